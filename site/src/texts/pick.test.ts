import { expect, test } from 'vitest'
import { pick } from './pick.ts'

test('takes what is named, in that order, and nothing else', () => {
  const picked = pick({ a: '1', b: '2', c: '3' }, ['c', 'a'])
  expect(JSON.stringify(picked)).toBe('{"c":"3","a":"1"}')
})
