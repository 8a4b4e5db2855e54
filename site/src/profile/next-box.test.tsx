import { afterEach, expect, test, vi } from 'vitest'
import { character as sample } from '#dev/frame.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import type { NextDuty } from './duties.ts'
import { fill } from '#texts/fill.ts'
import { profileTexts } from './texts.ts'

const texts = profileTexts('en')
const { next } = texts
const isPublic = sample.parts.minions
const character = {
  ...sample,
  id: 7,
  dcName: 'Light',
  mounts: [{ id: 1, date: 1, deleted: false }],
  minions: [],
  parts: { ...sample.parts, mounts: isPublic, achievements: isPublic },
}
const row = (id: number, rest: object = {}) => ({
  ...{ id, name: `Thing ${id}`, patch: '2.0', howTo: `Way ${id}.`, sort: id, sourceTypeId: id < 4 ? 1 : 2 },
  ...{ obtainable: true, isInLog: true, deleted: false },
  ...rest,
})
const tables = {
  mounts: [1, 2, 3, 4].map((id) => row(id)),
  minions: [5, 6].map((id) => row(id)),
  achievements: [row(9, { categoryId: 3, kindId: 2, points: 10, notLegacy: true, seasonal: false })],
  achievementCategories: [{ id: 3, slug: 'general', name: 'General', kindId: 2 }],
  achievementKinds: [{ id: 2, slug: 'battle', name: 'Battle' }],
}
const duty: NextDuty = { id: 4, name: 'The Den', level: 50, partySize: 4, fewest: 4, things: { mount: [2, 3] } }

afterEach(() => {
  vi.doUnmock('../ui/use-seen.ts')
  vi.doUnmock('#tables/use-rarity.ts')
  vi.resetModules()
})

interface Options {
  of?: typeof character | null
  shown?: object
  wishes?: readonly { type: 'mount'; id: number; wish: 'hide' | 'want' }[]
  duties?: readonly NextDuty[]
  rarity?: 'ready' | 'loading' | 'failed' | 'nobody' | 'far' | 'half'
  isSeen?: boolean
}

/** The box of a character who has mount 1; the higher its id, the more have a thing. */
const open = async (options: Options = {}) => {
  const { of = character, shown = {}, wishes = [], duties = [], rarity = 'ready', isSeen = true } = options
  vi.resetModules()
  const asked = new Set<string>()
  vi.doMock('../ui/use-seen.ts', () => ({ useSeen: () => [() => undefined, isSeen] }))
  const entry = (id: number) => ({ id, count: id * 10, points: 0, percent: id, percentFull: id })
  const charCount = rarity === 'nobody' ? 0 : 100
  const known = { charCount, of: (id: number) => (id === 2 ? undefined : entry(id)), failed: rarity === 'failed' }
  vi.doMock('#tables/use-rarity.ts', () => ({
    useRarity: (type: string, scope: string, isWanted: boolean) => {
      if (isWanted) asked.add(`${type} ${scope}`)
      if (rarity === 'loading' || !isWanted || (rarity === 'half' && type === 'minion')) return null
      return rarity === 'far' && scope === 'Light' ? { ...known, charCount: 0 } : known
    },
  }))
  const { showTables } = await import('#tables/build/shown.fixture.ts')
  showTables({ ...tables, ...shown })
  const page = await drawn(null)
  const { NextBox } = await import('./next-box.tsx')
  const titles = { mount: 'Mounts', minion: 'Minions', facewear: 'Facewear', achievement: 'Achievements' }
  const shared = { language: 'en', texts, titles, images: null, ways: { 1: 'Quest', 2: 'Shop' } } as const
  await page.draw(<NextBox {...shared} wishes={wishes as never} duties={duties} character={of} />)
  const pick = (at: number, value: string) => page.enter(`.choice:nth-child(${at + 1}) select`, value)
  const options_ = (at: number) => page.words(`.choice:nth-child(${at + 1}) option`)
  const lines = () => page.words('.things .gist a')
  return { ...page, pick, options: options_, lines, asked }
}

test('what is missing comes with how many have it, the easiest first, on the data center', async () => {
  const page = await open()
  expect(page.lines()).toEqual(['Thing 6', 'Thing 5', 'Thing 4', 'Thing 3', 'Thing 2'])
  expect(page.words('.things .portion strong')).toEqual(['6.0%', '5.0%', '4.0%', '3.0%', '–'])
  expect(page.words('.things .portion small').at(0)).toBe('60 of 100 on Light have it')
  expect(page.words('.things .portion small').at(-1)).toBe('')
  expect(page.words('.things .gist small').at(0)).toBe('Way 6.')
  expect(page.all('.things .gist a')[0]?.getAttribute('href')).toBe('/char/7/minions/6/')
  expect([...page.asked].sort()).toEqual(['minion Light', 'mount Light'])
  expect(page.words('[role=status]')).toEqual(['5 of 5'])
  expect(page.one('.more a').getAttribute('href')).toBe('/char/7/next/')
})

test('where nobody was counted nothing is said of how many have it', async () => {
  const page = await open({ rarity: 'nobody' })
  expect(page.lines()).toHaveLength(5)
  expect([page.words('.things .portion strong'), page.words('.things .portion small')]).toEqual([
    Array(5).fill('–'),
    Array(5).fill(''),
  ])
})

test('where nobody was counted on the data center, what is said is of all worlds', async () => {
  const page = await open({ rarity: 'far' })
  expect(page.words('.things .portion small').at(0)).toBe(
    fill(texts.hasOfAll.other, { n: '60', of: '100', scope: 'Light' }),
  )
  expect(page.asked).toContain('mount global')
  const nowhere = await open({ of: { ...character, dcName: '' } })
  expect([...nowhere.asked].sort()).toEqual(['minion global', 'mount global'])
})

