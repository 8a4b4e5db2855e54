import { expect, test } from 'vitest'
import { achievementTexts } from '../achievements/texts/index.ts'
import { boardTexts } from '../boards/texts/index.ts'
import { characterTexts } from '../character/texts/index.ts'
import { texts } from './index.ts'
import { profileTexts } from '../profile/texts/index.ts'
import { legal } from '../legal/texts/index.ts'

const leaves = (node: unknown): string[] =>
  typeof node === 'string' ? [node] : Object.values(node as object).flatMap(leaves)
const textsIn = (language: 'en' | 'de') =>
  leaves([
    texts[language],
    achievementTexts[language],
    boardTexts[language],
    characterTexts[language],
    profileTexts[language],
    legal[language],
  ])

test.each([
  // In the game a collectable is something to turn in; American spelling and one word for each thing.
  ['en', /collectable|\btowards\b|\bcan not\b|(?<!\{)\b[Ii]d\b|\btick|[a-z]…|’/],
  // In the game a "Wertung" is a rating and a "Sammlerstück" something to turn in.
  ['de', /Wertung|Sammlerstück|Sammelstück|Porträt|Nummer|Triple-Triad|benutz|persönliche Daten| …/],
] as const)(
  '%s has no word that means something else in the game, and no second word for a thing',
  (language, words) => {
    expect(textsIn(language).filter((text) => words.test(text))).toEqual([])
  },
)
