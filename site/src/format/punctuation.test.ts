import { expect, test } from 'vitest'
import { gapOf, listed, noted, scoped, sentences, stopOf, titled } from './punctuation.ts'

test.each([
  ['en', 'Raids: Omega', 'Raids, Aether', 'Omega (raid)', 'Raids, Omega', 'Raids. Omega.'],
  ['de', 'Raids: Omega', 'Raids, Aether', 'Omega (raid)', 'Raids, Omega', 'Raids. Omega.'],
  ['fr', 'Raids\u00a0: Omega', 'Raids, Aether', 'Omega (raid)', 'Raids, Omega', 'Raids. Omega.'],
  ['ja', 'Raids：Omega', 'Raids（Aether）', 'Omega（raid）', 'Raids、Omega', 'Raids。Omega。'],
] as const)('texts are joined with the signs of %s', (language, heading, place, remark, list, both) => {
  const stop = stopOf(language)
  expect(titled(language, 'Raids', 'Omega')).toBe(heading)
  expect(scoped(language, 'Raids', 'Aether')).toBe(place)
  expect(noted(language, 'Omega', 'raid')).toBe(remark)
  expect(listed(language, 'Raids', 'Omega')).toBe(list)
  expect(sentences(language, `Raids${stop}`, '', `Omega${stop}`)).toBe(both)
})

test.each([
  ['en', 'Raids, Aether (page 2)', 'Done. JSON'],
  ['de', 'Raids, Aether (page 2)', 'Done. JSON'],
  ['fr', 'Raids, Aether (page 2)', 'Done. JSON'],
  ['ja', 'Raids（Aether・page 2）', 'Done。JSON'],
] as const)(
  'of two remarks Japanese makes one, and a link follows a sentence without a space: %s',
  (language, both, link) => {
    expect(scoped(language, 'Raids', 'Aether', 'page 2')).toBe(both)
    expect(`Done${stopOf(language)}${gapOf(language)}JSON`).toBe(link)
  },
)
