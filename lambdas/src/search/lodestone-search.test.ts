import { callById } from '@kupodex/data/contract'
import type { Lodestone } from '@kupodex/data/lodestone'
import { type Allowances, siteIsWell, type StoredSiteState } from '@kupodex/data/store'
import { memoryAllowances } from '@kupodex/data/store/store.fixture'
import { describe, expect, test, vi } from 'vitest'
import type { Caller } from '../http/handler.ts'
import { createBudget } from '../readers/budget.ts'
import { searches } from '../readers/rules.ts'
import { anybody } from '../http/callers.fixture.ts'
import { lodestoneSearchAnswers } from './lodestone-search.ts'

/** As long as a busy machine may take. */
const slowly = { timeout: 30_000 }

const entry = {
  id: 7,
  name: 'Mina Example',
  world: 'Testworld',
  dataCenter: 'Testcenter',
  avatarUrl: 'https://img2.finalfantasyxiv.com/f/a.jpg',
  level: 90,
  grandCompany: null,
  freeCompany: null,
  languages: 'EN',
}
const page = { total: 1, page: 1, pageCount: 1, entries: [entry] }
const good = { outcome: 'ok', value: page, fetchedAt: 0, status: 200, requests: 1 }

const deps = (
  answers: unknown[],
  more: {
    store?: Allowances
    pause?: StoredSiteState['pause']
    turnedAway?: StoredSiteState['turnedAway']
    hidden?: Set<number>
    optedOut?: Set<number>
  } = {},
) => {
  let now = 1_000_000
  const asked: unknown[] = []
  const timers: (() => void)[] = []
  const read = (request: unknown) => {
    asked.push(request)
    return answers.length > 1 ? answers.shift() : answers[0]
  }
  const { lodestonesearch } = lodestoneSearchAnswers({
    searches: createBudget(
      { store: more.store ?? memoryAllowances(), clock: () => now, readerKey: 'the secret of a test' },
      searches(1),
    ),
    store: {
      readSite: () =>
        Promise.resolve({ ...siteIsWell, revision: 0, pause: more.pause ?? null, turnedAway: more.turnedAway ?? {} }),
      hiddenAmong: async (ids) => new Set(ids.filter((id) => more.hidden?.has(id))),
      optedOutAmong: async (ids) => new Set(ids.filter((id) => more.optedOut?.has(id))),
    },
    places: [
      { id: 1, world: 'Exodus', dataCenter: 'Primal' },
      { id: 2, world: 'Lamia', dataCenter: 'Primal' },
    ],
    lodestone: { read: async (request: unknown) => read(request) } as unknown as Lodestone,
    clock: () => now,
    sleep: () => new Promise((resolve) => timers.push(resolve)),
  })
  const search = (text: string, who: Partial<Caller> = {}) => lodestonesearch?.({ text }, { ...anybody, ...who })
  return { search, asked, after: (ms: number) => void (now += ms), timeOut: () => timers.forEach((end) => end()) }
}

