import { expect, test } from 'vitest'
import { averageItemLevel } from './item-level.ts'

const places = ['head', 'body', 'hands', 'legs', 'feet', 'earrings', 'necklace', 'bracelets', 'ring1', 'ring2']
const worn = (itemLevel: number) => Object.fromEntries(places.map((place) => [place, { itemLevel }]))
const [paladin, armorer, machinist] = [19, 10, 31]

test.each([
  ['a weapon for both hands counts twice', { mainHand: { itemLevel: 724 }, offHand: null }, machinist, 704],
  ['a shield counts for itself', { mainHand: { itemLevel: 724 }, offHand: { itemLevel: 700 } }, paladin, 702],
  ['a hand that lacks its shield is empty', { mainHand: { itemLevel: 720 }, offHand: null }, paladin, 643],
  ['a hand that lacks its tool is empty', { mainHand: { itemLevel: 720 }, offHand: null }, armorer, 643],
  [
    'the soul crystal does not count',
    { mainHand: { itemLevel: 700 }, offHand: null, soul: { itemLevel: 30 } },
    31,
    700,
  ],
  ['a belt was a place of its own', { mainHand: { itemLevel: 700 }, offHand: null, waist: null }, machinist, 646],
])('%s', (_, hands, job, average) => expect(averageItemLevel({ ...worn(700), ...hands }, job)).toBe(average))
