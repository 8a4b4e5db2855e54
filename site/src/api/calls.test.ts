import { guaranteedFields } from '@kupodex/data/contract'
import { expect, test } from 'vitest'
import { texts } from '#texts/texts.ts'
import { failuresOf, guaranteedOf, leadsOn, paramsOf, publicCalls } from './calls.ts'

test('every parameter without a list of words is explained in every language, and nothing else is', () => {
  const needed = new Set(
    publicCalls.flatMap((call) => paramsOf(call).flatMap(({ name, words }) => (words === undefined ? [name] : []))),
  )
  for (const { api } of Object.values(texts)) expect(new Set(Object.keys(api.help))).toEqual(needed)
})

test('every guarantee stands at a call that the page has', () => {
  const shown = publicCalls.filter((call) => guaranteedOf(call).length > 0).map(({ id }) => id)
  expect(shown.toSorted()).toEqual(Object.keys(guaranteedFields).toSorted())
})

test('a call names the codes of its parameters and of what is sent, each once', () => {
  const refusals = (id: string) => {
    const call = publicCalls.find((one) => one.id === id)
    return call && failuresOf(call).filter((code) => code.startsWith('bad'))
  }
  expect(refusals('gameSince')).toEqual(['badLanguage', 'badTable', 'badSince'])
  expect(refusals('charcache')).toEqual(['badCharacterId'])
  expect(refusals('stats')).toEqual(['badRequest'])
})

test('a redirect is no error', () => {
  const codes = new Set(publicCalls.flatMap(failuresOf))
  expect([...codes].filter(leadsOn)).toEqual(['readPublished'])
})
