import { expect, test, vi } from 'vitest'
import { openPage } from '#ui/page.fixture.ts'
import { bindMenu } from './bind-menu.ts'
import { foldedKey, menuTopKey } from '#storage/keys.ts'

const markup = `<nav id="parts">
<details data-fold="battle" open><summary>Battle</summary><a>Raids</a></details>
<details data-fold="shops"><summary><b>Shops</b></summary><a aria-current="page">Shops</a></details>
</nav>`

/** A page whose menu stands from 100 to 500 in a window that ends at 450, and its current entry at this height. */
const open = (entryTop: number, kept: Readonly<Record<string, string>> = {}) => {
  const page = openPage(markup, { kept })
  const menu = page.one('#parts')
  const box = (top: number, height: number) => () => ({ top, bottom: top + height }) as DOMRect
  Object.assign(menu, { scrollTop: 0, getBoundingClientRect: box(100, 400) })
  Object.assign(page.one('[aria-current]'), { getBoundingClientRect: box(entryTop, 40) })
  vi.stubGlobal('innerHeight', 450)
  const listeners = new Map<string, () => void>()
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => listeners.set(type, listener))
  bindMenu(page.document)
  return { ...page, menu, leave: listeners.get('pagehide'), folded: () => page.storage.getItem(foldedKey) }
}

test('what the reader folds away and opens again is kept, beside what is folded already', () => {
  const { click, one, folded } = open(200, { [foldedKey]: 'shops' })
  click('[data-fold=battle] summary')
  expect(folded()).toBe('shops battle')
  one<HTMLDetailsElement>('[data-fold=battle]').open = false
  click('[data-fold=battle] summary')
  expect(folded()).toBe('shops')
})

test('a press on a part of a heading counts, one on an entry folds nothing', () => {
  const { click, folded } = open(200, { [foldedKey]: 'battle shops' })
  click('[data-fold=battle] a')
  expect(folded()).toBe('battle shops')
  click('b')
  expect(folded()).toBe('battle')
})

test.each([
  ['in sight stays where it is', 200, 0],
  ['below comes to the middle of what is seen', 600, 345],
  ['below the window, too', 420, 165],
  ['above comes to the middle', 90, -165],
])('the menu with the entry of the page %s', (_what, entryTop, scrolled) => {
  expect(open(entryTop).menu.scrollTop).toBe(scrolled)
})

test('a sheet that opens shows the entry of the page, too', () => {
  const { menu, send } = open(200)
  Object.assign(menu, { getBoundingClientRect: () => ({ top: 300, bottom: 400 }) })
  send(menu, 'toggle')
  expect(menu.scrollTop).toBe(-130)
})

test('how far it was scrolled is kept for the next page', () => {
  const { menu, leave } = open(200)
  menu.scrollTop = 77
  leave?.()
  expect(sessionStorage.getItem(menuTopKey)).toBe('77')
})

test('a page without the menu is left alone', () => {
  const { document } = openPage('<p>Nothing</p>')
  expect(() => bindMenu(document)).not.toThrow()
})
