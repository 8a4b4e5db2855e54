import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { RecentCharacter } from '#recent/recent.ts'
import { openPage } from '#ui/page.fixture.ts'

const person = (id: number): RecentCharacter => ({ id, name: `Person ${id}`, worldName: 'Lich', iconUrl: '' })
const card = (type: string, ...ids: number[]) => `
  <section data-own-card="${type}" data-ranked="2345">
    <ol>${ids.map((id) => `<li data-id="${id}"><b>Person ${id}</b></li>`).join('')}</ol>
    <p data-own-place data-label="yours" data-text="{name}: {rank} of {n}" hidden></p>
  </section>`

beforeEach(() => {
  vi.stubEnv('KUPODEX_ISSUER', 'https://issuer.example')
  vi.stubEnv('KUPODEX_CLIENT_ID', 'site')
  onTestFinished(() => void vi.unstubAllEnvs())
})
afterEach(() => {
  for (const one of ['#boards/pin.ts', '#recent/chosen.ts', '../user/user.ts']) vi.doUnmock(one)
  vi.resetModules()
})

interface Reader {
  /** Null: nobody is logged in. */
  account?: { own: RecentCharacter[]; favorites: RecentCharacter[] } | null
  opened?: RecentCharacter[]
  chosen?: RecentCharacter[]
  /** Nobody is ranked where it is null; -1: the look-up fails. */
  rank?: number | null
}

/** The home page of a reader with two cards, whose first character that is looked up has a rank. */
const open = async ({ account = null, opened = [], chosen = [], rank = 77 }: Reader, path = '/de/') => {
  vi.resetModules()
  const asked: [string, number[]][] = []
  vi.doMock('#boards/pin.ts', () => ({
    ownRank: async (_: unknown, { type }: { type: string }, some: readonly RecentCharacter[]) => {
      asked.push([type, some.map(({ id }) => id)])
      if (rank === -1) throw new Error('offline')
      return rank === null ? null : { character: some[0], rank }
    },
  }))
  vi.doMock('#recent/chosen.ts', () => ({ withChosen: (_: unknown, own: RecentCharacter[]) => [...chosen, ...own] }))
  vi.doMock('../user/user.ts', () => ({
    followUser: () => undefined,
    user: {
      subscribe: (hear: (one: unknown) => void) => {
        hear(null)
        hear(account)
      },
    },
  }))
  const { sessionKey } = await import('#session/session-key.ts')
  const page = openPage(card('mount', 1, 2) + card('minion', 3), {
    path,
    kept: account === null ? {} : { [sessionKey ?? '']: '{}' },
  })
  const { recent } = await import('#recent/recent.ts')
  recent.set(opened)
  await import('./own-places.ts')
  const places = () =>
    page
      .all('[data-own-place]')
      .map((place) => (place.hasAttribute('hidden') ? null : (place.querySelector('a')?.getAttribute('href') ?? '')))
  return { ...page, asked, places }
}

test('own characters are marked among the leaders, and elsewhere have their place below', async () => {
  const page = await open({ account: { own: [person(2)], favorites: [person(3)] } })
  await vi.waitFor(() => expect(page.places()[1]).toMatch(/^\/de\/.*minion.*\?char=2$/))
  expect(page.places()[0]).toBeNull()
  expect(page.words('[data-own] b')).toEqual(['Person 2 (yours)'])
  expect(page.words('[data-own-place]:not([hidden]) a')).toEqual(['Person 2: 77 of 2.345'])
  expect(page.asked).toEqual([['minion', [2]]])
})

test('who has none of their own has the place of favorites, then of those who were opened; these are not marked', async () => {
  const page = await open({ account: { own: [], favorites: [person(8)] }, opened: [person(9)] })
  await vi.waitFor(() => expect(page.places().every((place) => place?.endsWith('?char=8') === true)).toBe(true))
  expect(page.asked).toEqual([
    ['mount', [8, 9]],
    ['minion', [8, 9]],
  ])
  expect(page.all('[data-own]').length).toBe(0)
})

test.each([
  ['who was opened last', { opened: [person(3), person(9)] }, [3, 9], 0],
  ['the character that they chose', { opened: [person(9)], chosen: [person(1)] }, [1], 1],
])('who is not logged in has the place of %s', async (_, reader, ids, marked) => {
  const page = await open(reader)
  await vi.waitFor(() => expect(page.asked.length).toBe(1))
  expect([page.asked[0]?.[1], page.all('[data-own]').length]).toEqual([ids, marked])
})

test('of who is not ranked, and where the look-up fails, nothing is shown', async () => {
  for (const rank of [null, -1]) {
    const page = await open({ opened: [person(9)], rank })
    await vi.waitFor(() => expect(page.asked.length).toBe(2))
    expect(page.places()).toEqual([null, null])
  }
})

test('a place is looked up and marked once, whatever is known of the reader later', async () => {
  const page = await open({ opened: [], chosen: [person(1)] })
  await vi.waitFor(() => expect(page.asked.length).toBe(1))
  const { recent } = await import('#recent/recent.ts')
  recent.set([person(9)])
  await vi.waitFor(() => expect(page.places()[1]).toMatch(/char=1$/))
  expect([page.asked, page.words('[data-own] b')]).toEqual([[['minion', [1]]], ['Person 1 (yours)']])
})

test('who has opened nobody yet has their place as soon as they have', async () => {
  const page = await open({})
  const { recent } = await import('#recent/recent.ts')
  recent.set([person(9)])
  await vi.waitFor(() => expect(page.places().every((place) => place?.endsWith('?char=9') === true)).toBe(true))
})
