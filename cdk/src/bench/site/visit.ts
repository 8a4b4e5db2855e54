import type { Browser } from 'playwright-core'
import { fits } from '#edge/globs.ts'
import { hashedPattern, inertPatterns } from '#edge/behaviours.ts'
import type { Load } from '#cost/measured.ts'
import { phone } from './weigh.ts'

/** What a page of a visit costs: requests that went out to this site, with their heads. */
export type PageOfVisit = Load

/** Whether the edge serves a file without looking for what is live; a drawing has another behaviour, whatever its name. */
const isHashed = (path: string): boolean =>
  fits(hashedPattern, path) && !inertPatterns.some((pattern) => fits(pattern, path))

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
    const ours = new Map<string, string>()
    let weight: PageOfVisit = { requests: 0, hashed: 0, bytes: 0 }
    network.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (request.url.startsWith(base)) ours.set(requestId, new URL(request.url).pathname)
    })
    // What comes from the browser's cache has no bytes on the wire.
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const path = ours.get(requestId)
      if (encodedDataLength === 0 || path === undefined) return
      weight.requests++
      if (isHashed(path)) weight.hashed++
      weight.bytes += encodedDataLength
    })
    const pages: PageOfVisit[] = []
    for (const path of paths) {
      weight = { requests: 0, hashed: 0, bytes: 0 }
      await page.goto(base + path, { waitUntil: 'networkidle' })
      pages.push(weight)
    }
    return pages
  } finally {
    await context.close()
  }
}
