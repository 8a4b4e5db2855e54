import { onTestFinished, vi } from 'vitest'
import { openPage } from '#ui/page.fixture.ts'
import { bindGestures } from './bind-gestures.ts'

/** A list of five things whose rows are 10 pixels high, one below the other, the third of which is checked. */
export const openGestures = () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const boxOf = (id: number) =>
    `<input type="checkbox" data-tick="${id}" data-thing="${id}" ${id === 3 ? 'checked' : ''}>`
  const rows = [1, 2, 3, 4, 5].map(
    (id) => `<li id="row-${id}"><label class="tick">${boxOf(id)}</label> Thing ${id}</li>`,
  )
  const page = openPage(`<ul>${rows.join('')}</ul><p>Beside</p>`)
  const list = page.one('ul')
  const bound = vi.spyOn(list, 'addEventListener')
  const captured = vi.fn()
  Object.assign(list, { setPointerCapture: captured })
  Object.assign(page.document, {
    elementFromPoint: (_: number, y: number) => page.all('li')[Math.floor(y / 10)] ?? null,
  })
  vi.stubGlobal('innerHeight', 1000)
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const set = vi.fn<(ids: readonly number[], owned: boolean) => void>()
  const stop = bindGestures(list, { set })
  const box = (id: number) => page.one<HTMLInputElement>(`[data-tick="${id}"]`)
  const pointer = (type: string, id: number, more: object = {}) =>
    page.send(box(id), `pointer${type}`, {
      ...{ pointerId: 1, pointerType: 'mouse', button: 0, isPrimary: true, shiftKey: false },
      ...{ clientX: 30, clientY: id * 10 - 5, ...more },
    })
  return {
    ...{ ...page, box, pointer, stop, bound, captured },
    key: (id: number, key: string, more: object = {}) => page.send(box(id), 'keydown', { key, ...more }),
    changes: () => {
      vi.runAllTimers()
      return set.mock.calls.splice(0)
    },
    swept: (how: 'on' | 'off' = 'on') => page.all(`[data-sweep=${how}]`).map(({ id }) => id),
    /** Whether the browser does what it would do of itself. */
    isLeft: (type: string) => page.send(list, type),
  }
}
