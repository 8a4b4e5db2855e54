import { afterEach, expect, test, vi } from 'vitest'
import { drawn } from '#ui/drawn.fixture.ts'
import { ownerWords } from './owner-words.ts'

const { takeOver: texts, failures } = ownerWords('en')
const ticks = [4, 5].map((id) => ({ type: 'emote', id, at: id + 0.5 }))

afterEach(() => {
  vi.doUnmock('#marks/page-marks.ts')
  vi.doUnmock('#session/session.ts')
  vi.doUnmock('#bring/bring.ts')
  vi.resetModules()
})

/** What was ticked in this browser, and what bringing it to character 7 comes to. */
const open = async (found: readonly object[], outcome: object = {}) => {
  vi.resetModules()
  const brought: unknown[][] = []
  const dropped: unknown[] = []
  vi.doMock('#marks/page-marks.ts', () => ({
    anonymousTicks: async () => found,
    dropAnonymous: async (some: unknown) => void dropped.push(some),
    openMany: async (ticker: unknown) => ticker,
  }))
  vi.doMock('#session/session.ts', () => ({ session: { get: () => ({ subject: 'mina' }) } }))
  vi.doMock('#bring/bring.ts', () => ({
    bringMarks: async (...sent: unknown[]) => {
      brought.push(sent)
      return { made: ticks, refused: 0, waiting: null, ...outcome }
    },
  }))
  const page = await drawn(null)
  const { TakeOver } = await import('./take-over.tsx')
  await page.draw(<TakeOver language="en" id={7} texts={texts} failures={failures} />)
  return { ...page, brought, dropped }
}

test('where nothing was ticked without a character there is nothing', async () => {
  expect((await open([])).one('#part').textContent).toBe('')
})

test('what was ticked is added to the character when asked to, at whole seconds, and forgotten here', async () => {
  const page = await open(ticks)
  expect(page.words('p')[0]).toBe(texts.found.other.replace('{n}', '2'))
  expect(page.brought).toEqual([])
  await page.click('button')
  const ticker = { subject: 'mina', characterId: 7 }
  const marks = [4, 5].map((id) => ({ type: 'emote', id, date: id }))
  expect([page.brought, page.dropped]).toEqual([[[ticker, ticker, marks]], [ticks]])
  expect([page.all('button').length, page.words('[role=status]')]).toEqual([0, ['2 items added.']])
})

test('what is not known stays in this browser, and that is said', async () => {
  const page = await open(ticks, { made: [ticks[0]], refused: 1 })
  await page.click('button')
  expect(page.dropped).toEqual([[ticks[0]]])
  expect(page.words('[role=status]')).toEqual([`1 item added. ${texts.unknown}`])
})

test('where the server cannot be reached nothing is forgotten, and it can be tried once more', async () => {
  const page = await open(ticks, { made: [], waiting: 'offline' })
  await page.click('button')
  expect([page.dropped, page.all('button').length, page.words('[role=status]')]).toEqual([[], 1, [failures.offline]])
  expect(page.one('button').getAttribute('aria-busy') ?? 'false').toBe('false')
})
