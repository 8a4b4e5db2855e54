import { beforeAll, describe, expect, test } from 'vitest'
import { StoreBusyError } from './batches.ts'
import { changeOver, nextRevision, readItem } from './change-over.ts'
import { connect, type Connection } from './connection.ts'
import { type Item, itemVersion, NewerItemError } from './item.ts'
import { openForAll } from '../opened.fixture.ts'
import { startTestStore } from './store.fixture.ts'

const opened = openForAll(startTestStore)
let connection: Connection
let waits = 0
beforeAll(() => void (connection = connect({ ...opened, sleep: async () => void waits++ })))

let count = 0
const somewhere = () => ({ key: { pk: `USER#${++count}`, sk: 'WISHES' }, name: 'list' })
type Somewhere = ReturnType<typeof somewhere>

const put = ({ key }: Somewhere, item: Item) => connection.table.put({ Item: { ...item, ...key } })
const stored = async ({ key }: Somewhere) => (await connection.table.get({ Key: key, ConsistentRead: true })).Item

const wordsIn = (item: Item | null): string[] => (item?.words as string[] | undefined) ?? []

/** Adds a word to a list; says what is in it then. */
const add = (place: Somewhere, word: string, over: Connection = connection) =>
  changeOver(over, place, (before) => {
    const words = [...wordsIn(before), word]
    return { outcome: words, after: { ...before, words, revision: nextRevision(before) } }
  })

/** A connection after each of whose reads something happens. */
const afterReads = (happens: () => Promise<unknown>): Connection => {
  const get: Connection['table']['get'] = async (input) => {
    const answer = await connection.table.get(input)
    await happens()
    return answer
  }
  return { ...connection, table: { ...connection.table, get } }
}

/** A connection that lets somebody else write between each of its first `times` reads and what it writes over them. */
const outrun = (place: Somewhere, times: number): Connection & { reads: () => number } => {
  let reads = 0
  const outrunning = afterReads(async () => {
    if (++reads <= times) await add(place, `other ${reads}`)
  })
  return { ...outrunning, reads: () => reads }
}

test('the first change makes the item, the next one keeps what it does not name', async () => {
  const place = somewhere()
  expect(await readItem(connection, place.key)).toBeNull()
  expect(await add(place, 'first')).toEqual(['first'])
  await put(place, { ...(await stored(place)), ofALaterRelease: 7 })
  await add(place, 'second')
  expect(await stored(place)).toEqual({ ...place.key, words: ['first', 'second'], revision: 2, ofALaterRelease: 7 })
})

test('an item without a revision is changed as it is read', async () => {
  const place = somewhere()
  await put(place, { words: ['early'] })
  expect(await add(place, 'late')).toEqual(['early', 'late'])
  expect(await stored(place)).toMatchObject({ revision: 1 })
})

test('nothing is written where nothing changes', async () => {
  const place = somewhere()
  expect(await changeOver(connection, place, () => ({ outcome: 'as it was' }))).toBe('as it was')
  expect(await stored(place)).toBeUndefined()
})

describe('of two writers', () => {
  test.each([1, 19])('who loses decides again by what the other wrote, up to nineteen times: %i', async (times) => {
    const place = somewhere()
    const slow = outrun(place, times)
    const others = Array.from({ length: times }, (_, at) => `other ${at + 1}`)
    const before = waits
    expect(await add(place, 'mine', slow)).toEqual([...others, 'mine'])
    expect(await stored(place)).toMatchObject({ words: [...others, 'mine'], revision: times + 1 })
    expect(waits - before).toBe(times)
  })

  test('who always loses gives up, has written nothing, and says so', async () => {
    const place = somewhere()
    const slow = outrun(place, 99)
    await expect(add(place, 'mine', slow)).rejects.toThrow(
      new StoreBusyError('The list is being changed by too many at once.'),
    )
    expect(slow.reads()).toBe(20)
    expect(wordsIn((await stored(place)) ?? null)).toHaveLength(20)
    expect(wordsIn((await stored(place)) ?? null)).not.toContain('mine')
  })

  test('who meets a reason to refuse answers with it, after a conflict too', async () => {
    const place = somewhere()
    const once = changeOver<string>(outrun(place, 1), place, (before) =>
      wordsIn(before).length > 0
        ? { outcome: 'taken' }
        : { outcome: 'mine', after: { words: ['mine'], revision: nextRevision(before) } },
    )
    expect(await once).toBe('taken')
    expect(await stored(place)).toMatchObject({ words: ['other 1'] })
  })

  test('who deletes what another changed meanwhile looks at it again', async () => {
    const place = somewhere()
    await add(place, 'first')
    const slow = outrun(place, 1)
    const seen: string[][] = []
    await changeOver(slow, place, (before) => {
      seen.push(wordsIn(before))
      return { outcome: null, after: null }
    })
    expect(seen).toEqual([['first'], ['first', 'other 1']])
    expect(await stored(place)).toBeUndefined()
  })
})

test('many at once lose nothing', async () => {
  const place = somewhere()
  const words = ['a', 'b', 'c', 'd', 'e', 'f']
  await Promise.all(words.map((word) => add(place, word, connect(opened))))
  expect(wordsIn((await stored(place)) ?? null).toSorted()).toEqual(words)
  expect(await stored(place)).toMatchObject({ revision: words.length })
})

test('a write whose answer got lost is met as a conflict', async () => {
  const place = somewhere()
  let isLost = false
  const lossy: Connection = {
    ...connection,
    holds: async (write) => {
      const held = await connection.holds(write)
      if (isLost) return held
      isLost = true
      // The SDK repeats it, and then the condition does not hold any more.
      return connection.holds(write)
    },
  }
  const tries: number[] = []
  const outcome = await changeOver(lossy, place, (before, tried) => {
    tries.push(tried)
    if (wordsIn(before).includes('mine')) return { outcome: 'done' }
    return { outcome: 'new', after: { words: ['mine'], revision: nextRevision(before) } }
  })
  expect([outcome, tries]).toEqual(['done', [0, 1]])
})

test('an item of a later release is neither read nor written over', async () => {
  const place = somewhere()
  const item = { words: ['kept'], v: itemVersion + 1, revision: 4 }
  await put(place, item)
  await expect(add(place, 'mine')).rejects.toThrow(NewerItemError)
  const late = somewhere()
  const upgraded = afterReads(async () => {
    if (!(await stored(late))) await put(late, { ...item, revision: undefined })
  })
  await expect(add(late, 'mine', upgraded)).rejects.toThrow(NewerItemError)
  expect(await stored(late)).toMatchObject({ words: ['kept'] })
})
