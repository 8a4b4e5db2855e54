import { expect, test } from 'vitest'
import { listed, noted, scoped, sentences, stopOf, titled } from './punctuation.ts'

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
