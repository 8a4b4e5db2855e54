import { expect, test, vi } from 'vitest'
import { openPage, storageOf } from '#ui/page.fixture.ts'
import { asksToFind, bindFind } from './open-find.ts'

/** The reader has turned the key off. */
const off = { 'kupodex.slash': 'off' }

const asks = (key: string, more: object = {}, kept: Readonly<Record<string, string>> = {}, selector = 'p') => {
  const page = openPage('<p>Text</p><input><textarea></textarea>')
  const event = { ...{ key, ctrlKey: false, metaKey: false, altKey: false, target: page.one(selector) }, ...more }
  return asksToFind(event as unknown as KeyboardEvent, storageOf(kept))
}

test.each([
  ['/ on the page', asks.bind(null, '/'), true],
  ['/ while typing', asks.bind(null, '/', {}, {}, 'input'), false],
  ['/ while writing', asks.bind(null, '/', {}, {}, 'textarea'), false],
  ['/ that the reader turned off', asks.bind(null, '/', {}, off), false],
  ['Ctrl+K', asks.bind(null, 'k', { ctrlKey: true }), true],
  ['Ctrl+K while typing, with / turned off', asks.bind(null, 'k', { ctrlKey: true }, off, 'input'), true],
  ['Command+K', asks.bind(null, 'k', { metaKey: true }), true],
  ['k', asks.bind(null, 'k'), false],
  ['Ctrl+/', asks.bind(null, '/', { ctrlKey: true }), false],
])('%s', (_, ask, expected) => expect(ask()).toBe(expected))

/** A page whose head leads to the search, once its script and its sheet are there. */
const open = async (kept: Readonly<Record<string, string>> = {}) => {
  const page = openPage('<a data-find href="/find/" aria-label="Search">S</a><p>Text</p>', { kept })
  bindFind(page.document, page.storage)
  page.click('[data-find]')
  await vi.dynamicImportSettled()
  page.one<HTMLLinkElement>('link[rel=stylesheet]').onload?.(new Event('load'))
  await vi.dynamicImportSettled()
  const dialog = page.one<HTMLDialogElement>('dialog')
  return { ...page, dialog, isOpen: () => dialog.hasAttribute('open') }
}

test('the link opens the search over the page, with the focus in its field', async () => {
  const { isOpen, document, one, attributes } = await open()
  expect([isOpen(), document.activeElement]).toEqual([true, one('#find-all')])
  expect([attributes('dialog', 'aria-label'), attributes('form', 'action')]).toEqual([['Search'], ['/find/']])
})

test('it is closed by its button, by a press beside it, by Escape, and by what is followed, and opens again', async () => {
  const { isOpen, dialog, click, send, one, document } = await open()
  one('[role=listbox]').innerHTML = '<a role="option" href="/there/">There</a>'
  click('label[for]')
  expect(isOpen()).toBe(true)
  for (const close of [
    () => click('[data-close]'),
    () => send(dialog, 'click', { button: 0 }),
    () => send(one('#find-all'), 'keydown', { key: 'Escape' }),
    () => click('[role=option]'),
  ]) {
    close()
    expect(isOpen()).toBe(false)
    send(document.body, 'keydown', { key: '/' })
    await vi.dynamicImportSettled()
    expect(isOpen()).toBe(true)
  }
  // What opens elsewhere leaves it open, and so do other keys.
  send(one('[role=option]'), 'click', { button: 0, ctrlKey: true })
  send(one('#find-all'), 'keydown', { key: 'a' })
  expect(isOpen()).toBe(true)
})

test('the reader can turn the key / off, and on again', async () => {
  const { one, click, storage } = await open()
  const isOn = () => [one<HTMLInputElement>('[data-slash]').checked, storage.getItem('kupodex.slash')]
  expect(isOn()).toEqual([true, null])
  click('[data-slash]')
  expect(isOn()).toEqual([false, 'off'])
  click('[data-slash]')
  expect(isOn()).toEqual([true, null])
  const other = await open(off)
  expect(other.one<HTMLInputElement>('[data-slash]').checked).toBe(false)
})
