import { newProfile } from '@kupodex/data/character'
import { callById } from '@kupodex/data/contract'
import type { Lodestone, Reading } from '@kupodex/data/lodestone'
import { codeAge, type SiteState, siteIsWell, type Store } from '@kupodex/data/store'
import { openForAll } from '@kupodex/data/opened.fixture'
import { dieAtEachWrite, openDying, startTestStore } from '@kupodex/data/store/store.fixture'
import { seeded } from '@kupodex/data/soak.fixture'
import { describe, expect, test } from 'vitest'
import { rates } from '../ground/limits.ts'
import { anybody, testUser } from '../http/callers.fixture.ts'
import { type VerifyDeps, verifyAnswers } from './verify.ts'

const opened = openForAll(startTestStore)
let count = 0

const start = 1_750_000_000_000

const random = seeded()

/** A Lodestone with what players wrote about themselves, a way to verify there, and what it was asked. */
const scene = (more: { store?: Store; pause?: { code: string; for: number; machine?: string } } = {}) => {
  const id = ++count
  // Each an hour later, so that what all may take together is whole again.
  const time = { now: start + id * 3_600_000 }
  const site = (): Partial<SiteState> => {
    if (!more.pause) return {}
    const { code, machine } = more.pause
    const pause = { until: time.now + more.pause.for, code, times: 1 }
    return machine === undefined ? { pause } : { turnedAway: { [machine]: pause } }
  }
  const asked: unknown[] = []
  let answer: Partial<Reading<unknown>> = { outcome: 'ok', value: { selfIntroduction: null } }
  const timers: (() => void)[] = []
  const lodestone = {
    read: async (request: unknown) => {
      asked.push(request)
      return { fetchedAt: 0, status: 200, requests: 1, ...(await answer) }
    },
  } as unknown as Lodestone
  const depsOver = (store: Store): VerifyDeps => ({
    store: { ...store, readSite: async () => ({ ...siteIsWell, revision: 0, ...site() }) },
    ...{ lodestone, clock: () => time.now, rate: 1, readerKey: 'the secret of a test' },
    // Looks at another one's reading are waited for; the end of all patience comes when a test says so.
    sleep: (ms) =>
      new Promise((resolve) => {
        if (ms > 1000) return void timers.push(resolve)
        time.now += ms
        setTimeout(resolve, 5)
      }),
    random: (below) => Math.floor(random() * below),
  })
  const callsOver = (store: Store) => {
    const answers = verifyAnswers(depsOver(store))
    // Each at home, unless a test says where.
    return (call: 'verificationCode' | 'verifyCode', user = `mina${id}`, character = id, client = user) =>
      answers[call]({ id: character }, { ...anybody, client, user: testUser(user) })
  }
  const call = callsOver(more.store ?? opened.store)
  const codeOf = async (user?: string): Promise<string> => {
    const outcome = await call('verificationCode', user)
    if (!outcome.ok) throw new Error(outcome.code)
    return callById('verificationCode').answer.strict().parse(outcome.value).code
  }
  const says = (selfIntroduction: string | null) => void (answer = { outcome: 'ok', value: { selfIntroduction } })
  return {
    ...{ id, time, asked, call, callsOver, codeOf, says },
    answers: (given: typeof answer) => void (answer = given),
    timeOut: () => timers.forEach((end) => end()),
    verify: async (user?: string, client?: string) => {
      const outcome = await call('verifyCode', user, undefined, client)
      if (!outcome.ok) return outcome.code
      return callById('verifyCode').answer.strict().parse(outcome.value).verified
    },
  }
}

describe('a user with their code in the introduction', () => {
  test('owns the character, by one request of its own', async () => {
    const { id, codeOf, says, verify, asked } = scene()
    says(`Hello ${(await codeOf()).toUpperCase()}!`)
    expect(asked).toEqual([])
    expect(await verify()).toBe(true)
    expect(asked).toEqual([{ kind: 'character', id }])
    expect((await opened.store.ownerOf(id))?.user).toBe(`mina${id}`)
  })

  test('has a character put in the queue that was never read', async () => {
    const { id, codeOf, says, verify } = scene()
    says(await codeOf())
    expect(await opened.store.readProfile(id)).toBeNull()
    await verify()
    expect((await opened.store.readProfile(id))?.profile).toMatchObject({ id, status: 'adding' })
  })

  test('may take it away afterwards: who owns it is not asked again', async () => {
    const { codeOf, says, verify, call, asked } = scene()
    says(await codeOf())
    await verify()
    says(null)
    expect(await verify()).toBe(true)
    expect(await call('verificationCode')).toEqual({ ok: true, value: { code: '', verified: true } })
    expect(asked).toHaveLength(1)
  })

  test('takes the character from whoever verified it before, who learns of it', async () => {
    const { id, codeOf, says, verify } = scene()
    const aldo = `aldo${id}`
    const [own, other] = [await codeOf(), await codeOf(aldo)]
    expect(own).not.toBe(other)
    says(`${own} ${other}`)
    expect([await verify(), await verify(aldo)]).toEqual([true, true])
    expect((await opened.store.ownerOf(id))?.user).toBe(aldo)
    expect(await opened.store.ownCharsOf(`mina${id}`)).toMatchObject({ owned: [], lost: [{ id }] })
    // The code of the one who lost it is gone too: who wants it back needs a new one.
    expect(await verify()).toBe('codeExpired')
    says(await codeOf())
    expect(await verify()).toBe(true)
  })
})

