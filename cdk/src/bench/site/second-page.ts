import type { Browser } from 'playwright-core'
import { phone } from './weigh.ts'

/** What a page costs a reader who comes from another page of the site: requests that went out, and bytes over the wire, heads too. */
export interface SecondPage {
  requests: number
  bytes: number
}

/** Opens a page on a phone, then a second one with the browser's cache and storage as the first has left them, and weighs that. */
export const weighSecondPage = async (browser: Browser, first: string, second: string): Promise<SecondPage> => {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    await page.goto(first, { waitUntil: 'networkidle' })
    const network = await context.newCDPSession(page)
    await network.send('Network.enable')
    const weight: SecondPage = { requests: 0, bytes: 0 }
    // What comes from the browser's cache has no bytes on the wire.
    network.on('Network.loadingFinished', ({ encodedDataLength }) => {
      weight.requests += Number(encodedDataLength > 0)
      weight.bytes += encodedDataLength
    })
    await page.goto(second, { waitUntil: 'networkidle' })
    return weight
  } finally {
    await context.close()
  }
}
