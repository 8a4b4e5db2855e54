import { afterEach, describe, expect, test, vi } from 'vitest'
import { openPage } from '#ui/page.fixture.ts'
import { bindUser } from './user.ts'

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
