import { languages } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import { expect, test } from 'vitest'
import { hueCount } from '#images/picture.ts'
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

const isOfPalette = (hue: number | undefined) =>
  hue !== undefined && hue >= 0 && hue < hueCount && Number.isInteger(hue)

test('every patch and every kind of achievements has a colour of the palette', () => {
  const kinds = loadTable('achievementKinds').filter(({ deleted }) => !deleted)
  expect(kinds.map(({ id }) => kindHue(id)).filter((hue) => !isOfPalette(hue))).toEqual([])
  const patches = Array.from({ length: 40 }, (_, at) => `${at + 2}.0`)
  expect(patches.map(expansionHue).filter((hue) => !isOfPalette(hue))).toEqual([])
})

test('kinds of achievements differ, in the order of the menu; an unknown one has none', () => {
  expect(kindHue(1)).not.toBe(kindHue(2))
  const kinds = loadTable('achievementKinds').filter(({ deleted }) => !deleted)
  const inMenu = kinds.toSorted((a, b) => a.sort - b.sort).map(({ id }) => kindHue(id))
  expect(inMenu).toEqual(inMenu.map((_, at) => at % hueCount))
  // What was removed has no place in the menu.
  expect(kindHue(999)).toBeUndefined()
  expect(kindHue(undefined)).toBeUndefined()
})
