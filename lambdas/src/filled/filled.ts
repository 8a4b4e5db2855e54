import { cardCache, cacheTimes, type FilledPage, shellOf } from '@kupodex/data/contract'
import { type ContentDeps, findContent } from '../card/find.ts'
import type { HttpResult } from '../http/event.ts'
import type { Log } from '../ground/log.ts'
import { headFacts } from './facts.ts'
import { fillHead } from './head.ts'

export interface FilledDeps extends ContentDeps {
  /** A page of the bucket by its key, as HTML; null if it is not published yet. */
  readPage: (key: string) => Promise<string | null>
  log: Log
}

/** Answers a robot with the shell of a page, whose head says who it is; null where there is no such page. What cannot be read leaves the shell as it is. */
export const filledPage = async (deps: FilledDeps, page: FilledPage): Promise<HttpResult | null> => {
  const fail = (error: unknown): null => {
    deps.log({ level: 'error', event: 'pageNotFilled', id: page.id, error: String(error) })
    return null
  }
  const [shell, content] = await Promise.all([deps.readPage(shellOf(page)), findContent(deps, page.id).catch(fail)])
  if (shell === null) return null
  return {
    statusCode: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      // The same as of cards: its owner may hide the character.
      'cache-control': `public, max-age=${cacheTimes(cardCache).maxAge}`,
    },
    body: content === null ? shell : fillHead(shell, page, headFacts(content, page)),
    isBase64Encoded: false,
  }
}
