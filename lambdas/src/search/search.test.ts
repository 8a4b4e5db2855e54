import { expect, test } from 'vitest'
import { anybody } from '../testing.ts'
import { searchAnswers } from './search.ts'

test('returns the characters that the store finds, at most fifty', async () => {
  const places = [{ id: 34, world: 'Testworld', dataCenter: 'Testcenter' }]
  const asked: unknown[] = []
  const found = { id: 7, name: 'Mina Example', iconUrl: 'https://img.test/a', worldId: 34 }
  const { charsearch } = searchAnswers({
    places,
    store: { searchNames: async (...args) => (asked.push(args), [found]) },
  })
  expect(await charsearch?.({ text: 'Mina E' }, anybody)).toEqual({ ok: true, value: { results: [found] } })
  expect(asked).toEqual([['Mina E', 50, places]])
})
