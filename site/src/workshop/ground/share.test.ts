import { demandShiftCodes, popularities, supplies } from '@kupodex/data/rules'
import { expect, test } from 'vitest'
import { readShared, sharedWord } from './share.ts'
import { demandOf, startState, withDemand, type WorkshopState } from './state.ts'

/** Every combination of options, one craft after the other, from some combination on. */
const filled = (from: number): WorkshopState => {
  const all = popularities.flatMap((popularity) =>
    supplies.flatMap((supply) => demandShiftCodes.map((shift) => ({ popularity, supply, shift }))),
  )
  let state: WorkshopState = { ...startState, workshopRank: 4, islandRank: 13, groove: 7 }
  for (let id = 1; id <= 81; id += 1) state = withDemand(state, id, all[(from + id) % all.length] ?? {})
  return state
}

test.each([0, 30, 60])('what is shared is read again, from combination %i on', (from) => {
  const { workshopRank, islandRank, groove, pattern, crafts } = filled(from)
  expect(readShared(sharedWord(filled(from)))).toEqual({ workshopRank, islandRank, groove, pattern, crafts })
})

test('a link has the last craft too', () => {
  const read = readShared(sharedWord(startState))
  expect(demandOf(read ?? startState, 81)).toEqual(demandOf(startState, 81))
})

test.each([
  '',
  '1',
  'x',
  `2.5.20.0.${'0'.repeat(162)}`,
  `1.6.20.0.${'0'.repeat(162)}`,
  `1.5.21.0.${'0'.repeat(162)}`,
  `1.5.20.46.${'0'.repeat(162)}`,
  `1.5.20.0.${'0'.repeat(160)}`,
])('the word %j is not one of ours', (word) => expect(readShared(word)).toBeNull())
