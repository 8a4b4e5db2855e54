import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Browser, Response } from 'playwright-core'

/** Kinds of files that a first view loads. */
const kinds = { document: 'html', stylesheet: 'css', script: 'js', fetch: 'data', image: 'images' } as const

/** A kind of file. */
export type Kind = (typeof kinds)[keyof typeof kinds]

/** What a first view costs: requests, and bytes by kind, compressed. */
export interface Weight {
  requests: number
  gzip: Record<Kind, number>
  brotli: Record<Kind, number>
}

const none = (): Record<Kind, number> => ({ html: 0, css: 0, js: 0, data: 0, images: 0 })

/** The window of a phone: what lies below it is not part of the first view. */
export const phone = { viewport: { width: 390, height: 844 } }

/** Opens an address on a phone with an empty cache and weighs all that the first view loads. */
export const weighPage = async (browser: Browser, address: string): Promise<Weight> => {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const weight: Weight = { requests: 0, gzip: none(), brotli: none() }
  const reading: Promise<void>[] = []
  const listen = (response: Response) => {
    weight.requests++
    const kind = kinds[response.request().resourceType() as keyof typeof kinds]
    if (!kind) return
    const weigh = async () => {
      const body = await response.body()
      weight.gzip[kind] += gzipSync(body).length
      weight.brotli[kind] += brotliCompressSync(body).length
    }
    reading.push(weigh())
  }
  page.on('response', listen)
  await page.goto(address, { waitUntil: 'networkidle' })
  // What comes later is not part of the first view, and could not be read to its end.
  page.off('response', listen)
  await Promise.all(reading)
  await context.close()
  return weight
}
