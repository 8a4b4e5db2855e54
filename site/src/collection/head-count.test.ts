import { expect, test } from 'vitest'
import { headCount } from './head-count.ts'
import { collectionTexts } from './texts.ts'
import { readThings, type Thing } from './thing.ts'

const things = (counted: number, gone = 0): Thing[] =>
  readThings(
    Array.from({ length: counted + gone }, (_, id) => ({ id, obtainable: id < counted })),
    { itemBy: 'id' },
  )
const nowhere = { groups: [], count: 0 }
const some = {
  groups: [
    { slug: 'miner', name: 'Miner' },
    { slug: 'critical', name: 'Red Alerts' },
  ],
  count: 12,
}

test.each([
  ['all counts and is below the heading', things(143), nowhere, '143'],
  ['some do not count', things(187, 209), nowhere, '396, of which 187 count'],
  ['nothing counts, as the link of the group says itself', things(0, 7), nowhere, '7'],
  ['some are below other headings', things(143), some, '143, 12 more under Miner, Red Alerts'],
])('the number of a heading where %s', (_, listed, elsewhere, words) => {
  expect(headCount('en', collectionTexts('en'), { things: listed, elsewhere })).toBe(words)
})
