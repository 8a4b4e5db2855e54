import { expect, test } from 'vitest'
import { boardTexts } from '../boards/texts/index.ts'
import { characterTexts } from '../character/texts/index.ts'
import { texts } from './index.ts'
import { leavesOf } from './same-catalogue.fixture.ts'
import { legal } from '../legal/texts/index.ts'

test.each([
  ['texts', texts.fr],
  ['texts of boards', boardTexts.fr],
  ['texts of characters', characterTexts.fr],
  ['legal texts', legal.fr],
])('no line of French %s begins with a sign that belongs to the word before', (_, some) => {
  expect(leavesOf(some).filter(([, text]) => / [:;?!»]|« /.test(text))).toEqual([])
})
