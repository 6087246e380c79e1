// The audio context: made when something is to be heard, and never before somebody has touched the page.

let context: AudioContext | null = null

/** The context, or null while nothing may be heard. */
export function audio(): AudioContext | null {
  if (!navigator.userActivation.hasBeenActive) return null
  try {
    context ??= new AudioContext()
    if (context.state === 'suspended') void context.resume()
    return context
  } catch {
    return null // a browser without sound plays in silence
  }
}

const GESTURES = ['pointerup', 'keyup'] as const

/** Do something at the first gesture, or now if there has been one; returns how to give it up. */
export function onceTouched(run: () => void): () => void {
  if (navigator.userActivation.hasBeenActive) {
    run()
    return () => {}
  }
  const touched = (): void => {
    if (!navigator.userActivation.hasBeenActive) return
    forget()
    run()
  }
  const forget = (): void => GESTURES.forEach((name) => removeEventListener(name, touched))
  GESTURES.forEach((name) => addEventListener(name, touched))
  return forget
}
