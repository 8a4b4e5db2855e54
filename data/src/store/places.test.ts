import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { ScanCommand } from '@aws-sdk/client-dynamodb'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { OwnershipEndedError } from './item.ts'
import { writeItems } from './items.fixture.ts'
import { type ItemKind, itemKinds, kindOf } from './places.ts'
import { openForAll } from '../opened.fixture.ts'
import { startTestStore } from './store.fixture.ts'

const opened = openForAll(startTestStore)

describe('the list of kinds of items', () => {
  test('is the table of the README', () => {
    const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')
    const rows = [...readme.matchAll(/^\| `([^`]+)` \| `([^`]+)` \|/gm)].map(([, pk = '', sk = '']) => `${pk} ${sk}`)
    const listed = Object.values<ItemKind>(itemKinds).map(({ pk, sk }) => `${pk} ${sk}`)
    expect(listed.toSorted()).toEqual(rows.toSorted())
  })

  test('has one kind, and no more, for each item that a release writes', async () => {
    await writeItems(opened.store)
    const { Items = [] } = await opened.client.send(new ScanCommand({ TableName: opened.table }))
    const found = Items.map(({ pk, sk }) => kindOf(pk?.S ?? '', sk?.S ?? ''))
    expect(new Set(found)).toEqual(new Set(Object.keys(itemKinds)))
  })

  test('is what stores of tests write, and nothing else', async () => {
    const put = (pk: string, sk: string) =>
      opened.client.send(new PutCommand({ TableName: opened.table, Item: { pk, sk } }) as never)
    for (const [pk, sk] of [
      ['CHAR#7', 'DIARY'],
      ['CHAR#7', 'PROFILE#2'],
      ['GUILD#7', 'GUILD'],
    ] as const)
      await expect(put(pk, sk)).rejects.toThrow('of no kind')
    await put('CHAR#7', 'MARK#emote')
  })
})

describe('after an owner has deleted what they said of a character', () => {
  const id = 900
  const since = 1000
  const settings = { private: true, icon: 2 }

  beforeAll(async () => {
    await opened.store.addCharacter(id, 1)
    await opened.store.mark(id, 'emote', [1], 5)
    await opened.store.writeCharSettings(id, settings)
    await opened.store.dropOwnersItems(id, since)
  })

  type Write = (ownedSince: number) => Promise<unknown>
  const whole = (ids: number[], ownedSince: number) => ({ ids, isKnown: () => true, at: 9, since: ownedSince })
  const writes: [string, Write][] = [
    ['a tick', (by) => opened.store.mark(id, 'emote', [2], 9, by)],
    ['a tick of a type that had none', (by) => opened.store.mark(id, 'fish', [2], 9, by)],
    ['a tick taken back', (by) => opened.store.unmark(id, 'hair', [2], 9, by)],
    ['many ticks', (by) => opened.store.changeMarks(id, 'leve', [{ id: 2, owned: true, at: 9 }], by)],
    ['a whole collection', (by) => opened.store.putMarks(id, 'barding', whole([2], by))],
    ['an undone collection', (by) => opened.store.undoMarks(id, 'barding', 9, by)],
    ['settings', (by) => opened.store.writeCharSettings(id, settings, by)],
  ]

  test.each(writes)('%s of theirs that was on its way is refused', async (_, write) => {
    await expect(write(since)).rejects.toThrow(OwnershipEndedError)
    expect(await opened.store.readMarks(id)).toEqual({})
    expect(await opened.store.readCharacter(id, true)).toMatchObject({
      marks: {},
      settings: { private: false, icon: 0 },
    })
  })

  test.each(writes)('%s of who verifies it afterwards is written', async (_, write) => {
    await write(since + 1)
  })
})
