// Starts the client: words and drawings first, then the screens.

import { mount } from 'svelte'
import App from './App.svelte'
import { answerWorker } from './lib/talk/worker'
import { choose } from './lib/transport'
import './styles/base.css'
import './styles/frame.css'

async function start(): Promise<void> {
  const target = document.getElementById('app')
  if (!target) return // the page has said that this browser is too old
  try {
    await choose()
  } catch {
    target.textContent = 'Echo Base: a part of this page could not be loaded. Check your connection, then reload the page.'
    return
  }
  answerWorker()
  mount(App, { target })
}
void start()
