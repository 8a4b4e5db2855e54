import {
  failureStatus,
  leastCost,
  type FilledPage,
  missingPage,
  readFilledPath,
  slotsFolder,
} from '@kupodex/data/contract'
import { respondFailure } from '../http/respond.ts'
import { clientOf } from '../http/client-of.ts'
import type { HttpEvent, HttpResult } from '../http/event.ts'
import { type Limiter, tooManyRequests } from '../http/limiter.ts'

interface MissingDeps {
  /** A page of the bucket by its key, as HTML; null if it is not published yet. */
  readPage: (key: string) => Promise<string | null>
  /** A page of a character for a robot; null where there is none. */
  fill: (page: FilledPage) => Promise<HttpResult | null>
  limiter: Limiter
}

/** How long an edge keeps an answer: what is missing now may be published in a minute. */
const cacheControl = 'public, max-age=10'

const isData = (path: string) => ['api', slotsFolder].includes(path.split('/')[1] ?? '')

/**
 * Answers for paths that do not exist in the bucket: pages of characters for robots with what is known of the character, published
 * data with an error code for programs, all else with the "not found" page. It is the fallback of the bucket only, so that the answers
 * of other functions are not affected.
 */
export const missingHandler =
  ({ readPage, fill, limiter }: MissingDeps) =>
  async (event: HttpEvent): Promise<HttpResult> => {
    const { rawPath } = event
    // Without the header the address is that of an edge, which all of its readers share.
    const wait = event.headers?.['cloudfront-viewer-address'] ? limiter(clientOf(event), leastCost) : 0
    if (wait > 0) return respondFailure(tooManyRequests(wait))
    if (isData(rawPath)) {
      const { headers, ...answer } = respondFailure({
        code: 'notPublished',
        message: 'Nothing is published at this address.',
      })
      return { ...answer, headers: { ...headers, 'cache-control': cacheControl } }
    }
    const asked = readFilledPath(rawPath)
    const filled = asked && (await fill(asked))
    if (filled) return filled
    const page = await readPage(missingPage(rawPath))
    const type = page === null ? 'text/plain' : 'text/html'
    return {
      statusCode: failureStatus.notPublished,
      headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': cacheControl },
      body: page ?? 'Not found\n',
      isBase64Encoded: false,
    }
  }
