import { fill, leastCost } from '@kupodex/data/contract'
import { chatLimits } from '../ground/limits.ts'
import type { Log } from '../ground/log.ts'
import { bytesOf } from '../http/body.ts'
import { type HttpEvent, httpEventSchema, type HttpResult } from '../http/event.ts'
import type { Failure } from '../http/failure.ts'
import type { HttpHandler } from '../http/handler.ts'
import type { Limiter } from '../http/limiter.ts'
import { respondFailure } from '../http/respond.ts'
import { commands } from './commands.ts'
import type { CommandDeps } from './deps.ts'
import { type Asked, type Interaction, readInteraction } from './interaction.ts'
import { offer, pong, type Reply, tell } from './reply.ts'
import type { SignatureCheck } from './signature.ts'
import { chatTexts } from './texts.ts'

export interface ChatDeps extends CommandDeps {
  isSigned: SignatureCheck
  limiter: Limiter
  sleep: (ms: number) => Promise<unknown>
  log: Log
}

const onlySent: Failure = {
  ok: false,
  code: 'methodNotAllowed',
  message: 'Discord sends its requests here by POST.',
  allow: ['POST'],
}
const notSigned: Failure = { ok: false, code: 'unauthorized', message: 'This request is not signed by Discord.' }
const notRead: Failure = { ok: false, code: 'badBody', message: 'This is no request that Discord sends.' }
const tooLarge: Failure = { ok: false, code: 'bodyTooLarge', message: 'The request body is too large.' }

/** Most bytes of a request: what Discord sends has a few hundred, with who asks some thousand. */
const mostBytes = 64 * 1024

const json = (reply: Reply): HttpResult => ({
  statusCode: 200,
  headers: {
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  },
  body: JSON.stringify(reply),
  isBase64Encoded: false,
})

/** Where something failed, without its message, which may quote what somebody typed. */
const placeOf = (error: unknown): string => {
  const { name = 'Error', stack = '' } = error instanceof Error ? error : {}
  return [name, ...stack.split('\n').filter((line) => /^\s+at /.test(line))].join('\n')
}

/**
 * Answers Discord: only what it has signed just now, once. Who asks is neither read nor logged. A server, or the channel of a direct message, pays for
 * its commands. What is not signed has no account: anybody can send it, with any header, and refusing it costs less than a millisecond.
 */
export const chatHandler = (deps: ChatDeps): HttpHandler => {
  const { limiter, isSigned, log } = deps

  const work = async (asked: Asked): Promise<Reply> => {
    const command = commands.find(({ name }) => name === asked.command)
    if (asked.typing === null) return command?.answer(deps, asked) ?? tell(chatTexts[asked.language].noCommand)
    return offer((await command?.options.find(({ name }) => name === asked.typing)?.suggest(deps, asked)) ?? [])
  }

  /** Nothing to choose from, or a sentence to who asked. */
  const instead = ({ typing }: Asked, text: string): Reply => (typing === null ? tell(text) : offer([]))

  const reply = async (interaction: Interaction): Promise<Reply> => {
    if (interaction.kind === 'ping') return pong
    const { asked, payer } = interaction
    const texts = chatTexts[asked.language]
    const { cost = 1 } = commands.find(({ name }) => name === asked.command) ?? {}
    const wait = limiter(payer, asked.typing === null ? cost : leastCost)
    if (wait > 0) return instead(asked, fill(texts.tooMany, { wait: String(wait) }))
    const fail = (error: unknown): Reply => {
      log({ level: 'error', event: 'chatFailed', error: placeOf(error) })
      return instead(asked, texts.failed)
    }
    const late = async () => {
      await deps.sleep(chatLimits.longestAnswer)
      return instead(asked, texts.late)
    }
    return Promise.race([work(asked).catch(fail), late()])
  }

  const answer = async (event: HttpEvent): Promise<HttpResult> => {
    const { requestContext, headers, ...sent } = httpEventSchema.parse(event)
    if (requestContext.http.method !== 'POST') return respondFailure(onlySent)
    const body = bytesOf(sent, mostBytes)
    if (body === null) return respondFailure(tooLarge)
    if (!(await isSigned(headers, body))) return respondFailure(notSigned)
    const interaction = readInteraction(body)
    return interaction === null ? respondFailure(notRead) : json(await reply(interaction))
  }

  return async (event) => {
    try {
      return await answer(event)
    } catch (error) {
      log({ level: 'error', event: 'chatFailed', error: placeOf(error) })
      return respondFailure({ code: 'internal', message: 'Something went wrong on the server.' })
    }
  }
}
