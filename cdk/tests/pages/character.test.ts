import { loadTable } from '@kupodex/data/tables'
import { expect, test } from 'vitest'
import { people, someone, useBrowser } from './site.ts'

const open = useBrowser()

const counted = (
  rows: readonly { id: number; obtainable: boolean; isInLog: boolean; sourceTypeId: number }[],
  ids: readonly number[],
) =>
  rows.filter(
    (row) => ids.includes(row.id) && row.obtainable && row.isInLog && ![6, 7, 12, 28].includes(row.sourceTypeId),
  ).length

test('a character shows name and counts, filled by the island', async () => {
  const { page, close } = await open(`/char/${someone.id}/`)
  expect(await page.innerText('h1')).toBe(someone.name)
  const text = await page.innerText('main')
  expect(text).toContain(`${counted(loadTable('mounts'), someone.mounts)} of`)
  expect(text).toContain(`${counted(loadTable('minions'), someone.minions)} of`)
  await close()
})

const withRole = (...roles: string[]) => people.filter(({ role }) => role !== null && roles.includes(role))

test.each([
  ['hidden by its owner', withRole('hidden', 'private-profile'), "This character's data is private."],
  ['gone', withRole('deleted'), 'could not be found'],
  ['with private achievements', withRole('private-achievements'), 'achievements set to private'],
])('a character %s says so', async (_state, those, sentence) => {
  expect(those).not.toEqual([])
  for (const { id } of those) {
    const { page, close } = await open(`/char/${id}/`)
    expect(await page.innerText('main')).toContain(sentence)
    await close()
  }
})

test('a character that nobody asked for yet is being added, and says so until it was looked up', async () => {
  const { page, close } = await open('/char/424242/', {
    until: 'load',
    // How long that takes is the worker's matter; here it takes for ever.
    prepare: (context) => context.route('**/api/charrealtime/**', () => undefined),
  })
  await page.getByText('Please wait a minute for it to be added.').waitFor()
  await close()
})
