import { afterEach, expect, test, vi } from 'vitest'
import { failedWords } from './failed-words.ts'
import { failedTexts } from './texts.ts'

afterEach(() => void vi.unstubAllGlobals())

test('what failed is named', () => {
  const { failed, retry } = failedTexts('en')
  expect(failedWords('en', undefined)).toEqual({ text: failed, retry })
  expect(failedWords('en', 'Rarity')).toEqual({ text: `Rarity: ${failed}`, retry })
})

test('without a network that is said, of whatever it is', () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(failedWords('en', 'Rarity').text).toBe(failedTexts('en').offline)
})
