import { expect, test } from 'vitest'
import { createListView } from './list-view.ts'

const viewAt = () => {
  const page = { scrolled: 0, moves: [] as unknown[][] }
  const view = createListView({
    open: (...move) => void page.moves.push(['open', ...move]),
    move: (...move) => void page.moves.push(['move', ...move]),
    close: (...move) => void page.moves.push(['close', ...move]),
    scrolled: () => page.scrolled,
  })
  return { page, view }
}
const escape = { key: 'Escape', defaultPrevented: false }

test('a link to a thing opens it from the group that is shown, one to a group moves there, and others are left alone', () => {
  const { page, view } = viewAt()
  expect(view.follow({ path: '/mounts/4/', thing: '4' }, null)).toBe(true)
  expect(view.follow({ path: '/leves/a/4/', thing: '4' }, 'a')).toBe(true)
  expect(view.follow({ path: '/leves/b/', group: 'b' }, 'a')).toBe(true)
  expect(view.follow({ path: '/leves/', group: '' }, 'b')).toBe(true)
  expect(view.follow({ path: '/about/' }, null)).toBe(false)
  expect(page.moves).toEqual([
    ['open', '/mounts/4/', null],
    ['open', '/leves/a/4/', 'a'],
    ['move', '/leves/b/'],
    ['move', '/leves/'],
  ])
})

test('what is open closes to its list, by its link or by Escape', () => {
  const { page, view } = viewAt()
  view.closesTo('/leves/a/')
  view.follow({ path: '/leves/', back: '' }, null)
  view.escape(escape, false)
  expect(page.moves).toEqual([
    ['close', '/leves/a/'],
    ['close', '/leves/a/'],
  ])
})

test('Escape is left to a menu, to what has used it, and to the page while nothing is open', () => {
  const { page, view } = viewAt()
  view.escape(escape, false)
  view.closesTo('/mounts/')
  view.escape(escape, true)
  view.escape({ ...escape, defaultPrevented: true }, false)
  view.escape({ ...escape, key: 'Enter' }, false)
  view.closesTo(null)
  view.escape(escape, false)
  expect(page.moves).toEqual([])
})

test('the reader comes back to the link of what was closed, and to where the list was left last', () => {
  const { page, view } = viewAt()
  expect(view.drawn(null)).toBeNull()
  page.scrolled = 700
  view.follow({ path: '/mounts/4/', thing: '4' }, null)
  expect(view.drawn(4)).toBeNull()
  page.scrolled = 900
  view.follow({ path: '/mounts/5/', thing: '5' }, null)
  expect(view.drawn(5)).toBeNull()
  page.scrolled = 0
  expect(view.drawn(null)).toEqual({ key: 5, scroll: 900 })
  expect(view.drawn(null)).toBeNull()
})

test('a thing that the address opened is shown in its list; a group is where the browser finds it', () => {
  const { view } = viewAt()
  expect([view.drawn(4), view.drawn(null)]).toEqual([null, { key: 4, scroll: 'toLink' }])
  view.follow({ path: '/shops/28/', group: '28' }, null)
  expect([view.drawn(28), view.drawn(null)]).toEqual([null, { key: 28, scroll: 'asFocused' }])
})
