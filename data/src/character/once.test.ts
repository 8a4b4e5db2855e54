import { expect, test } from 'vitest'
import { oncePer } from './once.ts'

test('computes once for each object, even if the result is undefined', () => {
  const asked: string[] = []
  const nothing = oncePer(({ name }: { name: string }) => void asked.push(name))
  const [first, same] = [{ name: 'first' }, { name: 'same' }]
  for (const source of [first, same, first, same]) nothing(source)
  expect(asked).toEqual(['first', 'same'])
})
