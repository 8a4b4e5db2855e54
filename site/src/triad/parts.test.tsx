import { describe, expect, test } from 'vitest'
import { character, frameOf, thingOf } from '#dev/frame.fixture.ts'
import { rowsIn, showTables, type ShownTables } from '#tables/build/shown.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { CardFigure } from './card-figure.tsx'
import { CardGivers, giversOf } from './card-givers.tsx'
import { NextRegions } from './next-regions.tsx'
import { opponentsOf } from './opponents.ts'

const tables = {
  ttnpcs: rowsIn('en', 'ttnpcs'),
  npcs: rowsIn('en', 'npcs'),
  placeNames: rowsIn('en', 'placeNames'),
}
const cards = rowsIn('en', 'ttcards')
const typed = cards.find(({ ttcardTypeId, rarity }) => ttcardTypeId !== null && rarity < 5)
const plain = cards.find(({ ttcardTypeId }) => ttcardTypeId === null)
const given = cards.find((card) => {
  const givers = giversOf(card, tables.ttnpcs)
  return givers.some(({ opponentId }) => opponentId !== null) && givers.some(({ opponentId }) => opponentId === null)
})
if (typed === undefined || plain === undefined || given === undefined) throw new Error('cards are missing')
const frame = frameOf('triadCard')
const propsOf = (card: { id: number }) => ({ frame, character, groups: [], thing: thingOf(card) })

describe('a card', () => {
  const draw = async (card: { id: number }, shown: ShownTables = {}) => {
    showTables(shown)
    return drawn(<CardFigure {...propsOf(card)} />)
  }

  test('has its edges in their places, its stars of five, and its type', async () => {
    const page = await draw(typed)
    const edges = [typed.top, typed.right, typed.bottom, typed.left].map((edge) => (edge === 10 ? 'A' : String(edge)))
    expect(page.words('b[data-edge]')).toEqual(edges)
    expect(page.all('b[data-edge]').map(({ dataset }) => dataset['edge'])).toEqual(['top', 'right', 'bottom', 'left'])
    expect(page.one('.triad-card').getAttribute('aria-label')).toContain(edges.join(' · '))
    expect(page.words('dd')).toEqual([
      '★'.repeat(typed.rarity) + '☆'.repeat(5 - typed.rarity),
      rowsIn('en', 'ttcardTypes').find(({ id }) => id === typed.ttcardTypeId)?.name,
    ])
    expect(page.one('dd [role=img]').getAttribute('aria-label')).toBe(`${typed.rarity} of 5 stars`)
  })

  test('without a type says so, and one whose type is still loading does not', async () => {
    expect((await draw(plain)).words('dd')[1]).toBe('None')
    expect((await draw(typed, { ttcardTypes: 'loading' })).words('dd')[1]).toBe('…')
  })

  test('is not there before its table is', async () => {
    expect((await draw(typed, { ttcards: 'loading' })).words('dt')).toEqual([])
  })
})

test('who gives a card is listed with place, and opponents lead to their own page', async () => {
  showTables()
  const page = await drawn(<CardGivers {...propsOf(given)} />)
  const givers = giversOf(given, tables.ttnpcs)
  const nameOf = (npcId: number) => tables.npcs.find(({ id }) => id === npcId)?.name
  expect(page.words('li p:first-child')).toEqual(
    givers.map(({ npcId, opponentId }) => `${nameOf(npcId)} ${opponentId === null ? 'Vendor' : 'Opponent'}`),
  )
  expect(page.attributes('li p a', 'href')).toEqual(
    givers.flatMap(({ opponentId }) => (opponentId === null ? [] : [`/char/7/ttnpcs/${opponentId}/`])),
  )
})

test('a card that nobody gives has no such list', async () => {
  showTables()
  const nobody = cards.find((card) => giversOf(card, tables.ttnpcs).length === 0)
  expect((await drawn(<CardGivers {...propsOf(nobody ?? { id: -1 })} />)).words('h3')).toEqual([])
})

test('who to play next is listed by region with what is missing, and links to those who are in the list', async () => {
  const opponents = opponentsOf(tables)
  const [first] = opponents
  if (first === undefined) throw new Error('no opponents')
  const same = opponents.filter(({ region }) => region.id === first.region.id)
  const missing = new Set(first.rewards)
  const owned = new Set(opponents.flatMap(({ rewards }) => rewards).filter((id) => !missing.has(id)))
  showTables()
  const things = [thingOf({ id: first.id })]
  const page = await drawn(<NextRegions frame={frameOf('triadNpc')} things={things} opponents={same} owned={owned} />)
  expect(page.words('h2')).toEqual([`${first.region.name} ${missing.size} cards missing`])
  expect(page.words('.count')[0]).toBe(`${missing.size} cards missing`)
  expect(page.attributes('a', 'href')).toEqual([`/char/7/ttnpcs/${first.id}/`])
})
