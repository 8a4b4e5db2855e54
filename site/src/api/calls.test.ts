import { expect, test } from 'vitest'
import { texts } from '#texts/texts.ts'
import { failuresOf, leadsOn, paramsOf, publicCalls } from './calls.ts'

test('every parameter without a list of words is explained in every language, and nothing else is', () => {
  const needed = new Set(
    publicCalls.flatMap((call) => paramsOf(call).flatMap(({ name, words }) => (words === undefined ? [name] : []))),
  )
  for (const { api } of Object.values(texts)) expect(new Set(Object.keys(api.help))).toEqual(needed)
})

test('a redirect is no error', () => {
  const codes = new Set(publicCalls.flatMap(failuresOf))
  expect([...codes].filter(leadsOn)).toEqual(['readPublished'])
})
