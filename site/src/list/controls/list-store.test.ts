import { describe, expect, test } from 'vitest'
import { createListStore } from './list-store.ts'

const options = { sorts: ['inGame', 'name'], views: ['standard'], shows: ['all', 'missing'], facets: ['source'] }

const pageAt = (query: string, kept: Record<string, string> = {}, isOfStranger = false) => {
  const now = { query, kept, waiting: null as (() => void) | null, move: null as (() => void) | null, writes: 0 }
  const list = createListStore(
    {
      storage: {
        getItem: (key) => now.kept[key] ?? null,
        setItem: (key, value) => void (now.kept = { ...now.kept, [key]: value }),
        removeItem: (key) => {
          now.kept = Object.fromEntries(Object.entries(now.kept).filter(([one]) => one !== key))
        },
      },
      query: () => now.query,
      replaceQuery: (next) => {
        now.query = next
        now.writes += 1
      },
      onMove: (run) => {
        now.move = run
        return () => void (now.move = null)
      },
      later: (run) => {
        now.waiting = run
        return () => void (now.waiting = null)
      },
      isOfStranger: () => isOfStranger,
    },
    'mounts',
    options,
  )
  return { now, list }
}

describe('a list', () => {
  test('is as its address says, whatever was remembered', () => {
    const { list } = pageAt('?show=missing', { 'kupodex.list.mounts': '?sort=name' })
    list.open()
    expect(list.state.get()).toMatchObject({ sort: 'inGame', show: 'missing' })
  })

  test('is as remembered where the address says nothing, and the address says so from then on', () => {
    const { list, now } = pageAt('?other=1', { 'kupodex.list.mounts': '?sort=name&source=2' })
    list.open()
    expect(list.state.get()).toMatchObject({ sort: 'name', facets: { source: ['2'] } })
    expect(now.query).toBe('?other=1&sort=name&source=2')
  })

  test('that is held keeps its state through a step back, and then writes it into the address', () => {
    const { list, now } = pageAt('')
    list.open()
    const letGo = list.hold()
    list.change({ ...list.state.get(), show: 'missing' })
    now.move?.()
    expect([list.state.get().show, now.query]).toEqual(['missing', ''])
    letGo()
    expect([now.query, now.waiting]).toEqual(['?show=missing', null])
    now.query = ''
    now.move?.()
    expect(list.state.get().show).toBe('all')
  })

  test('of a stranger shows all, in the order that was remembered; what its address says is obeyed', () => {
    const kept = { 'kupodex.list.mounts': '?sort=name&show=missing' }
    const { list, now } = pageAt('', kept, true)
    list.open()
    expect(list.state.get()).toMatchObject({ sort: 'name', show: 'all' })
    expect(now.query).toBe('?sort=name')
    const asked = pageAt('?show=missing', kept, true)
    asked.list.open()
    expect(asked.list.state.get()).toMatchObject({ sort: 'inGame', show: 'missing' })
  })

  test('of a stranger leaves what the reader’s own lists show as it was', () => {
    const { list, now } = pageAt('', { 'kupodex.list.mounts': '?show=missing' }, true)
    list.open()
    list.change({ ...list.state.get(), sort: 'name' })
    expect(now.kept).toEqual({ 'kupodex.list.mounts': '?sort=name&show=missing' })
    const other = pageAt('', {}, true)
    other.list.open()
    other.list.change({ ...other.list.state.get(), show: 'missing' })
    expect(other.now.kept).toEqual({})
  })

  test('writes its address once typing rests, and remembers all but the text', () => {
    const { list, now } = pageAt('')
    list.open()
    for (const search of ['b', 'be', 'bel']) list.change({ ...list.state.get(), search, show: 'missing' })
    expect([now.query, now.writes]).toEqual(['', 0])
    now.waiting?.()
    expect([now.query, now.writes]).toEqual(['?q=bel&show=missing', 1])
    expect(now.kept).toEqual({ 'kupodex.list.mounts': '?show=missing' })
    list.change({ ...list.state.get(), search: '', show: 'all' })
    list.flush()
    expect([now.query, now.kept, now.waiting]).toEqual(['', {}, null])
  })

  test('follows the reader back, also to where nothing is chosen', () => {
    const { list, now } = pageAt('?show=missing', { 'kupodex.list.mounts': '?show=missing' })
    const close = list.open()
    list.change({ ...list.state.get(), search: 'x' })
    now.query = ''
    now.move?.()
    expect(list.state.get()).toMatchObject({ search: '', show: 'all' })
    expect([now.query, now.waiting]).toEqual(['', null])
    close()
    expect(now.move).toBeNull()
  })
})
