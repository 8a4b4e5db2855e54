import { columnsOf, leanRows } from '@kupodex/data/game'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { askPath } from '#ask/request-line.ts'
import { session } from '#session/session.ts'
import { rowsIn } from '#tables/build/shown.fixture.ts'
import { counted, fill } from '#texts/fill.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { setUser } from '#user/user.ts'
import { BringForm } from './bring-form.tsx'
import { broughtKey } from './kept-brought.ts'
import { bringTexts } from './texts.ts'
import { names } from './things.fixture.ts'
import { largestFile } from './read-file.ts'

const texts = bringTexts('en')
const fish = rowsIn('en', 'fish')
const table = askPath('gameLean', { lang: 'en', table: 'fish' })
const tables = { [table]: { deployTime: 1, ...columnsOf(leanRows('fish', fish) as never) } }

/** An export of ours that says of some fish that they were checked off. */
const exportOf = (...at: readonly number[]) =>
  JSON.stringify({ marks: { fish: Object.fromEntries(at.map((one) => [fish[one]?.id ?? 0, 100])) } })

const open = async ({ web = tables, path = '/settings/' }: { web?: object; path?: string } = {}) => {
  const page = await drawn(null, { path, web: { ...web } })
  // No other tab is told of ticks.
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage = () => undefined
    },
  )
  await page.draw(<BringForm language="en" names={names} />)
  const settle = async (change?: () => unknown) => {
    await page.settle(change)
    await page.calm()
  }
  const press = (text: string) =>
    settle(() =>
      page
        .all('button')
        .find((button) => button.textContent === text)
        ?.click(),
    )
  const read = async (text: string) => {
    await page.enter('textarea', text)
    await press(texts.read)
  }
  return { ...page, press, read, settle, said: () => page.words('[role=status]')[0] }
}

const brought = (count: number) => counted(texts.run, count, 'en')

beforeEach(() => setUser(null))

test('a text is read and shown before anything is checked off, and what was brought can be taken back', async () => {
  const page = await open()
  await page.read(exportOf(0, 1))
  expect(page.words('[data-preview] h3, [data-preview] > p')).toEqual([texts.preview, texts.kinds.own])
  expect(page.words('[data-preview] li')).toEqual(expect.arrayContaining([fish[0]?.name, fish[1]?.name]))
  expect(page.storage.getItem(broughtKey)).toBeNull()
  await page.press(brought(2))
  expect([page.said(), page.all('[data-preview]').length]).toEqual([counted(texts.done, 2, 'en'), 0])
  expect(page.one<HTMLTextAreaElement>('textarea').value).toBe('')
  expect(page.words('.asked-list span')).toEqual([expect.stringContaining(`2 for ${texts.here}`)])

  await page.read(exportOf(0, 1))
  expect(page.words('[data-preview] > p')).toContain(texts.nothing)
  expect(page.words('button')).not.toContain(brought(0))
  await page.read(exportOf(1, 2))
  expect(page.words('button')).toContain(brought(1))

  await page.press(texts.undo)
  expect(page.said()).toBe(counted(texts.undone, 2, 'en'))
  expect([page.words('.asked-list'), page.all('[data-preview]').length]).toEqual([[], 0])
  expect(page.storage.getItem(broughtKey)).toBe('[]')
})

test('what is shown goes away by a button, and nothing was checked off', async () => {
  const page = await open()
  await page.read(exportOf(0))
  await page.press(texts.cancel)
  expect([page.all('[data-preview]').length, page.words('.asked-list')]).toEqual([0, []])
  await page.read(exportOf(0))
  expect(page.words('button')).toContain(brought(1))
})

test('what cannot be read says why, and shows nothing', async () => {
  const page = await open()
  await page.read('{')
  expect([page.said(), page.all('[data-preview]').length]).toEqual([texts.refusals.notJson, 0])
  await page.read(JSON.stringify({ marks: { fish: { 99999999: 100 } } }))
  expect(page.words('[data-preview] > p')).toContain(texts.nothingUnderstood)
  expect(page.said()).toBe('')
})

test('without what the game has nothing is understood, which is said', async () => {
  const page = await open({ web: { [table]: 500 } })
  await page.read(exportOf(0))
  expect(page.said()).toMatch(new RegExp(`^${fill(texts.failed, { reason: '.+' })}$`))
})

test('IDs without a collection are read again once one is chosen', async () => {
  const page = await open()
  await page.read(`id\n${fish[0]?.id}`)
  expect(page.words('[data-preview] > p')).toContain(texts.nothingUnderstood)
  await page.settle(() => page.enter('label:nth-of-type(2) select', 'fish'))
  expect(page.words('button')).toContain(brought(1))
})

test('what is wrong stands in the order of rows, and rows that say that something is not owned are counted', async () => {
  const page = await open()
  await page.read(`type,id,owned\nfish,99999999,yes\nfish,x,yes\nfish,${fish[0]?.id},yes\nfish,2,no`)
  expect(page.words('[data-preview] > details li').map((words) => words.slice(0, 6))).toEqual([...['Row 2:', 'Row 3:']])
  expect(page.words('[data-preview] > p')).toEqual([texts.kinds.table, counted(texts.left, 1, 'en')])
  await page.read(exportOf(0))
  expect(page.words('[data-preview] > p')).toEqual([texts.kinds.own])
})

test('a file is read as a text is, and one that is too large not at all', async () => {
  const page = await open()
  const choose = (content: string, size = content.length) =>
    page.settle(() => {
      const bytes = new TextEncoder().encode(content)
      const input = Object.assign(page.one('[type=file]'), {
        files: [{ size, arrayBuffer: async () => bytes.buffer }],
      })
      page.send(input, 'change')
    })
  await choose(exportOf(0))
  expect(page.words('button')).toContain(brought(1))
  await choose(exportOf(1), largestFile + 1)
  expect([page.said(), page.all('[data-preview]').length]).toEqual([texts.refusals.tooLarge, 0])
  await choose(exportOf(1), largestFile)
  expect(page.all('[data-preview]')).toHaveLength(1)
  // The same file can be chosen again after it was mended, and choosing none reads none.
  const input = page.one<HTMLInputElement>('[type=file]')
  expect(input.value).toBe('')
  await page.settle(() => page.send(Object.assign(input, { files: [] }), 'change'))
  expect([page.all('[data-preview]').length, page.said()]).toEqual([1, ''])
})

test.each([
  ['', 'Mina'],
  ['?char=8', '#8'],
  ['?char=99', 'Mina'],
])('it is for the own characters or nobody, at %j for %s', async (query, chosen) => {
  const before = session.get()
  onTestFinished(() => session.set(before))
  const person = (id: number, name: string) => ({ id, name, worldName: 'Lich', iconUrl: '' })
  const known = { subject: 'mina', at: 0, nickname: '', isAdmin: false, seesIds: false, favorites: [], lost: [] }
  const page = await open({ path: `/settings/${query}` })
  await page.settle(() => {
    session.set({ token: 'token', expiresAt: 4e9, subject: 'mina' })
    setUser({ ...known, own: [person(7, 'Mina'), person(8, '')] })
  })
  const first = 'label:nth-of-type(1) option'
  expect(page.words(first)).toEqual(['Mina', '#8', texts.here])
  expect(page.all<HTMLOptionElement>(first).find((one) => one.selected)?.textContent).toBe(chosen)
})
