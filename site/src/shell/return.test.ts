import { expect, test, vi } from 'vitest'
import { openPage } from '#ui/page.fixture.ts'
import { putBack } from './put-back.ts'
import { bindReturn } from './return.ts'

const links = '<header><a id="top" href="/top/"></a></header><main><a id="one" href="/one/"><b>One</b></a></main>'

const opened = (state: object | null = null) => {
  const history = { state, replaceState: (next: object | null) => void (history.state = next) }
  const page = openPage(links)
  bindReturn(page.document, history, false)
  return { ...page, history, press: (selector: string, event = {}) => page.send(page.one(selector), 'click', { detail: 0, button: 0, ...event }) } // prettier-ignore
}

test('a link of the content that a key follows is noted beside what the history has already', () => {
  const { history, press } = opened({ from: null })
  press('b')
  expect(history.state).toEqual({ from: null, left: '/one/' })
})

test.each([
  ['that a pointer follows', '#one', { detail: 1 }],
  ['that opens a tab', '#one', { ctrlKey: true }],
  ['of the head', '#top', {}],
])('one %s is not', (_, selector, event) => {
  const { history, press } = opened()
  press(selector, event)
  expect(history.state).toBeNull()
})

test('the link has the focus again, also one that comes later', () => {
  const changes: (() => void)[] = []
  const ends: string[] = []
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(changed: () => void) {
        changes.push(changed)
      }
      observe() {}
      disconnect() {
        ends.push('disconnected')
      }
    },
  )
  const { document, one } = openPage(links)
  putBack(document, '/one/')
  expect(document.activeElement).toBe(one('#one'))
  putBack(document, '/late/')
  one('#top').setAttribute('href', '/late/')
  changes[0]?.()
  expect(ends).toEqual([])
  one('#one').setAttribute('href', '/late/')
  changes[0]?.()
  expect([document.activeElement, ends]).toEqual([one('#one'), ['disconnected']])
})