describe('a character that its introduction hides', () => {
  const hide = async (id: number, now: number) => {
    const { store } = opened
    await store.addCharacter(id, now)
    await store.askFor(id, now)
    await store.lease(id, { now, until: now + 1, token: 'hide' })
    const profile = { ...newProfile(id, now), status: 'private' as const, optOut: 'asked' as const, updatedAt: now }
    await store.finish(id, 'hide', { profile, priority: 5, due: now + 1e9, failures: 0 })
  }
  const stateOf = async (id: number) => (await opened.store.readProfile(id))?.profile

  test('is read again, and shown, when somebody verifies it', async () => {
    const { id, time, codeOf, says, verify } = scene()
    await hide(id, time.now)
    says(`kupodex:hidden ${await codeOf()}`)
    expect(await verify()).toBe(true)
    expect(await stateOf(id)).toMatchObject({ status: 'adding', optOut: 'undone' })
    expect(await opened.store.readProfile(id)).toMatchObject({ priority: 0, due: time.now })
  })

  test('has to be verified again by its owner, with a new code in the introduction', async () => {
    const { id, time, codeOf, says, verify, asked } = scene()
    says(await codeOf())
    await verify()
    await hide(id, time.now)
    expect(await verify()).toBe('codeExpired')
    const code = await codeOf()
    says('kupodex:hidden')
    time.now += 60_000
    expect(await verify()).toBe(false)
    expect(await stateOf(id)).toMatchObject({ status: 'private', optOut: 'asked' })
    says(`kupodex:hidden ${code}`)
    time.now += 60_000
    expect(await verify()).toBe(true)
    expect(await stateOf(id)).toMatchObject({ status: 'adding', optOut: 'undone' })
    expect(asked).toHaveLength(3)
    expect(await verify()).toBe(true)
    expect(asked).toHaveLength(3)
  })
})

describe('a user without it', () => {
  test.each([null, '', 'Here for the hats.', 'kupodex-1234abcd'])(
    'does not own a character that says %j',
    async (words) => {
      const { id, codeOf, says, verify } = scene()
      await codeOf()
      says(words)
      expect(await verify()).toBe(false)
      expect(await opened.store.ownerOf(id)).toBeNull()
    },
  )

  test('is not helped by the code of another', async () => {
    const { id, codeOf, says, verify } = scene()
    await codeOf()
    says(await codeOf(`aldo${id}`))
    expect(await verify()).toBe(false)
  })

  test('keeps the code for a week; then it is said, not "not found", and costs no request', async () => {
    const { codeOf, says, verify, time, asked } = scene()
    expect(await verify()).toBe('codeExpired')
    const code = await codeOf()
    says(code)
    time.now += codeAge - 1
    expect(await codeOf()).toBe(code)
    time.now += 1
    expect(await verify()).toBe('codeExpired')
    expect(asked).toEqual([])
    expect(await codeOf()).not.toBe(code)
  })
})

