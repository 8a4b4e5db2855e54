import { markupOf } from '@kupodex/data/html'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { webOf } from '#ask/web.fixture.ts'
import { bindSuggestions, suggestionsHtml } from './suggestions.ts'

test('a suggestion is a link with its place; nothing of a name is taken for markup', () => {
  const found = [
    { id: 7, name: "Mina <b>O'Tool", worldId: 1, place: 'Center / World' },
    { id: 8, name: 'Mina Other', worldId: 9, place: '' },
  ]
  expect(markupOf(suggestionsHtml(found, '/de/char/'))).toBe(
    '<li><a href="/de/char/7/">Mina &lt;b&gt;O&#39;Tool <small>Center / World</small></a></li>' +
      '<li><a href="/de/char/8/">Mina Other <small></small></a></li>',
  )
})

const names = { prefix: 'mi', deeper: [], names: [[42, 'Mina Example', 1]] } // prettier-ignore
const { ask } = webOf({ '/api/names/mi/': names })

const field = () => {
  const input = Object.assign(new EventTarget(), { value: '', focus: () => {} })
  const list = { hidden: true, innerHTML: '' }
  const form = Object.assign(new EventTarget(), { querySelector: (of: string) => (of === 'input' ? input : list) })
  bindSuggestions(form as unknown as HTMLFormElement, '/char/', ask)
  return {
    list,
    type: (value: string) => {
      input.value = value
      input.dispatchEvent(new Event('input'))
    },
    escape: () => form.dispatchEvent(Object.assign(new Event('keydown'), { key: 'Escape' })),
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('names appear a moment after the last letter, and Escape closes them', async () => {
  const { list, type, escape } = field()
  type('Mina')
  await vi.advanceTimersByTimeAsync(1000)
  expect([list.hidden, list.innerHTML]).toEqual([false, expect.stringContaining('Mina Example')])
  escape()
  expect(list.hidden).toBe(true)
})

test('Escape before the names have come keeps them away', async () => {
  const { list, type, escape } = field()
  type('Mina')
  escape()
  await vi.advanceTimersByTimeAsync(1000)
  expect([list.hidden, list.innerHTML]).toEqual([true, ''])
})