test('five are shown at first, then more', async () => {
  const page = await open({ shown: { mounts: Array.from({ length: 30 }, (_, at) => row(at + 1)), minions: [] } })
  const isOver = () => page.one('.more button').getAttribute('aria-disabled')
  expect([page.lines().length, page.words('[role=status]'), isOver()]).toEqual([5, ['5 of 29'], 'false'])
  for (const [n, over] of [
    [15, 'false'],
    [25, 'false'],
    [29, 'true'],
    [29, 'true'],
  ] as const) {
    await page.click('.more button')
    expect([page.lines().length, isOver()]).toEqual([n, over])
  }
  await page.pick(1, '1')
  expect(page.lines().length).toBe(2)
  await page.pick(1, '')
  expect(page.lines().length).toBe(5)
})

test('can be narrowed to a collection and to a way, which are counted', async () => {
  const page = await open()
  expect(page.options(0)).toEqual([next.both, 'Mounts', 'Minions', 'Facewear', 'Achievements'])
  expect(page.options(1)).toEqual([next.anyWay, 'Shop (3)', 'Quest (2)'])
  await page.pick(1, '1')
  expect(page.lines()).toEqual(['Thing 3', 'Thing 2'])
  await page.pick(0, 'minion')
  expect([page.lines(), page.options(1)]).toEqual([
    ['Thing 6', 'Thing 5'],
    [next.anyWay, 'Shop (2)'],
  ])
})

test('achievements have categories for ways', async () => {
  const page = await open({ of: { ...character, achievements: [] } })
  await page.pick(0, 'achievement')
  expect([page.lines(), page.options(1)]).toEqual([['Thing 9'], [next.anyWay, 'General (1)']])
  expect(page.words('.things .gist small')).toEqual(['General · 10 achievement points'])
})

test.each([
  ['achievements', 'loading', ['true', 5, 0]],
  ['achievementCategories', 'loading', ['true', 5, 0]],
  ['achievementKinds', 'failed', ['false', 0, 1]],
] as const)('of achievements whose table %s is %s, that is said', async (table, state, said) => {
  const page = await open({ of: { ...character, achievements: [] }, shown: { [table]: state } })
  await page.pick(0, 'achievement')
  const room = page.all('.things li[aria-hidden=true]').length
  expect([page.one('.things').getAttribute('aria-busy'), room, page.all('.things button').length]).toEqual(said)
})

test('a duty that gives several is one goal, and parties are offered that can enter one', async () => {
  const page = await open({ duties: [duty] })
  expect(page.lines()).toEqual(['The Den', 'Thing 6', 'Thing 5', 'Thing 4'])
  expect(page.words('.things .portion').at(0)).toBe(`2${next.missing}`)
  expect(page.words('.things .gist small').at(0)).toBe('Level 50 · 4 players · Thing 3, Thing 2')
  expect(page.all('.things .gist a')[0]?.getAttribute('href')).toBe('/from/duty/4/')
  expect(page.options(2)).toEqual([next.anyWay, 'Light Party (4)'])
  await page.pick(2, 'light')
  const party = () => page.one<HTMLSelectElement>('.choice:nth-child(3) select').value
  expect([page.lines(), party()]).toEqual([['The Den'], 'light'])
  await page.pick(0, 'minion')
  expect([page.lines(), page.options(2)]).toEqual([['Thing 6', 'Thing 5'], [next.anyWay]])
  expect(party()).toBe('')
})

test('a duty that gives one thing is its way', async () => {
  const page = await open({ duties: [{ ...duty, things: { mount: [3] } }] })
  expect(page.words('.things .gist small').at(3)).toBe('The Den · Level 50 · 4 players')
})

test('what the reader hides is not next, and what is wanted is', async () => {
  const page = await open({
    wishes: [
      { type: 'mount', id: 4, wish: 'hide' },
      { type: 'mount', id: 3, wish: 'want' },
      { type: 'mount', id: 5, wish: 'hide' },
    ],
  })
  expect(page.lines()).toEqual(['Thing 6', 'Thing 5', 'Thing 3', 'Thing 2'])
})

const unread = { state: 'unknown' as const, asOf: null }
const unknown = { ...character, mounts: [], parts: { ...character.parts, mounts: unread, minions: unread } }

test.each([
  ['private', { of: { ...unknown, mountsPrivate: true } }, next.private],
  ['not read', { of: unknown }, next.notRead],
  ['nothing', { shown: { mounts: [], minions: [] } }, next.nothing],
])('says that it is %s', async (_, options, words) => {
  const page = await open(options)
  expect([page.words('.things li'), page.words('.things').length]).toEqual([[words], 1])
})

test.each([
  ['of nobody yet', { of: null }],
  ['not seen yet', { isSeen: false }],
  ['of whose tables some are loading', { shown: { minions: 'loading' } }],
  ['of whose rarity is loading', { rarity: 'loading' }],
  ['of whose rarity one part is loading', { rarity: 'half' }],
] as const)('a box %s has its room', async (_, options) => {
  const page = await open(options)
  expect(page.one('.things').getAttribute('aria-busy')).toBe('true')
  expect([page.all('.things li[aria-hidden=true]').length, page.all('.things li').length]).toEqual([5, 5])
  expect(page.words('[role=status]')).toEqual([''])
})

test.each([
  ['a table', { shown: { minions: 'failed' } }],
  ['rarity', { rarity: 'failed' }],
] as const)('where %s cannot be loaded, that is said', async (_, options) => {
  const page = await open(options)
  expect([page.one('.things').getAttribute('aria-busy'), page.all('.things button').length]).toEqual(['false', 1])
})
