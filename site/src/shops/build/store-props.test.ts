import { collectionPages } from '@kupodex/data/game'
import { expect, test } from 'vitest'
import { unlockPages } from './store-props.ts'

test('a collection without a rarity list has the drawing of its page for what is offered', () => {
  expect(unlockPages('en').portraitCondition).toMatchObject({ list: null, icon: collectionPages.portrait.icon })
})
