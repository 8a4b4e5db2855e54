import { expect, onTestFinished, test, vi } from 'vitest'
import { failedTexts } from '#ask/texts.ts'
import { drawnPage } from '#dev/collection-page.fixture.tsx'
import { pageTables } from '#tables/page.ts'
import { type ShownTables, showTables } from '#tables/build/shown.fixture.ts'
import { CollectionPage } from './collection-page.tsx'
import type { ListedType } from './facts.ts'
import { listTexts } from './list-texts.ts'
import { blocks } from './sections.tsx'

const rows = [1, 2].map((id) => ({ id, name: `Thing ${id}`, sort: id, number: id, patch: '2.0' }))
const open = (type: ListedType, tables: ShownTables = {}, query = '') => {
  showTables({ mounts: rows, bozjaNotes: rows, ...tables })
  return drawnPage(CollectionPage, type, { query })
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

test.each([
  ['mount', 'mounts', ''],
  ['mount', 'mounts', '?view=list&show=completed&sort=inGame'],
  ['bozjaNote', 'bozjaNotes', '?show=missing'],
  ['bozjaNote', 'bozjaNotes', '?view=blocks'],
] as const)('the menu of %s on its way is that of the list itself (%s%s)', async (type, table, query) => {
  const menuOf = async (tables: ShownTables) => {
    const page = await open(type, tables, query)
    await page.calm()
    const chosen = page.all<HTMLSelectElement>('select').map(({ value }) => value)
    const pressed = page.attributes('.picks button', 'aria-pressed')
    return [page.all('[aria-busy]').length, page.words('.picks button'), pressed, page.words('select option'), chosen]
  }
  const [isBusy, ...waiting] = await menuOf({ [table]: 'loading' })
  const page = await menuOf({})
  expect([isBusy, ...page]).toEqual([1, 0, ...waiting])
})

test.each([
  ['mount', true],
  ['bozjaNote', false],
] as const)('the script of blocks comes with a list that has them alone: %s, %s', async (type, hasBlocks) => {
  const ahead = vi.spyOn(blocks, 'ahead')
  onTestFinished(() => ahead.mockRestore())
  await (await open(type)).calm()
  expect(ahead.mock.calls.length > 0).toBe(hasBlocks)
})

test('a list whose table cannot be loaded says so', async () => {
  const page = await open('mount', { mounts: 'failed' })
  expect([page.words('[role=alert]'), page.all('[aria-busy]').length]).toEqual([[failedTexts('en').failed], 0])
  const check = vi.spyOn(pageTables, 'check')
  onTestFinished(() => check.mockRestore())
  await page.click('button')
  expect(check).toHaveBeenCalledTimes(1)
})
