import { type CallIdOf, callById, fill, tokenHeader } from '@kupodex/data/contract'
import type { Store } from '@kupodex/data/store'
import type { ShownBanners } from '../banner/files.ts'
import type { Verifier } from '../http/audience.ts'
import { httpHandler } from '../http/handler.ts'
import { testUser } from '../http/callers.fixture.ts'
import { memoryTable, testSeats } from '../readers/readers.fixture.ts'
import { userAnswers } from './user.ts'

/** Takes the name of a user for the token of that user. */
export const verifyByName: Verifier = async (token) => ({ ok: true, user: testUser(token) })

/** A bucket without banners. */
export const noBanners: ShownBanners = { list: async () => [], remove: async () => undefined }

/** Calls of an account over a store, as they come from the edge; anything that is not foreseen throws. */
export const askOver =
  (store: Store, clock: () => number, verify: Verifier = verifyByName, banners: ShownBanners = noBanners) =>
  async (
    who: string,
    id: CallIdOf<'user'>,
    { params = {}, body }: { params?: Record<string, unknown>; body?: unknown } = {},
  ): Promise<{ status: number; json: Record<string, unknown> }> => {
    const { method, path, answer } = callById(id)
    const log = ({ error }: Record<string, unknown>): never => {
      throw new Error(String(error))
    }
    const seats = testSeats('exportAccount', memoryTable(), clock)
    const handler = httpHandler(userAnswers({ store, banners, seats, worlds: new Map(), clock }), { log, verify })
    const { statusCode: status, body: text } = await handler({
      rawPath: fill(path, params),
      headers: { [tokenHeader]: `Bearer ${who}` },
      requestContext: { http: { method } },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const json = JSON.parse(text) as Record<string, unknown>
    if (status === 200) answer.strict().parse(json)
    return { status, json }
  }
