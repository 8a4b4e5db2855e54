import { languages } from '@kupodex/data/game'
import { expect, test } from 'vitest'
import { expansionHue } from '#rarity/expansion-hue.ts'
import { expansionKey, kindHue } from './hues.ts'

test('a patch has the colour of its expansion, no other has the same', () => {
  expect(expansionHue('7.05')).toBe(expansionHue('7.4'))
  const hues = ['2.1', '3.0', '4.5', '5.58', '6.0', '7.2'].map(expansionHue)
  expect(new Set(hues).size).toBe(hues.length)
  expect(expansionHue(undefined)).toBeUndefined()
})

test.each(languages)('the key says in %s which colour is which expansion', (language) => {
  const key = expansionKey(language)
  expect(key.map(({ hue }) => hue)).toEqual(['2.0', '3.0', '4.0', '5.0', '6.0', '7.0'].map(expansionHue))
  expect(key.every(({ name }) => name !== '')).toBe(true)
})

test('kinds of achievements differ; an unknown one has none', () => {
  expect(kindHue(1)).not.toBe(kindHue(2))
  expect(kindHue(undefined)).toBeUndefined()
})
