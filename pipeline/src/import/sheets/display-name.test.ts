import { expect, test } from 'vitest'
import { germanName, isUntranslated, titleCase } from './display-name.ts'
import { cleanLine, cleanProse } from './text.ts'

test.each([
  ['cherry bomb', 'Cherry Bomb'],
  ['wind-up sun', 'Wind-up Sun'],
  ['minion of light', 'Minion of Light'],
  ['the great serpent', 'The Great Serpent'],
  ["Lord's walker", "Lord's Walker"],
  ['wind-up Otto tol Crumb', 'Wind-up Otto tol Crumb'],
  ['crab de la crab', 'Crab de la Crab'],
  ['écureuil', 'Écureuil'],
  ['rover α', 'Rover α'],
])('%s is shown as %s', (raw, shown) => {
  expect(titleCase(raw)).toBe(shown)
})

test.each([
  ['klein[a] Ratte', 1, 'kleine Ratte'],
  ['schwarz[a] Wolf', 0, 'schwarzer Wolf'],
  ['alt[a] Kind', 2, 'altes Kind'],
  ['Seite[p] 63', 1, 'Seite 63'],
  ['Otto [t] Groß[a]', 0, 'Otto der Große'],
  ['Jung[a] Hirsch [t] Neureich[a]', 0, 'Junger Hirsch der Neureiche'],
  ['Otta [t] Groß[a]', 1, 'Otta die Große'],
  ['[t] Wolf', 0, 'der Wolf'],
])('the German %s of gender %i is %s', (raw, gender, shown) => {
  expect(germanName(raw, gender)).toBe(shown)
})

test('a Japanese text where English should be waits for its translation', () => {
  expect(isUntranslated('スターライト')).toBe(true)
  expect(isUntranslated('Épée №1 — “Ω”')).toBe(false)
})

test('text is cleaned of tags, soft hyphens, private glyphs and odd spaces', () => {
  expect(cleanLine('\ue0be<Emphasis>Halb\u00adschwer\u00a0ge</Emphasis>\nwicht ')).toBe('Halbschwer ge wicht')
  expect(cleanProse('One\u00a0 line\r\n<Italic>two</Italic>\n')).toBe('One line\ntwo')
})