describe('a search of the Lodestone', () => {
  test('returns the characters with the name, as the contract defines', async () => {
    const { search, asked } = deps([good])
    const outcome = await search('Mina Example')
    expect(outcome).toEqual({
      ok: true,
      value: {
        results: [
          { id: 7, name: 'Mina Example', iconUrl: 'https://img2.finalfantasyxiv.com/f/a.jpg', worldName: 'Testworld' },
        ],
        more: false,
      },
    })
    if (outcome?.ok) callById('lodestonesearch').answer.parse(outcome.value)
    expect(asked).toEqual([{ kind: 'search', name: 'Mina Example' }])
  })

  test('asks for one page, and says where there is more', async () => {
    const { search, asked } = deps([{ ...good, value: { ...page, total: 1000, pageCount: 20 } }])
    expect(await search('Mina')).toMatchObject({ value: { results: [{ id: 7 }], more: true } })
    expect(asked).toEqual([{ kind: 'search', name: 'Mina' }])
  })

  test('a character whose picture lies elsewhere is found without it', async () => {
    const { search } = deps([{ ...good, value: { ...page, entries: [{ ...entry, avatarUrl: 'data:,' }] } }])
    expect(await search('Mina Example')).toMatchObject({ value: { results: [{ id: 7, iconUrl: '' }] } })
  })

  test('a character that hides is found without its face from the moment it does', async () => {
    const [hidden, optedOut] = [new Set<number>(), new Set<number>()]
    const other = { ...entry, id: 8 }
    const { search, asked } = deps([{ ...good, value: { ...page, entries: [entry, other] } }], { hidden, optedOut })
    const faces = async () => {
      const outcome = await search('Mina Example')
      return outcome?.ok ? outcome.value.results.map(({ iconUrl }) => iconUrl) : null
    }
    expect(await faces()).toEqual([entry.avatarUrl, entry.avatarUrl])
    hidden.add(7)
    expect(await faces()).toEqual(['', entry.avatarUrl])
    optedOut.add(8)
    expect(await faces()).toEqual(['', ''])
    expect(asked).toHaveLength(1)
  })

  test.each([
    ["Mi-na O'Test@exodus", { name: "Mi-na O'Test", scope: { world: 'Exodus' } }],
    ['Mina Test Primal', { name: 'Mina Test', scope: { dataCenter: 'Primal' } }],
    ['Mina Test Nowhere', { name: 'Mina Test' }],
    ["D'a", { name: "D'a" }],
  ])('looks for %s where the search says', async (text, expected) => {
    const { search, asked } = deps([good])
    await search(text)
    expect(asked).toEqual([{ kind: 'search', ...expected }])
  })

  test('a last word that may be a world is taken as one if no character has that name', async () => {
    const { search, asked } = deps([{ ...good, value: { ...page, entries: [] } }, good])
    expect(await search('Mina Exodus')).toMatchObject({ ok: true, value: { results: [{ id: 7 }] } })
    expect(asked).toEqual([
      { kind: 'search', name: 'Mina Exodus' },
      { kind: 'search', name: 'Mina', scope: { world: 'Exodus' } },
    ])
  })

  test('requests a name once in some minutes, whatever its spelling and however many readers ask at once', async () => {
    const { search, asked, after } = deps([good])
    await Promise.all([search('Mina Example'), search('MINA EXAMPLE'), search('mina example')])
    after(4 * 60_000)
    await search('Mina Example')
    expect(asked).toHaveLength(1)
    after(2 * 60_000)
    await search('Mina Example')
    expect(asked).toHaveLength(2)
  })

  test.each(['maintenance', 'unreachable', 'throttled', 'blocked', 'challenged', 'unknownLayout'])(
    'a site that is %s is a code, and asked again soon',
    async (outcome) => {
      const { search, asked, after } = deps([{ outcome, why: '', status: 503 }, good])
      expect(await search('Mina Example')).toMatchObject({ ok: false, code: 'lodestoneUnavailable', retryAfter: 60 })
      expect(await search('Mina Example')).toMatchObject({ ok: false })
      expect(asked).toHaveLength(1)
      after(21_000)
      expect(await search('Mina Example')).toMatchObject({ ok: true })
    },
  )

  test('a pause of everything costs no request', async () => {
    const { search, asked } = deps([good], { pause: { until: 1_030_000, code: 'maintenance', times: 1 } })
    expect(await search('Mina Example')).toMatchObject({ code: 'lodestoneUnavailable', retryAfter: 30 })
    expect(asked).toEqual([])
  })

  test('nor does a pause of the functions alone; that of another machine is none for them', async () => {
    const own = { until: 1_030_000, code: 'blocked', times: 1 }
    const away = deps([good], { turnedAway: { AWS: own } })
    expect(await away.search('Mina Example')).toMatchObject({ code: 'lodestoneUnavailable', retryAfter: 30 })
    expect(away.asked).toEqual([])
    expect(await deps([good], { turnedAway: { home: own } }).search('Mina Example')).toMatchObject({ ok: true })
  })

  test('one reader who searches endlessly does not block others', async () => {
    const { search, asked } = deps([good])
    const greedy = { client: '198.51.100.1' }
    const codes: unknown[] = []
    for (let n = 0; n < 12; n++) {
      const outcome = await search(`Greedy ${'abcdefghijkl'[n]}`, greedy)
      codes.push(outcome?.ok || outcome?.code)
    }
    expect(codes).toEqual([...Array<boolean>(5).fill(true), ...Array<string>(7).fill('tooManyRequests')])
    expect(asked).toHaveLength(5)
    expect((await search('Innocent Person', { client: '198.51.100.2' }))?.ok).toBe(true)
    // A refusal to one reader is not a refusal to another, and everybody gets what is known.
    expect((await search('Greedy l', { client: '198.51.100.2' }))?.ok).toBe(true)
    expect((await search('Greedy a', greedy))?.ok).toBe(true)
  })

  test('six who search endlessly leave something for the next', async () => {
    const { search } = deps([good])
    const letters = [...'abcdefghijklmnopqrstuvwxyz']
    const outcomes = []
    for (const reader of [1, 2, 3, 4, 5, 6]) {
      for (const letter of letters.slice(0, 5)) {
        outcomes.push(await search(`${letters[reader]}${letter} Greedy`, { client: `198.51.100.${reader}` }))
      }
    }
    const codes = outcomes.map((outcome) => outcome?.ok || outcome?.code)
    expect(codes).toContain('lodestoneBusy')
    expect(await search('Innocent Person', { client: '198.51.100.99' })).toMatchObject({ ok: true })
  })

  test('a page of another site gets what is known, and starts no search', async () => {
    const { search, asked } = deps([good])
    const foreign = { isForeign: true, client: '198.51.100.3' }
    expect(await search('Mina Example', foreign)).toMatchObject({ ok: false, code: 'forbidden' })
    expect(asked).toEqual([])
    await search('Mina Example')
    expect((await search('Mina Example', foreign))?.ok).toBe(true)
    expect((await search('Mina Other', { ...foreign, hasKey: true }))?.ok).toBe(true)
  })

  test('a reader who needs only one of two searches pays once', async () => {
    const { search, asked } = deps([good])
    for (const letter of 'abcde') expect((await search(`Mina ${letter} Exodus`))?.ok).toBe(true)
    expect(asked).toHaveLength(5)
  })

  test('nobody waits for long; the answer is there for anyone who asks again', async () => {
    let answer: (value: unknown) => void = () => {}
    const { search, asked, timeOut } = deps([new Promise((resolve) => (answer = resolve))])
    const first = search('Mina Example')
    await vi.waitFor(() => expect(asked).toHaveLength(1), slowly)
    timeOut()
    expect(await first).toMatchObject({ ok: false, code: 'lodestoneUnavailable' })
    answer(good)
    expect(await search('Mina Example')).toMatchObject({ ok: true })
    expect(asked).toHaveLength(1)
  })

  test('a bug is not cached', async () => {
    const { search } = deps([Promise.reject(new Error('bug')), good])
    await expect(search('Mina Example')).rejects.toThrow('bug')
    expect(await search('Mina Example')).toMatchObject({ ok: true })
  })
})
