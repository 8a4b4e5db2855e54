import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, describe, expect, test } from 'vitest'
import type { OverrideChange } from './override-item.ts'
import { startTestStore, type TestStore } from './store.fixture.ts'
import { openDying } from './dying.fixture.ts'

let opened: TestStore
beforeEach(async () => {
  opened = await startTestStore()
  return () => opened.close()
})

const saying = (en: string, now: number, by = 'editor'): OverrideChange => ({
  kind: 'save',
  by,
  fields: { howTo: { en } },
  now,
})

const textsOf = async () =>
  (await opened.store.overrideHistory('mounts', 5)).map(({ version, fields }) => [version, fields.howTo?.en])

describe('what editors say of a row', () => {
  test('is stored over the version that the editor saw, and every version before it stays', async () => {
    for (const [seen, text] of ['A', 'B', 'C'].entries())
      expect(await opened.store.saveOverride('mounts', 5, seen, saying(text, 100 + seen))).toMatchObject({ ok: true })
    expect(await textsOf()).toEqual([
      [3, 'C'],
      [2, 'B'],
      [1, 'A'],
    ])
    const { overrides, damaged } = await opened.store.readOverrides('mounts')
    expect([...overrides]).toMatchObject([[5, { version: 3, at: 102, by: 'editor', fields: { howTo: { en: 'C' } } }]])
    expect(damaged).toEqual([])
    expect((await opened.store.readOverrides('minions')).overrides.size).toBe(0)
  })

  test('of two editors who saw the same version, one is refused, and the other stays', async () => {
    const both = await Promise.all([
      opened.store.saveOverride('mounts', 5, 0, saying('A', 100, 'first')),
      opened.store.saveOverride('mounts', 5, 0, saying('B', 100, 'second')),
    ])
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true])
    const refused = both.find(({ ok }) => !ok)
    const [kept] = await opened.store.overrideHistory('mounts', 5)
    expect(refused).toMatchObject({ code: 'changed', current: { version: 1, fields: kept?.fields } })
    expect(await textsOf()).toHaveLength(1)
  })

  test('is stored once where the answer got lost and the editor sends it again', async () => {
    await opened.store.saveOverride('mounts', 5, 0, saying('A', 100))
    expect(await opened.store.saveOverride('mounts', 5, 0, saying('A', 200))).toMatchObject({
      override: { version: 1 },
    })
    expect(await opened.store.saveOverride('mounts', 5, 0, saying('A', 200, 'another'))).toMatchObject({ ok: false })
    expect(await textsOf()).toEqual([[1, 'A']])
  })

  test('that is nothing new is not stored', async () => {
    const nothing = { kind: 'save', by: 'editor', fields: {}, now: 50 } as const
    expect(await opened.store.saveOverride('mounts', 5, 0, nothing)).toEqual({ ok: true, override: null })
    await opened.store.saveOverride('mounts', 5, 0, saying('A', 100))
    expect(await opened.store.saveOverride('mounts', 5, 1, saying('A', 300))).toMatchObject({ override: { at: 100 } })
    expect(await textsOf()).toEqual([[1, 'A']])
  })

  test('gets a later time whatever the clocks say, and keeps it where the tables say it by now', async () => {
    await opened.store.saveOverride('mounts', 5, 0, saying('A', 500))
    expect(await opened.store.saveOverride('mounts', 5, 1, saying('B', 400))).toMatchObject({
      override: { at: 501, writtenAt: 400 },
    })
    const clear = { kind: 'clear', by: 'overrides', fields: {}, now: 900 } as const
    expect(await opened.store.saveOverride('mounts', 5, 2, clear)).toMatchObject({
      override: { version: 3, at: 501, fields: {} },
    })
  })

  test('ten versions are in order of their numbers', async () => {
    for (let seen = 0; seen < 11; seen++) await opened.store.saveOverride('mounts', 5, seen, saying(`T${seen}`, seen))
    expect((await textsOf()).map(([version]) => version)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
  })
})

test.each([
  [1, 'before', ['A']],
  [1, 'after', ['A']],
  [2, 'before', ['A']],
  [2, 'after', ['B', 'A']],
] as const)(
  'a process killed at write %i, %s it, loses no version, and the next save goes on',
  async (at, when, left) => {
    await opened.store.saveOverride('mounts', 5, 0, saying('A', 100))
    const dying = openDying(opened, { at, when })
    await expect(dying.store.saveOverride('mounts', 5, 1, saying('B', 200))).rejects.toThrow('killed')
    dying.close()
    expect((await textsOf()).map(([, text]) => text)).toEqual(left)
    expect(await opened.store.saveOverride('mounts', 5, left.length, saying('C', 300))).toMatchObject({ ok: true })
    expect((await textsOf()).map(([, text]) => text)).toEqual(['C', ...left])
  },
)

describe('a damaged item', () => {
  const damage = (pk: string, sk: string) =>
    opened.client.send(new PutCommand({ TableName: opened.table, Item: { pk, sk, version: 'two' } }) as never)

  test('is named, hides no other, and is never written over', async () => {
    await opened.store.saveOverride('mounts', 6, 0, saying('A', 100))
    await damage('OVERRIDE#mounts', '5')
    const { overrides, damaged } = await opened.store.readOverrides('mounts')
    expect([[...overrides.keys()], damaged]).toEqual([[6], [5]])
    expect(await opened.store.saveOverride('mounts', 5, 0, saying('B', 200))).toEqual({ ok: false, code: 'damaged' })
    expect((await opened.store.readOverrides('mounts')).damaged).toEqual([5])
  })

  test('of a history is left out', async () => {
    await opened.store.saveOverride('mounts', 5, 0, saying('A', 100))
    await damage('OVERRIDE#mounts#5', '000000009')
    expect(await textsOf()).toEqual([[1, 'A']])
  })
})
