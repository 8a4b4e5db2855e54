import { expect, test } from 'vitest'
import { broughtKey, forgetBrought, keepBrought, keptBrought, undoFor } from './kept-brought.ts'

const storageWith = (kept: Record<string, string> = {}, room = Infinity) => {
  const all = new Map(Object.entries(kept))
  return {
    getItem: (key: string) => all.get(key) ?? null,
    setItem: (key: string, value: string) => void (value.length <= room && all.set(key, value)),
    removeItem: (key: string) => void all.delete(key),
  }
}

const once = (at: number, subject = '') => ({
  ...{ subject, characterId: subject === '' ? 0 : 7, at },
  ticks: [
    { type: 'fish' as const, id: 1, at: 12.5 },
    { type: 'hair' as const, id: 2, at: 3 },
  ],
})

test('what was brought is kept for 30 days, the newest first', () => {
  const storage = storageWith()
  expect(keepBrought(storage, once(1000), 1000)).toBe(true)
  expect(keepBrought(storage, once(2000, 'me'), 2000)).toBe(true)
  expect(keepBrought(storage, once(3000, 'you'), 3000)).toBe(true)
  expect(keptBrought(storage, 3000)).toEqual([once(3000, 'you'), once(2000, 'me'), once(1000)])
  expect(undoFor).toBe(30 * 86_400_000)
  expect(keptBrought(storage, 1000 + undoFor)).toEqual([once(3000, 'you'), once(2000, 'me')])
  forgetBrought(storage, once(2000, 'me'), 3000)
  expect(keptBrought(storage, 3000)).toEqual([once(3000, 'you'), once(1000)])
})

test('what is known better later is kept in its place', () => {
  const storage = storageWith()
  keepBrought(storage, once(1000), 1000)
  const better = { ...once(1000), ticks: once(1000).ticks.slice(1) }
  expect(keepBrought(storage, better, 1000)).toBe(true)
  expect(keptBrought(storage, 1000)).toEqual([better])
})

test('a browser without room says so, and keeps what it had', () => {
  const storage = storageWith({}, 150)
  expect(keepBrought(storage, once(1000), 1000)).toBe(true)
  expect(keepBrought(storage, once(2000), 2000)).toBe(false)
  expect(keptBrought(storage, 2000)).toEqual([once(1000)])
})

test('what is damaged is left out, and the rest is there', () => {
  const good = { subject: '', characterId: 0, at: 1, ticks: [['fish', 1, 12.5]] }
  const bad = [
    { ...good, subject: 1 },
    { ...good, characterId: '0' },
    { ...good, at: '1' },
    { ...good, ticks: {} },
    ...[['fish', '1', 1], ['fish', 1, '1'], [1, 1, 1], ['kupo', 1, 1], 'fish', null].map((tick) => ({
      ...good,
      ticks: [...good.ticks, tick],
    })),
  ]
  const storage = storageWith({ [broughtKey]: JSON.stringify([...bad, { ...good, at: 2 }]) })
  expect(keptBrought(storage, 3)).toEqual([
    { subject: '', characterId: 0, at: 2, ticks: [{ type: 'fish', id: 1, at: 12.5 }] },
  ])
})

test('two users may have brought something at the same time', () => {
  const storage = storageWith()
  for (const subject of ['me', 'you']) keepBrought(storage, once(1000, subject), 1000)
  expect(keptBrought(storage, 1000)).toEqual([once(1000, 'me'), once(1000, 'you')])
  forgetBrought(storage, once(1000, 'you'), 1000)
  expect(keptBrought(storage, 1000)).toEqual([once(1000, 'me')])
})

test.each(['', 'x', '{}', '[1]', '[{"subject":1}]', '[{"subject":"","characterId":0,"at":1,"ticks":[["mount",1,1]]}]'])(
  '%j is nothing',
  (text) => expect(keptBrought(storageWith({ [broughtKey]: text }), 2)).toEqual([]),
)
