import { openForAll } from '@kupodex/data/opened.fixture'
import { itemTypes, itemWords } from '@kupodex/data/character'
import { describe, expect, test } from 'vitest'
import { openCalls, ready } from './calls.fixture.ts'

const calls = openForAll(openCalls)

describe('the items of one type', () => {
  test.each([
    ['emote', { items: [{ id: 60, date: 900, deleted: false }], count: 1, possible: 2, percent: 50, recent: 60 }],
    ['title', { items: [{ id: 7, date: 101, deleted: false }], count: 1, possible: 1, percent: 100, recent: 7 }],
    ['mount', { count: 1, possible: 1, recent: 2 }],
    ['facewear', { items: [{ id: 3, date: 103, deleted: false }], count: 1, recent: null }],
    ['leve', { items: [], count: 0, recent: null }],
  ])('%s', async (type, expected) => {
    await calls.keep(ready(61))
    expect(await calls.call('charitems', { id: 61, type })).toMatchObject({
      ok: true,
      value: { id: 61, status: 'ready', type, private: false, ...expected },
    })
  })

  test.each(itemTypes)('%s has a word and an answer', async (type) => {
    expect(Object.values(itemWords)).toContain(type)
    await calls.keep(ready(62))
    expect(await calls.call('charitems', { id: 62, type })).toMatchObject({ ok: true, value: { type } })
  })
})
