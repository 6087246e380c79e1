// Starts the client: words and drawings first, then the screens.

import { mount } from 'svelte'
import App from './App.svelte'
import { answerWorker } from './lib/talk/worker'
import { choose } from './lib/transport'
import './styles/base.css'
import './styles/frame.css'

async function start(): Promise<void> {
  await choose()
  answerWorker()
  mount(App, { target: document.getElementById('app')! })
}
void start()
