import { calls, matchCall } from '@kupodex/data/contract'
import { expect, test } from 'vitest'
import { bodyOf, pathOf } from './call-samples.fixture.ts'

const matched = (id: string, method: string, path: string): boolean => {
  const found = matchCall(method, path)
  return found.ok && found.call.id === id
}

test('every call has a path that it answers', () => {
  const lacking = calls.filter((call) => !matched(call.id, call.method, pathOf(call)))
  expect(lacking.map((call) => `call-samples.fixture.ts lacks a word of ${call.id}: ${pathOf(call)}`)).toEqual([])
})

test('every call that reads a body has one that it takes', () => {
  const lacking = calls.filter(
    (call) => 'body' in call && call.body !== undefined && !call.body.safeParse(JSON.parse(bodyOf(call))).success,
  )
  expect(lacking.map(({ id }) => `call-samples.fixture.ts lacks a body of ${id}`)).toEqual([])
})
