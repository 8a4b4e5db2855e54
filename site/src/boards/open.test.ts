import { markupOf } from '@kupodex/data/html'
import { parseHTML } from 'linkedom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { webOf } from '#ask/web.fixture.ts'
import type { BoardPageFrame } from './frame.ts'
import { openBoard } from './open.ts'
import { boardRowsHtml } from './row.ts'
import { boardTexts, findTexts } from './texts.ts'

const words = findTexts('en')
const frame: BoardPageFrame = {
  ...{ language: 'en', type: 'mount', scope: 'Light', mode: 'standard', kind: 'dataCenter', worlds: ['Lich'] },
  ...{ pages: 2, count: 101, possible: 0, columns: 'score', released: null, globalPath: '/ranking/mount/global/' },
  ...{ sprite: '/s.svg', base: '/char/' },
}
const row = (id: number) => ({
  ...{ id, name: `Mina ${id}`, iconUrl: '', worldId: 1, rank: id, yesterdayRank: id, score: 500 - id, date: 1000 },
})
const times = { deployTime: 1, generateTime: 1 }
const files = {
  '/places.json': { 1: ['Light', 'Lich'] },
  '/api/ranking-pages/mount/Light/standard/0/': {
    ...{ ...times, pageSize: 100, firstPage: 1, iconBase: '' },
    rows: Array.from({ length: 101 }, (_, at) => {
      const { id, name, worldId, rank, score, date } = row(at + 1)
      return [id, name, null, worldId, rank, rank, score, date]
    }),
  },
  '/api/ranks/101/': { ...times, boards: ['mount/standard'], ids: [101], ends: [1], ranks: [0, 0, 101, 400, 0, 0, 0] },
  '/api/ranks/7/': { ...times, boards: ['mount/standard'], ids: [7], ends: [1], ranks: [0, 0, 0, 9, 0, 0, 0] },
  '/api/ranks/8/': { ...times, boards: ['mount/standard'], ids: [8], ends: [1], ranks: [0, 0, 50_000, 9, 0, 0, 0] },
  '/api/names/mi/': { ...times, prefix: 'mi', deeper: [], names: [[101, 'Mina Onlyone', 1], [102, 'Mina Other', 1]] },
  '/api/names/on/': { ...times, prefix: 'on', deeper: [], names: [[101, 'Mina Onlyone', 1]] },
} // prettier-ignore

const open = (served: Record<string, unknown> = files) => {
  const first = markupOf(boardRowsHtml(frame, [row(1), row(2)], () => null))
  const { document, HTMLElement } = parseHTML(
    `<html><body><p data-first-page>Of the first page</p><p data-later-pages hidden>Of later pages</p><div id="board"><p data-said></p><ul data-found></ul><table><tbody>${first}</tbody></table><div data-pager></div></div></body></html>`,
  )
  // Nothing is drawn, so nothing scrolls.
  Object.assign(HTMLElement.prototype, { scrollIntoView: () => undefined })
  vi.stubGlobal('document', document)
  const root = document.querySelector<HTMLElement>('#board')
  if (root === null) throw new Error('no board')
  const { ask, asked } = webOf(served)
  const pushed: string[] = []
  const board = openBoard(root, frame, { ask, push: (query) => void pushed.push(query), own: () => [101] })
  const part = (name: string) => root.querySelector(`[data-${name}]`)
  const ids = () => [...root.querySelectorAll('tr')].map((line) => Number(line.getAttribute('data-id')))
  return { ...board, root, document, part, ids, asked, pushed, said: () => part('said')?.textContent }
}

beforeEach(() => vi.stubGlobal('location', { pathname: '/ranking/mount/Light/' }))
afterEach(() => void vi.unstubAllGlobals())

describe('turning', () => {
  test('shows a page with its numbered buttons and the reader’s own row, and the first one again as it was', async () => {
    const { turnTo, ids, part, said, document, root } = open()
    expect(await turnTo(2)).toBe(true)
    expect(ids()).toEqual([101])
    expect(root.querySelector('tr[data-own]')?.textContent).toContain('Light / Lich')
    expect(part('pager')?.innerHTML).toContain('aria-current="page" aria-label="Page 2"')
    expect(said()).toBe('Page 2 of 2')
    const shown = () => [...document.querySelectorAll('body > p:not([hidden])')].map(({ textContent }) => textContent)
    expect(shown()).toEqual(['Of later pages'])
    expect(await turnTo(1)).toBe(true)
    expect(shown()).toEqual(['Of the first page'])
    expect(ids()).toEqual([1, 2])
    expect(said()).toBe('')
    expect(root.hasAttribute('aria-busy')).toBe(false)
  })

  test('to a page that is not there leaves the board as it is, and says so', async () => {
    const { turnTo, ids, said } = open({})
    expect(await turnTo(2)).toBe(false)
    expect([ids(), said()]).toEqual([[1, 2], boardTexts('en').pageError])
  })
})

describe('finding', () => {
  test('by id goes to the page of the rank, marks the row and keeps it in the address', async () => {
    const { find, ids, root, pushed, said } = open()
    await find('101')
    expect(ids()).toEqual([101])
    expect(root.querySelector('tr[data-here]')?.getAttribute('data-id')).toBe('101')
    expect(pushed).toEqual(['?page=2&char=101'])
    expect(said()).toContain('Mina 101')
  })

  test('by a name, with the world after it or without, goes to the only one who has it', async () => {
    for (const text of ['Onlyone', 'Mina Onlyone Lich']) {
      const { find, pushed } = open()
      await find(text)
      expect(pushed).toEqual(['?page=2&char=101'])
    }
  })

  test('by a name of several offers them with their places', async () => {
    const { find, part, said } = open()
    await find('Mina')
    expect([...(part('found')?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
      '?char=101',
      '?char=102',
    ])
    expect(part('found')?.textContent).toContain('Light / Lich')
    expect(said()).toBe(words.choose)
  })

  test.each([
    ['somebody who has no rank here', '7', words.notRanked],
    ['somebody whom nothing is known of', '9', words.notRanked],
    ['a name that nobody has', 'Zarathustra', words.nobody],
    ['too few letters', 'mi', words.short],
  ])('%s is said', async (_, text, expected) => {
    const { find, said, pushed } = open()
    await find(text)
    expect([said(), pushed]).toEqual([expected, []])
  })

  test.each([
    ['names', 'Mina', '/api/names/mi/'],
    ['ranks', '101', '/api/ranks/101/'],
  ])('%s that cannot be had are no answer', async (_, text, path) => {
    const { find, said, pushed } = open({ ...files, [path]: 500 })
    await find(text)
    expect([said(), pushed]).toEqual([words.error, []])
  })

  test('somebody of another data center leads to the board of everybody', async () => {
    const { find, part, said } = open()
    await find('8')
    expect(said()).toBe(words.elsewhere)
    expect(part('found')?.innerHTML).toContain('href="/ranking/mount/global/?char=8"')
  })
})
