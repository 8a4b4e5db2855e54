import { expect, test, vi } from 'vitest'
import { failedTexts } from '#ask/texts.ts'
import { drawnPage } from '#dev/collection-page.fixture.tsx'
import { pageTables } from '#tables/page.ts'
import { type ShownTables, showTables } from '#tables/build/shown.fixture.ts'
import { CollectionPage } from './collection-page.tsx'
import { listTexts } from './list-texts.ts'

const rows = [1, 2].map((id) => ({ id, name: `Thing ${id}`, sort: id, number: id, patch: '2.0' }))
const open = (type: 'mount' | 'bozjaNote', tables: ShownTables = {}) => {
  showTables({ mounts: rows, bozjaNotes: rows, ...tables })
  return drawnPage(CollectionPage, type)
}
const { verify } = listTexts('en').list

test('a list asks for its own table and those that all lists need', async () => {
  const page = await open('mount')
  await page.until(() => expect(page.words('a[data-thing]')).toEqual(['Thing 1', 'Thing 2']))
  const asked = vi.mocked(pageTables.tableOf).mock.calls.map(([{ name }]) => name)
  expect([...new Set(asked)].sort()).toEqual(['mounts', 'sourceTypes'])
})

test.each([
  ['mount', { mounts: 'loading' }, 0],
  ['bozjaNote', { bozjaNotes: 'loading' }, 1],
] as const)(
  'a list of %s on its way has its menu and the room of what all such lists say',
  async (type, tables, lines) => {
    const page = await open(type, tables)
    expect([page.all('[aria-busy] .controls').length, page.all('a[data-thing]').length]).toEqual([1, 0])
    expect(page.words('.summary .small.bone')).toEqual(Array<string>(lines).fill(verify))
  },
)

test('a list whose table cannot be loaded says so', async () => {
  const page = await open('mount', { mounts: 'failed' })
  expect([page.words('[role=alert]'), page.all('[aria-busy]').length]).toEqual([[failedTexts('en').failed], 0])
})
