import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { character, frameOf, has, thingOf } from '#dev/frame.fixture.ts'
import type { OwnedView } from '#owned/owned.ts'
import { rowsIn, type ShownTables } from '#tables/build/shown.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'

/** What the character has of cards, and whose cards were asked for. */
let [owned, askedFor]: [OwnedView, string[]] = [{ state: 'loading' }, []]

beforeAll(() => {
  vi.resetModules()
  vi.doMock('#collection/use-ticked.ts', () => ({ useTicked: () => ({ owned }) }))
  vi.doMock('#owned/use-owned.ts', () => ({
    useOwned: (whose: { id: number } | null, type: string) => {
      askedFor.push(`${type} of ${whose?.id ?? 'nobody'}`)
      return { owned }
    },
  }))
})
afterAll(() => {
  vi.doUnmock('#collection/use-ticked.ts')
  vi.doUnmock('#owned/use-owned.ts')
  vi.resetModules()
})

const frame = frameOf('triadNpc')
const opened = async (has: OwnedView, shown: ShownTables = {}) => {
  ;[owned, askedFor] = [has, []]
  const page = await drawn(null)
  const { showTables } = await import('#tables/build/shown.fixture.ts')
  showTables(shown)
  return page
}

const npcs = rowsIn('en', 'ttnpcs')
const ruled = npcs.find(
  ({ ttruleIds, fixedTtcardIds, variableTtcardIds }) =>
    ttruleIds.length > 1 && fixedTtcardIds.length > 0 && variableTtcardIds.length > 0,
)
const plain = npcs.find(({ ttruleIds }) => ttruleIds.length === 0)
if (ruled === undefined || plain === undefined) throw new Error('opponents are missing')

const partOf = async (row: { id: number }) => {
  const { NpcDetails } = await import('./npc-details.tsx')
  return <NpcDetails {...{ frame, character, groups: [] }} thing={thingOf(row)} />
}

const detailsOf = async (row: { id: number }, owned: OwnedView, shown: ShownTables = {}) => {
  const page = await opened(owned, shown)
  await page.draw(await partOf(row))
  const sections = page.all('section')
  const cardsIn = (at: number) => [...(sections[at]?.querySelectorAll('.small-cards a') ?? [])]
  return { ...page, rewards: cardsIn(1), deck: cardsIn(2) }
}

const idOf = (link: Element) => Number(link.getAttribute('href')?.split('/').at(-2))

test('an opponent has his rules, the cards that he gives with what is missing of them, and his deck', async () => {
  const [first = 0] = ruled.rewardTtcardIds
  const { words, rewards, deck, all } = await detailsOf(ruled, has(first))
  const rules = rowsIn('en', 'ttrules')
  expect(words('dl dd div').map((text) => rules.find(({ name }) => text.startsWith(name))?.id)).toEqual(ruled.ttruleIds)
  expect(rewards.map(idOf)).toEqual(ruled.rewardTtcardIds)
  expect(rewards.map((link) => link.querySelector('small')?.textContent)).toEqual(
    ruled.rewardTtcardIds.map((id) => (id === first ? 'Owned' : 'Missing')),
  )
  expect(all('.small-cards .owned svg')).toHaveLength(1)
  expect(deck.map(idOf)).toEqual([...ruled.fixedTtcardIds, ...ruled.variableTtcardIds])
  expect(deck.filter((link) => link.querySelector('small'))).toEqual([])
  const { fixedTtcardIds: fixed, variableTtcardIds: variable } = ruled
  expect(words('section:last-child p')).toEqual([
    'Always in the deck',
    `${5 - fixed.length} of these ${variable.length}`,
  ])
})

test('nothing is said of cards where it is not known what the character has, nor of rules where there are none', async () => {
  const { words, rewards } = await detailsOf(plain, { state: 'private' })
  expect(words('dl dd')).toEqual(['No special rules'])
  expect(rewards.map((link) => link.querySelector('small'))).toEqual(plain.rewardTtcardIds.map(() => null))
})

test('a deck that always holds the same cards draws none, and one that holds none always says none of them', async () => {
  const cards = { fixedTtcardIds: [1, 2, 3, 4, 5], variableTtcardIds: [] }
  const always = { ttnpcs: [{ ...ruled, ...cards }] }
  expect((await detailsOf(ruled, has(), always)).words('section:last-child p')).toEqual(['Always in the deck'])
  const never = { ttnpcs: [{ ...ruled, fixedTtcardIds: [], variableTtcardIds: cards.fixedTtcardIds }] }
  expect((await detailsOf(ruled, has(), never)).words('section:last-child p')).toEqual(['5 of these 5'])
})

test.each(['ttnpcs', 'npcs', 'placeNames'] as const)('details wait for the table %s', async (table) => {
  const page = await detailsOf(ruled, has(), { [table]: 'loading' })
  expect([page.words('.opponent'), page.words('#part')]).toEqual([[], ['Loading...']])
  const { showTables } = await import('#tables/build/shown.fixture.ts')
  showTables()
  await page.draw(await partOf(ruled))
  expect(page.all('.opponent')).toHaveLength(1)
})

const stripOf = async (owned: OwnedView, id = 7) => {
  const page = await opened(owned)
  const [{ NextStrip }, { listed, notes }] = await Promise.all([import('./next-strip.tsx'), import('./added.ts')])
  const things = npcs.map((row) => thingOf(row))
  await page.draw(
    <NextStrip
      {...{ frame, things, groups: [], group: null, list: undefined as never }}
      character={{ ...character, id }}
    />,
  )
  return { ...page, listed: listed.get(), notes: notes.get() }
}

const given = [...new Set(npcs.flatMap(({ rewardTtcardIds }) => rewardTtcardIds))]

test('who to play next is counted, and rows of the list say the same', async () => {
  const { words, listed, notes } = await stripOf(has(...given.slice(1)))
  const giving = npcs.filter(({ rewardTtcardIds }) => rewardTtcardIds.includes(given[0] ?? 0))
  expect(words('summary')).toEqual([
    giving.length === 1
      ? 'Up next: 1 opponent with cards you need'
      : `Up next: ${giving.length} opponents with cards you need`,
  ])
  const missing = [...listed.values()].filter((one) => one.missing === 1).map(({ opponent }) => opponent.id)
  expect(missing.sort()).toEqual(giving.map(({ id }) => id).sort())
  expect([...notes].filter(([, { end }]) => end === '1 card missing').map(([id]) => id)).toHaveLength(giving.length)
  expect(askedFor).toContain('triadCard of 7')
})

test('nobody is next where nothing is missing or known, and nobody’s cards are not read', async () => {
  expect((await stripOf(has(...given))).words('details')).toEqual([])
  const { words, listed } = await stripOf({ state: 'private' }, 0)
  expect([words('details'), new Set(askedFor)]).toEqual([[], new Set(['triadCard of nobody'])])
  expect([listed.size, new Set([...listed.values()].map(({ missing }) => missing))]).toEqual([
    npcs.length,
    new Set([null]),
  ])
})
