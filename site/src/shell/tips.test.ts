import { afterEach, describe, expect, test, vi } from 'vitest'
import { openPage } from '#ui/page.fixture.ts'
import { bindTips } from './tips.ts'
import { bindUser } from './user.ts'

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

describe('links to the login', () => {
  afterEach(() => void vi.unstubAllGlobals())

  test('bring the reader back to the page and its query; other links are left alone', () => {
    const page = openPage('<a data-login href="/login/"><b>in</b></a><a id="other" href="/stats/">stats</a>', {
      path: '/de/char/7/?q=a b',
    })
    vi.stubGlobal('addEventListener', () => undefined)
    for (const link of page.all<HTMLAnchorElement>('a')) link.search = ''
    bindUser(page.document, page.storage)
    page.click('b')
    page.click('#other')
    expect(page.all<HTMLAnchorElement>('a').map(({ search }) => search)).toEqual([
      `?from=${encodeURIComponent('/de/char/7/?q=a%20b')}`,
      '',
    ])
  })
})
