import { expect, test, vi } from 'vitest'
import { openPage } from '#ui/page.fixture.ts'
import { bindTips, closeLeftMenus } from './put-away.ts'

const markup = `
  <button popovertarget="menu">Menu</button>
  <nav id="menu" popover><a href="/one/">One</a><a href="/two/">Two</a></nav>
  <a href="/below/">Below</a>`

test.each([
  ['a link below it', 'a[href="/below/"]', 1],
  ['another link of it', 'a[href="/two/"]', 0],
  ['the button that opens it', 'button', 0],
  ['nothing, as when a window is left', null, 0],
])('when the focus goes from a menu to %s', (_, to, closed) => {
  const page = openPage(markup)
  closeLeftMenus(page.document)
  const hidePopover = vi.fn()
  Object.assign(page.one('nav'), { hidePopover })
  page.send(page.one('a[href="/one/"]'), 'focusout', { relatedTarget: to === null ? null : page.one(to) })
  expect(hidePopover).toHaveBeenCalledTimes(closed)
})

test('Escape puts tooltips away until something else has the focus or is pointed at', () => {
  const { document, send } = openPage('<a></a>')
  bindTips(document)
  const root = document.documentElement
  const isHidden = () => root.hasAttribute('data-no-tips')
  send(root, 'keydown', { key: 'a' })
  expect(isHidden()).toBe(false)
  for (const type of ['focusin', 'pointerover']) {
    send(root, 'keydown', { key: 'Escape' })
    expect(isHidden()).toBe(true)
    send(root, type)
    expect(isHidden()).toBe(false)
  }
})
