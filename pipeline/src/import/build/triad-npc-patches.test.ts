import { expect, test } from 'vitest'
import { opponentPatches } from './triad-npc-patches.ts'

const dates = new Map([
  [1, '2.51'],
  [2, '3.1'],
  [3, '3.4'],
  [4, '4.0'],
  [5, '4.45'],
])
const items = { patchOf: (id: number) => dates.get(id) ?? null }

/** The patches of opponents with these decks and cards to win, by the items of the cards, in the order of their ids. */
const patchesOf = (...opponents: [deckItems: number[], rewardItems: number[]][]) => {
  const found = opponentPatches(
    opponents.map(([deckItems, rewardItems], id) => ({ id, deckItems, rewardItems })).toReversed(),
    items,
  )
  return opponents.map((_, id) => found.get(id) ?? null)
}

test('an opponent is of the patch of the newest card in its deck', () => {
  expect(patchesOf([[1, 1, 2], [2]], [[1], [1]])).toEqual(['3.1', '2.51'])
})

test('a card to win that was added later says nothing, but none is won before the oldest', () => {
  expect(patchesOf([[1], [1, 3]], [[1], [3, 4]])).toEqual(['2.51', '3.4'])
})

test('a deck that got a later card is held to the opponents before and after, as is one of old cards', () => {
  expect(patchesOf([[2], [2]], [[5], [2]], [[2], [2]])).toEqual(['3.1', '3.1', '3.1'])
  expect(patchesOf([[3], [3]], [[1], [1]], [[4], [4]])).toEqual(['3.4', '3.4', '4.0'])
})

test('opponents before and after that disagree say nothing', () => {
  expect(patchesOf([[4], [4]], [[3], [3]], [[2], [2]])).toEqual(['4.0', '3.4', '3.1'])
})

test('cards of unknown patch say nothing; without any other the patch is not known', () => {
  expect(patchesOf([[1, 99], [98]], [[99], [98]], [[2], [2]])).toEqual(['2.51', null, '3.1'])
})
