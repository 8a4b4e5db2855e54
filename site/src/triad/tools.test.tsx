import { expect, test } from 'vitest'
import { character, frameOf, thingOf } from '#dev/frame.fixture.ts'
import { rowsIn, showTables } from '#tables/build/shown.fixture.ts'
import { type Drawn, drawn } from '#ui/drawn.fixture.ts'
import { CardTools } from './card-tools.tsx'
import { deckText } from './own-deck.ts'
import { OwnDecks } from './own-decks.tsx'
import { PacksList, packViews } from './packs-list.tsx'

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
  const none = packViews(packs, []).map(({ pack }) => pack.id)
  expect(none).toEqual(none.toSorted((a, b) => a - b))
  const view = views.find(({ pack }) => pack.id === bronze.id)
  expect([view?.missing, view?.cards[0]?.id, view?.cards.length]).toEqual([1, first, bronze.ttcardIds.length])
})

test('a pack says what it costs and how many of its cards are missing, where that is known', async () => {
  const known = await drawn(<PacksList {...{ frame, things, packs: [bronze] }} />)
  expect(known.words('h3')).toEqual(['Bronze Triad Card 520 MGP'])
  expect(known.words('section > p')).toEqual(['15 of 15 missing'])
  const owned = things.map((thing) => ({ ...thing, isOwned: thing.id === bronze.ttcardIds[0] }))
  await known.draw(<PacksList {...{ frame, packs: [bronze] }} things={owned} />)
  expect(known.words('section > p')).toEqual(['14 of 15 missing'])
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
    return page.attributes('.pack-cards a', 'aria-label')
  }
  const labels = await labelsIn(true)
  expect(labels.filter((label) => label?.endsWith(': checked off'))).toEqual([`${first?.name}: checked off`])
  expect(labels.filter((label) => label?.endsWith(': missing'))).toHaveLength(bronze.ttcardIds.length - 1)
  expect(new Set(await labelsIn(false))).toEqual(new Set([null]))
})

const byStars = (stars: number) => cards.filter(({ rarity }) => rarity === stars).map(({ id }) => id)
const [five = 0, fiveToo = 0] = byStars(5)
const common = byStars(1)

const drawDecks = async (ids: readonly number[], rest = {}, kept = {}) =>
  drawn(<OwnDecks {...{ frame, things, cards, ...rest }} />, {
    path: `/char/7/ttcards/?deck=${ids.join('-')}`,
    kept,
  })

const nameOf = (id: number | undefined) => cards.find((card) => card.id === id)?.name ?? ''
const offered = (page: Drawn) => page.words('.found-cards button').map((text) => text.replace(/ ★+$/, ''))

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
  await page.enter('input[type=search]', nameOf(common[9]))
  await page.click('.found-cards li:first-child button')
  expect(page.all('.deck-card')).toHaveLength(5)
  expect(page.words('[aria-live] p')[0]).toBe('The game allows this deck.')
  await page.enter('.deck-save label input', 'Knives')
  await page.settle(() => page.send(page.one('form'), 'submit'))
  expect(page.words('.kept-decks li')).toEqual(['Knives×'])
  await page.enter('.deck-save label input', 'Other')
  await page.click('.deck-save button[type=button]:last-child')
  expect([page.all('.deck-card'), page.all('form')]).toEqual([[], []])
  expect(location.href).toMatch(/\/ttcards\/$/)
  await page.click('.kept-decks button:first-child')
  expect(page.all('.deck-card')).toHaveLength(5)
  expect(page.one('.deck-save input').getAttribute('value')).toBe('Knives')
})

test('a card that is not there takes no place in a deck', async () => {
  const page = await drawDecks([999_999, ...common.slice(0, 4)])
  await page.enter('input[type=search]', nameOf(common[9]))
  await page.click('.found-cards li:first-child button')
  expect(page.all('.deck-card')).toHaveLength(5)
  expect(location.search).toBe(`?deck=${[...common.slice(0, 4), common[9]].join('-')}`)
  expect(page.all('.deck-add, .found-cards')).toHaveLength(0)
})

test('cards are offered by name but for those of the deck, and for what the reader does not want to see', async () => {
  const isVeiled = ({ id }: { id: number }) => id === common[1]
  const page = await drawDecks([], {
    frame: frameOf('triadCard', { isVeiled }),
    things: things.filter(({ id }) => id !== common[2]),
  })
  expect(page.words('[aria-live]')).toEqual([''])
  for (const [at, id] of common.slice(0, 3).entries()) {
    await page.enter('input[type=search]', nameOf(id))
    expect(offered(page).includes(nameOf(id))).toBe(at === 0)
  }
  await page.enter('input[type=search]', nameOf(common[0]))
  await page.click('.found-cards li:first-child button')
  expect(offered(page)).toEqual([])
  await page.enter('input[type=search]', nameOf(common[0]))
  expect(offered(page)).not.toContain(nameOf(common[0]))
})

test('a deck says nothing of what is missing where that is not known, or nothing is', async () => {
  const states = (page: Drawn) => page.all('.deck-cards small').map(({ dataset }) => dataset['state'])
  const unknown = await drawDecks(common.slice(0, 5), { frame: frameOf('triadCard', { isKnown: false }) })
  expect([unknown.words('[aria-live] p'), unknown.words('.deck-cards .unseen')]).toEqual([
    ['The game allows this deck.'],
    [],
  ])
  const owned = await drawDecks(common.slice(0, 5), { things: things.map((thing) => ({ ...thing, isOwned: true })) })
  expect(owned.words('[aria-live] p')).toEqual(['The game allows this deck.'])
  expect(states(owned)).toEqual(Array(5).fill('completed'))
  expect(owned.words('.deck-cards .unseen')).toEqual(Array(5).fill('Completed'))
})

test('a deck that is kept can be deleted, and one without a name is not kept', async () => {
  const decks = [
    { name: 'Knives', deck: deckText(common.slice(0, 2)) },
    { name: 'Corners', deck: deckText(common.slice(2, 4)) },
  ]
  const page = await drawDecks(common.slice(0, 1), {}, { 'kupodex.decks': JSON.stringify(decks) })
  await page.click('.kept-decks li:first-child button:last-child')
  expect(page.words('.kept-decks li')).toEqual(['Corners×'])
  await page.enter('.deck-save label input', '  ')
  await page.settle(() => page.send(page.one('form'), 'submit'))
  await page.enter('.deck-save label input', ' Corners ')
  await page.settle(() => page.send(page.one('form'), 'submit'))
  expect(JSON.parse(page.storage.getItem('kupodex.decks') ?? '')).toEqual([
    { name: 'Corners', deck: deckText(common.slice(0, 1)) },
  ])
})

test('a deck in the address is shown at once, packs once they are asked for', async () => {
  showTables()
  const props = { frame, character, things, groups: [], group: null } as unknown as Parameters<typeof CardTools>[0]
  const page = await drawn(<CardTools {...props} />, { path: `/char/7/ttcards/?deck=${five}` })
  await page.until(() => expect(page.all('.deck-card')).toHaveLength(1))
  expect(page.all('.packs')).toHaveLength(0)
})
