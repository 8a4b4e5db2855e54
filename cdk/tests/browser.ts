import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'
import { browserArguments } from '../src/check/browser.ts'

/** Starts the browser that the set-up found; a machine without one fails here, with a sentence. */
export const openBrowser = (): Promise<Browser> => {
  const path = inject('browser')
  if (path === '') throw new Error('There is no browser on this machine: name one in KUPODEX_BROWSER.')
  return chromium.launch({ executablePath: path, args: browserArguments })
}

/** Narrow and wide, as the pages are looked at. */
export const widths = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const
