import { expect, test } from 'vitest'
import { characterTexts } from './texts.ts'
import { ownedWords } from './owned.ts'

test('says what counts, what is owned, and why these differ', () => {
  const { owned, earned } = characterTexts('en')
  expect(ownedWords(owned, 199, 240, 'en')).toBe('199 counted · 240 owned (41 limited or bought)')
  expect(ownedWords(owned, 12, 12, 'en')).toBe('12 owned, all counted')
  expect(ownedWords(earned, 2294, 2445, 'en')).toBe('2,294 counted · 2,445 earned (151 limited)')
  expect(ownedWords(characterTexts('de').owned, 1199, 1240, 'de')).toBe(
    '1.199 gewertet · 1.240 im Besitz (41 zeitlich begrenzt oder gekauft)',
  )
})
