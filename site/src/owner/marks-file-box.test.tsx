import { afterEach, expect, test, vi } from 'vitest'
import { drawn } from '#ui/drawn.fixture.ts'
import { ownerWords } from './owner-words.ts'

const { file: texts, failures } = ownerWords('en')
const exported = { id: 7, marks: { emote: { 4: 1700000000 } } }

afterEach(() => {
  vi.doUnmock('#ask/page.ts')
  vi.doUnmock('../ui/download.ts')
  vi.doUnmock('#bring/things.ts')
  vi.resetModules()
})

const open = async (answer: object | null) => {
  vi.resetModules()
  const saved: string[][] = []
  const ask = async (call: string) =>
    call === 'exportMarks' && answer !== null ? { ok: true, value: answer } : { ok: false, code: 'offline' }
  vi.doMock('#ask/page.ts', () => ({ ask }))
  vi.doMock('../ui/download.ts', () => ({ download: (...file: string[]) => void saved.push(file) }))
  vi.doMock('#bring/things.ts', () => ({
    fetchThings: async (_: unknown, language: string) => ({
      ok: true,
      value: new Map([['emote', [{ id: 4, name: `Dance ${language}` }]]]),
    }),
  }))
  const page = await drawn(null)
  const { MarksFile } = await import('./marks-file-box.tsx')
  await page.draw(<MarksFile language="de" id={7} texts={texts} failures={failures} />)
  const press = async (label: string) => {
    await page.settle(() =>
      page
        .all('button')
        .find(({ textContent }) => textContent === label)
        ?.click(),
    )
    await page.until(() => expect(page.one('[role=status]').textContent).not.toBe(''))
  }
  return { ...page, press, saved }
}

test('what was checked off is saved whole as JSON, and with names as CSV', async () => {
  const page = await open(exported)
  await page.press(texts.exportJson)
  await page.press(texts.exportCsv)
  await page.until(() => expect(page.saved).toHaveLength(2))
  const [json = [], csv = []] = page.saved
  expect([json.slice(0, 2), JSON.parse(json[2] ?? '')]).toEqual([['kupodex-7.json', 'application/json'], exported])
  expect(csv.slice(0, 2)).toEqual(['kupodex-7.csv', 'text/csv'])
  expect(csv[2]).toContain('Dance de')
  expect(page.words('[role=status]')).toEqual([texts.exported])
})

test('where it cannot be had, why is said, and no file is saved', async () => {
  const page = await open(null)
  await page.press(texts.exportCsv)
  expect([page.words('[role=status]'), page.saved]).toEqual([[failures.offline], []])
})

test('leads to where files are read, for this character', async () => {
  const page = await open(exported)
  expect(page.one('a').getAttribute('href')).toBe('/de/settings/?char=7#bring')
})
