import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Browser, BrowserContext, Response } from 'playwright-core'

const kinds = { document: 'html', stylesheet: 'css', script: 'js', fetch: 'data', image: 'images' } as const

export type Kind = (typeof kinds)[keyof typeof kinds]

/** What a first view costs: requests, and bytes by kind, compressed. */
export interface Weight {
  requests: number
  gzip: Record<Kind, number>
  brotli: Record<Kind, number>
}

interface Loaded {
  kind: Kind
  body: Buffer
}

/** Listens to what the pages of a context load; the function that it gives ends that, and gives the files and the number of requests. */
export const listenToLoads = (context: BrowserContext) => {
  let requests = 0
  const reading: Promise<Loaded>[] = []
  const listen = (response: Response) => {
    requests++
    const kind = kinds[response.request().resourceType() as keyof typeof kinds]
    if (kind) reading.push(response.body().then((body) => ({ kind, body })))
  }
  context.on('response', listen)
  return async () => {
    // What comes later is not part of the first view, and could not be read to its end.
    context.off('response', listen)
    return { requests, files: await Promise.all(reading) }
  }
}

export const weigh = (
  files: readonly Loaded[],
  compress: (body: Buffer) => Buffer = gzipSync,
): Record<Kind, number> => {
  const sums = { html: 0, css: 0, js: 0, data: 0, images: 0 }
  for (const { kind, body } of files) sums[kind] += compress(body).length
  return sums
}

/** The window of a phone: what lies below it is not part of the first view. What a worker keeps for later is not either. */
export const phone = { viewport: { width: 390, height: 844 }, serviceWorkers: 'block' as const }

/** Opens an address on a phone with an empty cache and weighs all that the first view loads. */
export const weighPage = async (browser: Browser, address: string): Promise<Weight> => {
  const context = await browser.newContext(phone)
  const endOfLoads = listenToLoads(context)
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'networkidle' })
  const { requests, files } = await endOfLoads()
  await context.close()
  return { requests, gzip: weigh(files), brotli: weigh(files, brotliCompressSync) }
}
