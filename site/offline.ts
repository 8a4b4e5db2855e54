import type { AstroIntegration } from 'astro'
import { fileURLToPath } from 'node:url'
import { buildWorker } from './src/offline/build/build-worker.ts'

/** Builds the worker beside the pages. */
export const offlineWorker = (isOffline: boolean): AstroIntegration => ({
  name: 'offline-worker',
  hooks: { 'astro:build:done': ({ dir }) => buildWorker(isOffline, fileURLToPath(dir)) },
})
