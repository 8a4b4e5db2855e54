import { expect, test } from 'vitest'
import { storageOf } from '#ui/page.fixture.ts'
import { choiceAddress, keepChoice, readChoice } from './choice.ts'

const all = [2, 4, 30]
const page = 'https://kupodex.example/de/islands/'

test('without a choice all are shown', () => expect([...readChoice('', storageOf(), all)]).toEqual(all))

test.each([[[4, 30]], [[]], [all]])('the choice %j is kept, and can be shared', (ids) => {
  const storage = storageOf()
  keepChoice(storage, all, new Set(ids))
  expect([...readChoice('', storage, all)]).toEqual(ids)
  const { search } = new URL(choiceAddress(page, all, new Set(ids)))
  expect([...readChoice(search, storageOf(), all)]).toEqual(ids)
})

test('an animal of a later patch is shown, and one that is gone does no harm', () => {
  const storage = storageOf()
  keepChoice(storage, all, new Set([4]))
  expect([...readChoice('', storage, [4, 30, 44])]).toEqual([4, 44])
})

test('the address wins, takes known animals alone, and keeps what else is in it', () => {
  const storage = storageOf()
  keepChoice(storage, all, new Set([2]))
  expect([...readChoice('?animals=4,x,99,-2', storage, all)]).toEqual([4])
  expect(choiceAddress(`${page}?a=1&animals=2#forecast`, all, new Set([4]))).toBe(`${page}?a=1&animals=4#forecast`)
  expect(choiceAddress(`${page}?animals=2`, all, new Set(all))).toBe(page)
})
