import { createGestures, type GestureChange } from '#marks/gestures.ts'
import { moveFocus } from './keys.ts'
import { scrollAlong } from './scroll-along.ts'

export interface Ticking {
  set: (ids: readonly number[], owned: boolean) => void
}

const boxes = 'input[data-tick]'

/** What is marked while a gesture goes over a checkbox: its row, or its cell of a table. */
const lines = 'li, [data-cell]'

const idOf = (box: HTMLElement): number => Number(box.dataset.tick)

/** How long a finger rests on a checkbox before it drags (ms), and how far it may move meanwhile (pixels): all else scrolls. */
const [rest, still] = [400, 10]

const take = (event: Event): void => {
  event.preventDefault()
  event.stopPropagation()
}

/**
 * Lets a list be ticked in ranges: Shift and a click, dragging over checkboxes, arrow keys with Shift; each gesture is one change.
 * A finger that rests on a checkbox drags from there, and scrolls everywhere else. It works on the checkboxes of the page as they are, so that lists
 * know nothing of it. Returns how to stop.
 */
export const bindGestures = (root: HTMLElement, { set }: Ticking): (() => void) => {
  const gestures = createGestures()
  const stopped = new AbortController()
  const all = () => [...root.querySelectorAll<HTMLInputElement>(boxes)]
  const order = () => all().map(idOf)
  const boxOf = (target: EventTarget | null) =>
    target instanceof Element ? (target.closest('.tick')?.querySelector<HTMLInputElement>(boxes) ?? null) : null

  let pressed: {
    pointer: number
    box: HTMLInputElement
    x: number
    y: number
    middle: number
    /** When a finger has rested for long enough; null for a mouse, which drags at once. */
    rested: ReturnType<typeof setTimeout> | null
  } | null = null
  let kind: 'drag' | 'keys' | null = null
  /** Whether the click at the end of a drag is still to come. */
  let isDragged = false

  const show = ({ ids, owned }: GestureChange) => {
    const within = new Set(ids)
    for (const box of all()) {
      const line = box.closest(lines)
      if (within.has(idOf(box))) line?.setAttribute('data-sweep', owned ? 'on' : 'off')
      else line?.removeAttribute('data-sweep')
    }
  }

  const letGo = () => {
    clearTimeout(pressed?.rested ?? undefined)
    pressed = null
  }

  const finish = (isKept: boolean) => {
    const change = isKept ? gestures.end() : null
    gestures.cancel()
    show({ ids: [], owned: false })
    delete root.dataset.sweeping
    letGo()
    kind = null
    if (change !== null) set(change.ids, change.owned)
  }

  const under = (x: number, y: number): HTMLInputElement | null => {
    const line = document.elementFromPoint(x, Math.min(Math.max(1, y), innerHeight - 1))?.closest(lines)
    return line && root.contains(line) ? line.querySelector<HTMLInputElement>(boxes) : null
  }

  const beginDrag = () => {
    if (pressed === null) return
    const { pointer, box } = pressed
    kind = 'drag'
    gestures.begin(idOf(box), !box.checked, order())
    root.setPointerCapture(pointer)
    root.dataset.sweeping = ''
    requestAnimationFrame(scroll)
    show(gestures.move(idOf(box)))
  }

  const follow = () => {
    if (pressed === null) return
    const { box: first, x, y, middle, rested } = pressed
    const box = under(x, y) ?? under(middle, y)
    if (box === null || (kind === null && (box === first || rested !== null))) return
    if (kind === null) beginDrag()
    show(gestures.move(idOf(box)))
  }

  const scroll = () => {
    if (pressed === null || kind !== 'drag') return
    if (scrollAlong(pressed.y, pressed.box.closest('table.ticks')?.parentElement ?? null)) follow()
    requestAnimationFrame(scroll)
  }

  /** Moves the focus from a checkbox as a key says; whether it moved. */
  const step = (box: HTMLInputElement, key: string): boolean => {
    const grid = box.closest('.blocks, table.ticks')
    if (grid !== null) return moveFocus(grid, key)
    const list = all()
    const at = list.indexOf(box)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: list.length - 1 }[key]
    if (to === undefined || to === at || list[to] === undefined) return false
    list[to].focus()
    return true
  }

  const click = (event: MouseEvent) => {
    if (isDragged) return take(event)
    const box = boxOf(event.target)
    if (box === null) return
    // Of a click on the checkbox itself, the checkbox shows the result already.
    const isDone = event.target === box
    if (!event.shiftKey) {
      if (isDone) gestures.toggled(idOf(box), box.checked, order())
      return
    }
    take(event)
    const { ids, owned } = gestures.reach(idOf(box), isDone ? box.checked : !box.checked, order())
    // The browser puts the checkbox back after this event, which must not undo what the list draws.
    setTimeout(() => set(ids, owned))
  }

  const press = (event: PointerEvent) => {
    const { button, shiftKey, isPrimary, target, pointerId: pointer, pointerType, clientX: x, clientY: y } = event
    isDragged = false
    const box = boxOf(target)
    if (box === null || button !== 0 || shiftKey || !isPrimary) return
    const { left, width } = box.getBoundingClientRect()
    const rested = pointerType === 'touch' ? setTimeout(beginDrag, rest) : null
    pressed = { pointer, box, x, y, middle: left + width / 2, rested }
  }

  const move = ({ pointerId, clientX: x, clientY: y }: PointerEvent) => {
    if (pressed?.pointer !== pointerId) return
    if (kind === null && pressed.rested !== null && Math.hypot(x - pressed.x, y - pressed.y) > still) return letGo()
    if (kind !== null || pressed.rested === null) pressed = { ...pressed, x, y }
    follow()
  }

  const release = ({ pointerId }: PointerEvent) => {
    if (pressed?.pointer !== pointerId) return
    if (kind !== 'drag') return letGo()
    isDragged = true
    setTimeout(() => (isDragged = false))
    finish(true)
  }

  const keyDown = (event: KeyboardEvent) => {
    const { key, target, shiftKey, ctrlKey, metaKey, altKey } = event
    if (key === 'Escape' && kind !== null) {
      take(event)
      return finish(false)
    }
    if (!(target instanceof HTMLInputElement && target.matches(boxes)) || ctrlKey || metaKey || altKey) return
    const list = order()
    if (!step(target, key)) return
    take(event)
    if (!shiftKey) return
    if (kind === null) {
      kind = 'keys'
      gestures.begin(idOf(target), gestures.lastOf(idOf(target)) ?? !target.checked, list)
    }
    const reached = document.activeElement
    if (reached instanceof HTMLInputElement) show(gestures.move(idOf(reached)))
  }

  const endOfKeys = () => {
    if (kind === 'keys') finish(true)
  }

  const on = <Type extends keyof HTMLElementEventMap>(type: Type, run: (event: HTMLElementEventMap[Type]) => void) =>
    root.addEventListener(type, run, { capture: true, signal: stopped.signal })
  on('click', click)
  on('pointerdown', press)
  on('pointermove', move)
  on('pointerup', release)
  on('pointercancel', () => finish(false))
  on('contextmenu', (event) => kind === 'drag' && event.preventDefault())
  // A finger that drags does not scroll; a browser asks only those who say that they may answer.
  root.addEventListener('touchmove', (event) => kind === 'drag' && event.preventDefault(), {
    passive: false,
    signal: stopped.signal,
  })
  on('keydown', keyDown)
  on('keyup', ({ key }) => key === 'Shift' && endOfKeys())
  addEventListener('blur', endOfKeys, { signal: stopped.signal })
  return () => {
    finish(false)
    stopped.abort()
  }
}
