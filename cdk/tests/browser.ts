import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'
import { launchOptions } from '../src/check/browser.ts'

let launched: Promise<Browser> | undefined

/**
 * The browser that all files of this process share, and that ends with it: one for all processes would be spoken to through a server
 * between, for as much work again. A machine without a browser fails here, with a sentence.
 */
export const openBrowser = (): Promise<Browser> => {
  const path = inject('browser')
  if (path === '') throw new Error('No browser was found on this machine: name one in KUPODEX_BROWSER.')
  return (launched ??= chromium.launch(launchOptions(path)))
}

/** Narrow and wide, as the pages are looked at. */
export const widths = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const