describe('a Lodestone that does not show the introduction', () => {
  test.each([
    [{ outcome: 'private' }, 'profilePrivate', undefined],
    [{ outcome: 'hidden' }, 'profilePrivate', undefined],
    [{ outcome: 'notFound' }, 'notOnLodestone', undefined],
    [{ outcome: 'maintenance' }, 'lodestoneMaintenance', 60],
    [{ outcome: 'throttled', retryAfter: 90_500 }, 'lodestoneBusy', 91],
    [{ outcome: 'blocked' }, 'lodestoneUnavailable', 60],
    [{ outcome: 'challenged', retryAfter: 300_000 }, 'lodestoneUnavailable', 300],
    [{ outcome: 'unreachable' }, 'lodestoneUnavailable', 60],
    [{ outcome: 'unknownLayout', why: 'no .character__profile' }, 'lodestoneChanged', undefined],
  ] as const)('%j is %s, never a code that was not found', async (answer, code, retryAfter) => {
    const { id, codeOf, says, answers, verify, call } = scene()
    const ownCode = await codeOf()
    answers(answer as never)
    const outcome = await call('verifyCode')
    expect(outcome).toMatchObject({ ok: false, code })
    expect((outcome as { retryAfter?: number }).retryAfter).toBe(retryAfter)
    expect(await opened.store.ownerOf(id)).toBeNull()
    says(ownCode)
    expect(await verify()).toBe(true)
  })

  test.each([
    ['maintenance', 'lodestoneMaintenance'],
    ['blocked', 'lodestoneUnavailable'],
    ['challenged', 'lodestoneUnavailable'],
    ['something new', 'lodestoneUnavailable'],
  ])('is asked nothing while workers pause for %s', async (code, expected) => {
    const { codeOf, call, asked } = scene({ pause: { for: 30_000, code } })
    await codeOf()
    expect(await call('verifyCode')).toMatchObject({ code: expected, retryAfter: 30 })
    expect(asked).toEqual([])
  })

  test.each([
    ['AWS', 'lodestoneUnavailable'],
    ['elsewhere', true],
  ])('where only the machine %s is turned away: %s', async (machine, expected) => {
    const { codeOf, says, verify } = scene({ pause: { for: 30_000, code: 'challenged', machine } })
    says(await codeOf())
    expect(await verify()).toBe(expected)
  })

  test('keeps nobody waiting for long, and an answer that comes too late makes no owner', async () => {
    const { id, codeOf, answers, verify, timeOut, asked } = scene()
    const code = await codeOf()
    let arrive: (value: unknown) => void = () => {}
    answers(new Promise((resolve) => (arrive = resolve)) as never)
    const outcome = verify()
    while (asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    timeOut()
    expect(await outcome).toBe('lodestoneUnavailable')
    arrive({ outcome: 'ok', value: { selfIntroduction: code } })
    expect(await opened.store.ownerOf(id)).toBeNull()
  })
})

describe('one reading', () => {
  test('serves all who wait for it, and costs them no try', async () => {
    const all = await startTestStore()
    const { id, codeOf, says, verify, asked } = scene({ store: all.store })
    const users = Array.from({ length: 12 }, (_, at) => `waiting${at}`)
    for (const user of users) await codeOf(user)
    says(await codeOf())
    const found = await Promise.all([...users, undefined].map((user) => verify(user)))
    expect(found).toEqual([...users.map(() => false), true])
    // The first one, and one that began after everybody had come.
    expect(asked.length).toBeLessThanOrEqual(3)
    expect((await all.store.ownerOf(id))?.user).toBe(`mina${id}`)
    const left = await all.store.takeAllowance('verify-character', String(id), rates.verifications.character, start)
    expect(left?.left).toBe(rates.verifications.character.atOnce - 1)
    await all.close()
  })

  test('with the code in it is enough for who asks a moment later', async () => {
    const { codeOf, says, verify, time, asked } = scene()
    const aldo = `aldo${time.now}`
    says(`${await codeOf()} ${await codeOf(aldo)}`)
    expect(await verify()).toBe(true)
    time.now += 29_000
    expect([await verify(aldo), asked.length]).toEqual([true, 1])
  })

  test('without the code in it says nothing to who asks after it began', async () => {
    const { codeOf, says, verify, time, asked } = scene()
    const code = await codeOf()
    await codeOf(`aldo${time.now}`)
    expect(await verify(`aldo${time.now}`)).toBe(false)
    says(code)
    expect([await verify(), asked.length]).toEqual([true, 2])
  })

  test('whose function died keeps the next one waiting for a few seconds', async () => {
    const { id, codeOf, says, verify, time } = scene()
    says(await codeOf())
    await opened.store.beginIntroduction(id, { token: 'dead', startedAt: time.now, until: time.now + 10_000 }, null)
    expect(await verify()).toBe('lodestoneUnavailable')
    time.now += 2000
    expect(await verify()).toBe(true)
  })
})

test('of one person one try is under way at a time, so that nobody holds the function with slow ones', async () => {
  const { codeOf, answers, verify, timeOut, asked } = scene()
  await codeOf()
  answers(new Promise(() => undefined) as never)
  const first = verify()
  while (asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  expect(await verify()).toBe('tooManyRequests')
  timeOut()
  expect(await first).toBe('lodestoneUnavailable')
})

describe('bounds', () => {
  test('a user has five tries at once, and twenty an hour; other users have theirs', async () => {
    const { id, codeOf, verify, asked, time } = scene()
    await codeOf()
    const tries = async (n: number) => {
      const found: unknown[] = []
      for (let at = 0; at < n; at++) found.push(await verify())
      return found
    }
    expect(await tries(6)).toEqual([...Array<boolean>(5).fill(false), 'tooManyRequests'])
    await codeOf(`aldo${id}`)
    expect(await verify(`aldo${id}`)).toBe(false)
    time.now += 3 * 60_000
    expect(await tries(2)).toEqual([false, 'tooManyRequests'])
    expect(asked).toHaveLength(7)
  })

  test('nobody keeps the player of a character from the first try of it', async () => {
    const all = await startTestStore()
    const { id, codeOf, verify, says } = scene({ store: all.store })
    const found: unknown[] = []
    for (let user = 0; user < 6; user++) {
      await codeOf(`stranger${user}`)
      for (let at = 0; at < 5; at++) found.push(await verify(`stranger${user}`))
    }
    // A first try of each that is not counted, fifteen that are; what is left is kept for who asks for little.
    expect(found.filter((outcome) => outcome === false).length).toBeLessThan(30)
    expect(found).toContain('tooManyRequests')
    says(await codeOf())
    expect(await verify()).toBe(true)
    expect((await all.store.ownerOf(id))?.user).toBe(`mina${id}`)
    await all.close()
  })

  test('accounts at one address share what it may ask, and leave something for everybody else', async () => {
    const all = await startTestStore()
    const { id, call } = scene({ store: all.store })
    const codes: unknown[] = []
    for (let user = 0; user < 30; user++) {
      await call('verificationCode', `u${user}`, id + user)
      const outcome = await call('verifyCode', `u${user}`, id + user, '198.51.100.7')
      codes.push(outcome.ok || outcome.code)
    }
    expect(codes).toEqual([...Array<boolean>(10).fill(true), ...Array<string>(20).fill('tooManyRequests')])
    await call('verificationCode', 'mina', id)
    expect((await call('verifyCode', 'mina', id, '198.51.100.8')).ok).toBe(true)
    await all.close()
    count += 30
  })

  test('all together take a tenth of the pace', async () => {
    const all = await startTestStore()
    const { id, call } = scene({ store: all.store })
    const codes: unknown[] = []
    for (let user = 0; user < 35; user++) {
      await call('verificationCode', `u${user}`, id + user)
      const outcome = await call('verifyCode', `u${user}`, id + user)
      codes.push(outcome.ok || outcome.code)
    }
    await all.close()
    count += 35
    expect(codes).toEqual([...Array<boolean>(30).fill(true), ...Array<string>(5).fill('lodestoneBusy')])
  })

  test('who cannot be answered has used up no try', async () => {
    const { codeOf, answers, verify, says } = scene()
    const code = await codeOf()
    answers({ outcome: 'maintenance' } as never)
    for (let at = 0; at < 8; at++) expect(await verify()).toBe('lodestoneMaintenance')
    says(code)
    expect(await verify()).toBe(true)
  })

  test('a user gets thirty new codes at once', async () => {
    const { call, id } = scene()
    const codes = await Promise.all(
      Array.from({ length: 35 }, (_, at) => call('verificationCode', `collector${id}`, 9_000_000 + at)),
    )
    expect(codes.filter(({ ok }) => ok)).toHaveLength(30)
    expect(codes.find(({ ok }) => !ok)).toMatchObject({ code: 'tooManyRequests' })
  })
})

test('a process killed at any write leaves an owner whole or not at all, and asking again ends it', async () => {
  const deaths = await dieAtEachWrite(async (how) => {
    const { id, time, codeOf, says, verify, callsOver } = scene()
    const aldo = `aldo${id}`
    says(await codeOf(aldo))
    await verify(aldo)
    says(await codeOf())
    const dying = openDying(opened, how)
    await callsOver(dying.store)('verifyCode').catch(() => undefined)
    dying.close()
    const owner = (await opened.store.ownerOf(id))?.user
    const [mine, his] = await Promise.all([`mina${id}`, aldo].map((user) => opened.store.ownCharsOf(user)))
    const isMine = owner === `mina${id}`
    expect([mine?.owned.length, mine?.lost.length]).toEqual([isMine ? 1 : 0, 0])
    expect([his?.owned.length, his?.lost.length]).toEqual(isMine ? [0, 1] : [1, 0])
    // What a killed call still holds ends by itself.
    time.now += 31_000
    expect(await verify()).toBe(true)
    expect(await opened.store.readProfile(id)).not.toBeNull()
    return dying.state.isDead
  })
  expect(deaths).toBeGreaterThan(3)
})

test('of two users who verify at once, exactly one owns it and the other has lost it', async () => {
  for (let round = 0; round < 8; round++) {
    const { id, codeOf, says, verify } = scene()
    const users = [`mina${id}`, `aldo${id}`]
    says((await Promise.all(users.map(codeOf))).join(' '))
    expect(await Promise.all(users.map((user) => verify(user)))).toEqual([true, true])
    const chars = await Promise.all(users.map((user) => opened.store.ownCharsOf(user)))
    expect(chars.map(({ owned, lost }) => owned.length - lost.length).toSorted()).toEqual([-1, 1])
  }
})
