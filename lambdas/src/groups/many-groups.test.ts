import { BatchWriteItemCommand } from '@aws-sdk/client-dynamodb'
import { repetitions } from '@kupodex/data/soak.fixture'
import { openCounted, startTestStore } from '@kupodex/data/store/store.fixture'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askGroups, putCharacter } from './groups.fixture.ts'

const now = 1_750_000_000_000
const character = 7
const [few, many] = [320, repetitions({ gate: 800, soak: 10_000 })]

const opened = await startTestStore()
const counted = openCounted(opened)
const { sent } = counted
const ask = askGroups(counted.store, () => now)
const slugOf = (n: number) => `g${n}`.padEnd(22, '_')

const text = (value: string) => ({ S: value })
const number = (value: number) => ({ N: String(value) })

/** Writes a group of a user of its own, with the character in it, listed and reported. */
const itemsOf = (n: number) => {
  const slug = slugOf(n)
  const owner = { user: text(`user${n}`), id: text('ownerid1'), since: number(now) }
  const report = { by: text('somebody'), reason: text('Rude.'), at: number(now) }
  const times = { createdAt: number(now), updatedAt: number(now), listedAt: number(now) }
  return [
    {
      ...{ pk: text(`GROUP#${slug}`), sk: text('GROUP'), slug: text(slug), name: text(`Group ${n}`), ...times },
      ...{
        owner: { M: owner },
        members: { L: [number(character)] },
        reports: { L: [{ M: report }] },
        revision: number(1),
      },
    },
    { pk: text(`WITHIN#${character}`), sk: text(slug) },
    { pk: text('LISTED'), sk: text(`${now}-${slug}`) },
    { pk: text('REPORTED'), sk: text(`${now}-${slug}`) },
    { pk: text(`USER#user${n}`), sk: text('GROUPS'), [`g${slug}`]: number(now), count: number(1) },
  ]
}

const fill = async (from: number, to: number) => {
  const items = Array.from({ length: to - from }, (_, at) => itemsOf(from + at)).flat()
  for (let at = 0; at < items.length; at += 25) {
    const requests = items.slice(at, at + 25).map((Item) => ({ PutRequest: { Item } }))
    await opened.client.send(new BatchWriteItemCommand({ RequestItems: { [opened.table]: requests } }))
  }
}

beforeAll(async () => {
  await putCharacter(opened.store, character)
  await opened.store.own(character, 'aldo', now)
  await fill(0, few)
}, 300_000)
afterAll(async () => {
  counted.close()
  await opened.close()
})

/** What each call asks the store for. */
const costs = async (): Promise<Record<string, string[]>> => {
  const found: Record<string, string[]> = {}
  const measure = async (name: string, does: () => Promise<{ status: number }>) => {
    sent.length = 0
    expect([name, (await does()).status]).toEqual([name, 200])
    found[name] = sent.toSorted()
  }
  const params = { slug: slugOf(5) }
  await measure('groups', () => ask(null, 'groups'))
  await measure('group', () => ask(null, 'group', { params }))
  await measure('ownGroups', () => ask('user5', 'ownGroups'))
  await measure('ownGroup', () => ask('user5', 'ownGroup', { params }))
  await measure('saveGroup', () => ask('user5', 'saveGroup', { params, body: { name: `Name ${sent.length}` } }))
  await measure('charGroups', () => ask('aldo', 'charGroups', { params: { id: character } }))
  await measure('reportedGroups', () => ask('admin', 'reportedGroups'))
  await measure('reportGroup', () => ask('reporter', 'reportGroup', { params, body: { reason: 'Rude.' } }))
  return found
}

test(`with ${many} groups each call asks the store for as much as with ${few}, and none looks through the table`, async () => {
  // The first of what is bounded takes from what is full, in one write instead of two.
  await costs()
  const before = await costs()
  await fill(few, many)
  const after = await costs()
  expect(Object.values(after).flat()).not.toContain('ScanCommand')
  for (const [name, requests] of Object.entries(after))
    expect([name, requests.length]).toEqual([name, before[name]?.length])
}, 300_000)
