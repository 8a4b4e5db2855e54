import { expect, test } from 'vitest'
import { character, frameOf, thingOf } from '#dev/frame.fixture.ts'
import { rowsIn, showTables } from '#tables/build/shown.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { CardTools } from './card-tools.tsx'
import { OwnDecks } from './own-decks.tsx'
import { PacksList } from './packs-list.tsx'
import { packViews } from './packs.ts'

const cards = rowsIn('en', 'ttcards')
const packs = rowsIn('en', 'triadPacks')
const frame = frameOf('triadCard')
const things = cards.map((card) => thingOf(card))
const bronze = packs.find(({ name }) => name === 'Bronze Triad Card')
if (bronze === undefined) throw new Error('there is no bronze pack')

test('packs with most of what is missing come first, and missing cards before the others', () => {
  const [first, ...rest] = bronze.ttcardIds
  const owned = things.map((thing) => ({ ...thing, isOwned: rest.includes(thing.id) }))
  const views = packViews(packs, owned)
  expect(views).toHaveLength(packs.length)
  const counts = views.map(({ missing }) => missing)
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  const view = views.find(({ pack }) => pack.id === bronze.id)
  expect([view?.missing, view?.cards[0]?.id, view?.cards.length]).toEqual([1, first, bronze.ttcardIds.length])
})

test('a pack says what it costs and how many of its cards are missing, where that is known', async () => {
  const known = await drawn(<PacksList {...{ frame, things, packs: [bronze] }} />)
  expect(known.words('h3')).toEqual(['Bronze Triad Card 520 MGP'])
  expect(known.words('section > p')).toEqual(['15 of 15 missing'])
  const unknown = await drawn(
    <PacksList {...{ things, packs: [bronze] }} frame={frameOf('triadCard', { isKnown: false })} />,
  )
  expect(unknown.words('section > p')).toEqual(['15 cards'])
})

test('a card of a pack says to everybody whether the character has it, where that is known', async () => {
  const [first] = packViews([bronze], things)[0]?.cards ?? []
  const owned = things.map((thing) => ({ ...thing, isOwned: thing.id === first?.id }))
  const labelsIn = async (isKnown: boolean) => {
    const page = await drawn(<PacksList frame={frameOf('triadCard', { isKnown })} things={owned} packs={[bronze]} />)
    return page.all('.pack-cards a').map((link) => link.getAttribute('aria-label'))
  }
  const labels = await labelsIn(true)
  expect(labels.filter((label) => label?.endsWith(': checked off'))).toEqual([`${first?.name}: checked off`])
  expect(labels.filter((label) => label?.endsWith(': missing'))).toHaveLength(bronze.ttcardIds.length - 1)
  expect(new Set(await labelsIn(false))).toEqual(new Set([null]))
})

const byStars = (stars: number) => cards.filter(({ rarity }) => rarity === stars).map(({ id }) => id)
const [five = 0, fiveToo = 0] = byStars(5)
const common = byStars(1)

const drawDecks = async (ids: readonly number[]) =>
  drawn(<OwnDecks {...{ frame, things, cards }} />, { path: `/char/7/ttcards/?deck=${ids.join('-')}` })

test('the deck of the address is shown, and judged by the rules of the game', async () => {
  const page = await drawDecks([five, fiveToo, ...common.slice(0, 3)])
  expect(page.all('.deck-card')).toHaveLength(5)
  expect(page.words('.deck-cards small').map((text) => text.split(' ').at(-1))).toEqual(Array(5).fill('Missing'))
  expect(page.words('.bad')).toEqual(['Too many with 5 stars or more: 2, where 1 may be in a deck.'])
  await page.click('.deck-cards li:first-child button')
  expect(page.all('.deck-card')).toHaveLength(4)
  expect(page.all('.bad')).toHaveLength(0)
  expect(page.words('[aria-live] p')).toEqual(['1 card is left to choose', '4 of its cards are missing'])
  expect(location.search).toBe(`?deck=${[fiveToo, ...common.slice(0, 3)].join('-')}`)
})

test('a card is added by its name, and a saved deck comes back', async () => {
  const page = await drawDecks(common.slice(0, 4))
  await page.enter('input[type=search]', cards.find(({ id }) => id === common[9])?.name ?? '')
  await page.click('.found-cards li:first-child button')
  expect(page.all('.deck-card')).toHaveLength(5)
  expect(page.words('[aria-live] p')[0]).toBe('The game allows this deck.')
  await page.enter('.deck-save label input', 'Knives')
  await page.settle(() => page.send(page.one('form'), 'submit'))
  expect(page.words('.kept-decks li')).toEqual(['Knives×'])
})

test('a deck in the address is shown at once, packs once they are asked for', async () => {
  showTables()
  const props = { frame, character, things, groups: [], group: null } as unknown as Parameters<typeof CardTools>[0]
  const page = await drawn(<CardTools {...props} />, { path: `/char/7/ttcards/?deck=${five}` })
  await page.until(() => expect(page.all('.deck-card')).toHaveLength(1))
  expect(page.all('.packs')).toHaveLength(0)
})
