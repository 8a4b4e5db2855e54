import { expect, test } from 'vitest'
import type { Session } from './session.ts'
import { createTokens } from './tokens.ts'

/** Tabs that share what the browser keeps; a renewal gives the next token, if the provider is there. */
const browser = (held: Session | null) => {
  const kept = { session: held, renewals: 0, isUp: true, now: 1000 }
  let last: Promise<unknown> = Promise.resolve()
  const tab = () =>
    createTokens({
      read: () => kept.session,
      renew: async () => {
        kept.renewals++
        await Promise.resolve()
        if (kept.isUp) kept.session = { subject: 'a', token: `t${kept.renewals}`, expiresAt: kept.now + 300 }
      },
      lock: (run) => (last = last.then(run)) as never,
      now: () => kept.now,
    })
  return { kept, tab }
}

const session = (left: number): Session => ({ subject: 'a', token: 't0', expiresAt: 1000 + left })

test('nobody is logged in: no token, and nothing is renewed', async () => {
  const { kept, tab } = browser(null)
  expect(await tab()()).toBeNull()
  expect(kept.renewals).toBe(0)
})

test('a token that lasts is used as it is, one near its end is renewed before', async () => {
  const { kept, tab } = browser(session(61))
  const tokens = tab()
  expect(await tokens()).toBe('t0')
  kept.now += 1
  expect(await tokens()).toBe('t1')
  expect(await tokens()).toBe('t1')
  expect(kept.renewals).toBe(1)
})

test('many calls in two tabs at once renew once', async () => {
  const { kept, tab } = browser(session(0))
  const [one, two] = [tab(), tab()]
  expect(await Promise.all([one(), two(), one(), two()])).toEqual(['t1', 't1', 't1', 't1'])
  expect(kept.renewals).toBe(1)
})

test('a token that was refused is renewed, whatever its end says, and never given again', async () => {
  const { kept, tab } = browser(session(300))
  expect(await tab()('t0')).toBe('t1')
  kept.isUp = false
  expect(await tab()('t1')).toBeUndefined()
})

test('while the provider is down the token is used up to its end', async () => {
  const { kept, tab } = browser(session(30))
  kept.isUp = false
  expect(await tab()()).toBe('t0')
  kept.now += 30
  expect(await tab()()).toBeUndefined()
  expect(kept.session?.token).toBe('t0')
})
