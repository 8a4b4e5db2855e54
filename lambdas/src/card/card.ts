import { cardCache, cardsFolder, cacheTimes, leastCost, readCardPath } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import { noGameData } from '../character/find.ts'
import { clientOf } from '../http/client-of.ts'
import { type HttpEvent, httpEventSchema, type HttpResult } from '../http/event.ts'
import type { Failure, Outcome } from '../http/failure.ts'
import type { HttpHandler } from '../http/handler.ts'
import { type Limiter, tooManyRequests } from '../http/limiter.ts'
import { hashOf, namesEtag, respondFailure, respondPreflight } from '../http/respond.ts'
import type { Log } from '../ground/log.ts'
import type { Budget } from '../readers/budget.ts'
import type { CardContent } from './content.ts'
import type { CardFiles } from './files.ts'
import { type ContentDeps, findContent } from './find.ts'

/** What answering with cards needs; `draw` makes the bytes of a PNG file. */
export interface CardDeps extends ContentDeps {
  files: CardFiles
  limiter: Limiter
  drawings: Budget
  draw: (content: CardContent, language: Language) => Promise<Buffer>
  log: Log
}

/** Raised when the same content is drawn in another way, so that no card is left as it was. */
const design = 2

/** Where readers find a picture of the site as a whole (`site/public`). */
const sitePicture = '/og.png'

const noSuchCard: Failure = { ok: false, code: 'noSuchCall', message: 'There is no card at this address.' }

const onlyRead: Failure = { ok: false, code: 'methodNotAllowed', message: 'Cards can only be read.', allow: ['GET'] }

/** A card that is to be shown: its content, and where it is kept. */
interface Wanted {
  id: number
  language: Language
  content: CardContent
  /** A hash of all that it shows: with the next change it is another one. */
  version: string
}

const keyOf = ({ id, language, content, version }: Wanted): string =>
  `${cardsFolder}/${content.kind === 'character' ? id : content.kind}/${language}-${version}.png`

const headersOf = ({ content, version }: Wanted): Record<string, string> => ({
  'content-type': 'image/png',
  'x-content-type-options': 'nosniff',
  'cache-control': `public, max-age=${cacheTimes(cardCache).maxAge}`,
  etag: `"${version}"`,
  ...(content.kind === 'character' ? {} : { 'x-robots-tag': 'noindex' }),
})

const instead: HttpResult = {
  statusCode: 307,
  headers: { location: sitePicture, 'cache-control': 'no-store' },
  body: '',
  isBase64Encoded: false,
}

/**
 * Answers with the card of a character, as anyone may see it. A card is drawn once for what it shows and kept; one of a character that
 * is private, unknown or deleted names nothing, and is the same for all of them.
 */
export const cardHandler = (deps: CardDeps): HttpHandler => {
  const { files, limiter, drawings, draw, log } = deps
  const find = async (language: Language, id: number): Promise<Outcome<Wanted>> => {
    const content = await findContent(deps, id)
    if (!content) return noGameData
    return { ok: true, value: { id, language, content, version: hashOf(JSON.stringify([design, language, content])) } }
  }

  /** The bytes of a card, drawn where it is not kept; null where its reader has had enough drawn. */
  const bytesOf = async (wanted: Wanted, client: string): Promise<Buffer | null> => {
    const kept = await files.read(keyOf(wanted))
    if (kept) return kept
    if (wanted.content.kind === 'character' && !(await drawings.take({ client, hasKey: false }, 1)).ok) return null
    const bytes = await draw(wanted.content, wanted.language)
    await files.write(keyOf(wanted), bytes).catch((error: unknown) => {
      log({ level: 'warn', event: 'cardNotKept', id: wanted.id, error: String(error) })
    })
    return bytes
  }

  const answer = async (event: HttpEvent): Promise<HttpResult> => {
    const { requestContext, headers } = httpEventSchema.parse(event)
    const { method } = requestContext.http
    const isRead = method === 'GET' || method === 'HEAD'
    const asked = isRead ? readCardPath(event.rawPath) : null
    const client = clientOf(event)
    const wait = limiter(client, asked ? 1 : leastCost)
    if (wait > 0) return respondFailure(tooManyRequests(wait))
    if (method === 'OPTIONS') return respondPreflight()
    if (!isRead) return respondFailure(onlyRead)
    if (!asked) return respondFailure(noSuchCard)
    const found = await find(asked.language, asked.id)
    if (!found.ok) return respondFailure(found)
    const sent = headersOf(found.value)
    const empty = { headers: sent, body: '', isBase64Encoded: false }
    if (namesEtag(headers['if-none-match'], sent.etag ?? '')) return { statusCode: 304, ...empty }
    if (method === 'HEAD') return { statusCode: 200, ...empty }
    const bytes = await bytesOf(found.value, client)
    if (!bytes) return instead
    return { statusCode: 200, headers: sent, body: bytes.toString('base64'), isBase64Encoded: true }
  }

  return async (event) => {
    try {
      return await answer(event)
    } catch (error) {
      const text = String((error as Error)?.stack ?? error)
      log({ level: 'error', event: 'failed', path: event.rawPath, error: text })
      return respondFailure({ code: 'internal', message: 'Something went wrong on the server.' })
    }
  }
}
