import { failureStatus, missingPage, slotsFolder } from '@kupodex/data/contract'
import { respondFailure } from '../http/respond.ts'
import type { HttpEvent, HttpResult } from '../http/event.ts'

/** What answering for what is not there needs. */
export interface MissingDeps {
  /** A page of the bucket by its key, as HTML; null where none was published yet. */
  readPage: (key: string) => Promise<string | null>
}

/** How long an edge keeps an answer: what is missing now may be published in a minute. */
const cacheControl = 'public, max-age=10'

const isData = (path: string) => ['api', slotsFolder].includes(path.split('/')[1] ?? '')

/**
 * Answers where the bucket has nothing under a path: for published data a code that a program can read, for all else the page
 * for what is not there. It stands behind the bucket, so that answers of other functions are left alone.
 */
export const missingHandler =
  ({ readPage }: MissingDeps) =>
  async ({ rawPath }: Pick<HttpEvent, 'rawPath'>): Promise<HttpResult> => {
    if (isData(rawPath)) {
      const { headers, ...answer } = respondFailure({
        code: 'notPublished',
        message: 'Nothing is published at this address.',
      })
      return { ...answer, headers: { ...headers, 'cache-control': cacheControl } }
    }
    const page = await readPage(missingPage(rawPath))
    const type = page === null ? 'text/plain' : 'text/html'
    return {
      statusCode: failureStatus.notPublished,
      headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': cacheControl },
      body: page ?? 'Not found\n',
      isBase64Encoded: false,
    }
  }
