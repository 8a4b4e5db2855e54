import { expect, test } from 'vitest'
import { createListView, nearestTo } from './list-view.ts'

const viewAt = () => {
  const page = { moves: [] as unknown[][] }
  const view = createListView({
    open: (...move) => void page.moves.push(['open', ...move]),
    move: (...move) => void page.moves.push(['move', ...move]),
    close: (...move) => void page.moves.push(['close', ...move]),
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

test('what was followed stays where it was in the window when it is opened first, and comes back to there', () => {
  const { view } = viewAt()
  expect(view.drawn(null)).toBeNull()
  view.follow({ path: '/mounts/4/', thing: '4', top: 300 }, null)
  expect(view.drawn(4)).toEqual({ key: 4, at: 300, isClosed: false })
  view.follow({ path: '/mounts/5/', thing: '5', top: 340 }, null)
  expect(view.drawn(5)).toBeNull()
  expect(view.drawn(null)).toEqual({ key: 5, at: 340, isClosed: true })
  expect(view.drawn(null)).toBeNull()
})

test('a thing that the address opened is shown in its list, as one that the list does not have; a group is where the browser finds it', () => {
  const { view } = viewAt()
  expect([view.drawn(4), view.drawn(null)]).toEqual([null, { key: 4, at: 'toLink', isClosed: true }])
  view.follow({ path: '/mounts/6/', thing: '6' }, null)
  expect([view.drawn(6), view.drawn(null)]).toEqual([null, { key: 6, at: 'toLink', isClosed: true }])
  view.follow({ path: '/shops/28/', group: '28' }, null)
  expect([view.drawn(28), view.drawn(null)]).toEqual([null, { key: 28, at: 'asFocused', isClosed: true }])
})

test('nearest to what a list no longer has is what came after it, else before it', () => {
  const near = (key: string, there: string) => nearestTo(key, ['1', '2', '3', '4'], (one) => there.includes(one))
  expect([near('2', '134'), near('2', '14'), near('4', '12'), near('2', ''), near('9', '1234')]).toEqual([
    ...['3', '4', '2', undefined, undefined],
  ])
})
