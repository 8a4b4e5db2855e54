import { expect, test } from 'vitest'
import { createAsk } from '#ask/ask.ts'
import type { Session } from '#session/session.ts'
import { createTokensOf } from '#session/tokens.ts'
import { inMemory, type Intent } from './intents.ts'
import { sendIntents } from './send.ts'

const session = (subject: string): Session => ({ subject, token: `of-${subject}`, expiresAt: 2000 })

/** A server where mina owns the character 7, and a browser in which somebody is logged in. */
const world = () => {
  const browser = { session: session('aldo') as Session | null }
  const sent: (string | null)[] = []
  const fetch: typeof globalThis.fetch = async (_, init) => {
    const by = new Headers(init?.headers).get('authorization')
    sent.push(by)
    return by === 'Bearer of-mina'
      ? Response.json({ lists: [{ type: 'emote', items: [] }] })
      : Response.json({ code: 'forbidden' }, { status: 403 })
  }
  const token = createTokensOf('mina', {
    read: () => browser.session,
    renew: async () => {},
    lock: (run) => run(),
    now: () => 1000,
  })
  return { browser, sent, ask: createAsk({ fetch, token }) }
}

test('what waits of one user is not sent while another one is logged in, and not lost', async () => {
  const { browser, sent, ask } = world()
  const intents = inMemory()
  const tick: Intent = { subject: 'mina', characterId: 7, type: 'emote', id: 1, owned: true, at: 5 }
  await intents.add([tick])
  for (const next of [session('aldo'), null]) {
    browser.session = next
    expect(await sendIntents(ask, intents, 'mina', 7)).toMatchObject({ state: 'waiting', code: 'loggedOut' })
  }
  expect([sent, await intents.of('mina', 7)]).toEqual([[], [tick]])
  browser.session = session('mina')
  expect(await sendIntents(ask, intents, 'mina', 7)).toMatchObject({ state: 'sent' })
  expect([sent, await intents.of('mina', 7)]).toEqual([['Bearer of-mina'], []])
})
