import { loadTable } from '@kupodex/data/tables'
import { expect, test } from 'vitest'
import { someone, useBrowser } from './site.ts'

const open = useBrowser()

const counted = (
  rows: readonly { id: number; obtainable: boolean; isInLog: boolean; sourceTypeId: number }[],
  ids: readonly number[],
) =>
  rows.filter(
    (row) => ids.includes(row.id) && row.obtainable && row.isInLog && ![6, 7, 12, 28].includes(row.sourceTypeId),
  ).length

test('a character shows name and counts, filled by the island', async () => {
  const { page } = await open(`/char/${someone.id}/`)
  // What the browser keeps is read before the answer is shown.
  await page.getByRole('heading', { level: 1, name: someone.name }).waitFor()
  const text = await page.innerText('main')
  expect(text).toContain(`${counted(loadTable('mounts'), someone.mounts)} of`)
  expect(text).toContain(`${counted(loadTable('minions'), someone.minions)} of`)
})
