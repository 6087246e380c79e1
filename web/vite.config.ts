import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const server = process.env.ECHOBASE_SERVER ?? 'http://127.0.0.1:8138'

export default defineConfig({
  plugins: [svelte()],
  base: './',
  build: {
    outDir: '../src/echobase/server/static',
    emptyOutDir: true,
    target: 'es2022',
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: server, ws: true } } },
})
