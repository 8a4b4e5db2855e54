import type { Browser } from 'playwright-core'
import { phone } from './weigh.ts'

/** What a page of a visit costs: requests that went out to this site, and their bytes over the wire, heads too. */
export interface PageOfVisit {
  requests: number
  bytes: number
}

/**
 * Opens pages one after another on a phone, each with the browser's cache and storage as the ones before have left them. Pictures of
 * others' servers, as the Lodestone's faces, are left out.
 */
export const weighVisit = async (browser: Browser, base: string, paths: readonly string[]): Promise<PageOfVisit[]> => {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const network = await context.newCDPSession(page)
    await network.send('Network.enable')
    const ours = new Set<string>()
    let weight: PageOfVisit = { requests: 0, bytes: 0 }
    network.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (request.url.startsWith(base)) ours.add(requestId)
    })
    // What comes from the browser's cache has no bytes on the wire.
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (encodedDataLength === 0 || !ours.has(requestId)) return
      weight.requests++
      weight.bytes += encodedDataLength
    })
    const pages: PageOfVisit[] = []
    for (const path of paths) {
      weight = { requests: 0, bytes: 0 }
      await page.goto(base + path, { waitUntil: 'networkidle' })
      pages.push(weight)
    }
    return pages
  } finally {
    await context.close()
  }
}
