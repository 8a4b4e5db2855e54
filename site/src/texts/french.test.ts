import { describe, expect, test } from 'vitest'
import { boardTexts } from '../boards/texts/index.ts'
import { characterTexts } from '../character/texts/index.ts'
import { texts } from './index.ts'
import { leavesOf } from './same-catalogue.fixture.ts'
import { legal } from '../legal/texts/index.ts'

describe.each([
  ['texts', texts.fr],
  ['texts of boards', boardTexts.fr],
  ['texts of characters', characterTexts.fr],
  ['legal texts', legal.fr],
])('French %s', (_, some) => {
  test('begin no line with a sign that belongs to the word before', () => {
    expect(leavesOf(some).filter(([, text]) => / [:;?!»]|« /.test(text))).toEqual([])
  })

  test('ask in one way to try again', () => {
    expect(
      leavesOf(some).filter(([, text]) =>
        /Réessayez(?! dans (un instant|une minute)\.)|[vV]euillez|réessayer/.test(text),
      ),
    ).toEqual([])
  })
})
