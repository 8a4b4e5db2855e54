import { expect, test } from 'vitest'
import { mountCard } from '../jobs.fixture.ts'
import { iconPage } from '../lists.fixture.ts'
import { parsePage } from './parse.ts'

test('the card of a mount, and of a minion without an item', () => {
  expect(parsePage('tooltip', mountCard, 200)).toEqual({
    outcome: 'ok',
    value: {
      name: 'Bread Cart',
      text: 'Rolls,\nmostly.',
      itemHref: '/lodestone/playguide/db/item/0a1b/',
      itemName: 'Cart Bell',
    },
  })
  const minion = mountCard.replaceAll('mount__', 'minion__').replace(/<a [\s\S]*<\/a>/, '')
  expect(parsePage('tooltip', minion, 200)).toMatchObject({
    value: { name: 'Bread Cart', itemHref: null, itemName: null },
  })
})

test.each([
  ['cut off', mountCard.slice(0, 200)],
  ['a whole page', iconPage('mount', 2)],
  ['nothing', ''],
])('%s is an unknown layout', (_, html) => {
  expect(parsePage('tooltip', html, 200)).toMatchObject({ outcome: 'unknownLayout' })
})
