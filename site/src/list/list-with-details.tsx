import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isPlainClick } from '#ui/plain-click.ts'
import { createListView, nearestTo, type Return } from './list-view.ts'
import { closeTo, moveTo, openThing } from './opened.ts'

interface Props {
  className: string
  /** The key of the thing that is drawn as open; null for none. */
  openKey: number | null
  /** The list that what the address opens is closed to by Escape and by links with `data-back`; null while it opens nothing. */
  closesTo: string | null
  /** The group of the list that things are opened from; null for all of it. */
  group?: string | null
  /** Called with what was clicked, whether or not that is a link. */
  onTouch?: (target: Element) => void
  /** Called when the reader points at the list, or comes to it by keys. */
  ahead?: () => void
  children: ReactNode
}

const linkTo = (root: HTMLElement | null, key: number | string) =>
  root?.querySelector<HTMLElement>(`a[data-thing="${key}"], a[data-group="${key}"]`) ?? null

const topOf = (link: HTMLElement): number => link.getBoundingClientRect().top

/** The links of the list by their keys, in order. */
const linksIn = (root: HTMLElement): ReadonlyMap<string, HTMLElement> => {
  const links = [...root.querySelectorAll<HTMLElement>('a[data-thing], a[data-group]')]
  return new Map(
    links.flatMap((link) =>
      link.closest('.details') === null ? [[link.dataset.thing ?? link.dataset.group ?? '', link]] : [],
    ),
  )
}

/** What is nearest to a thing that is no longer listed, such as one that the reader has hidden; the search where nothing is left. */
const insteadOf = (root: HTMLElement, key: string, order: readonly string[]): HTMLElement | null => {
  const links = linksIn(root)
  const nearest = nearestTo(key, order, (one) => links.has(one))
  return links.get(nearest ?? '') ?? root.querySelector<HTMLElement>('input[type=search]')
}

const putBack = (root: HTMLElement, { key, at, isClosed }: Return, order: readonly string[]): void => {
  const link = linkTo(root, key) ?? (isClosed ? insteadOf(root, String(key), order) : null)
  if (link === null) return
  if (isClosed) link.focus({ preventScroll: at !== 'asFocused' })
  if (at === 'toLink') link.scrollIntoView({ block: 'center', behavior: 'instant' })
  // On a phone what is open has taken the list's place.
  if (typeof at === 'number' && (isClosed || link.checkVisibility()))
    scrollBy({ top: topOf(link) - at, behavior: 'instant' })
}

/**
 * A list of which things are opened without loading the page: links with `data-thing` open one, with `data-group` move to a group,
 * with `data-back` close. What was followed stays where it is in the window, though the list is narrower beside details, and on a phone away
 * while they are there; the focus returns to it, or to what is nearest where the list no longer has it.
 */
export const ListWithDetails = ({ className, openKey, closesTo, group = null, onTouch, ahead, children }: Props) => {
  const root = useRef<HTMLDivElement>(null)
  const [view] = useState(() => createListView({ open: openThing, move: moveTo, close: closeTo }))
  const order = useRef<readonly string[]>([])
  useLayoutEffect(() => {
    const back = view.drawn(openKey)
    if (root.current === null) return
    if (back !== null) putBack(root.current, back, order.current)
    order.current = openKey === null ? [] : [...linksIn(root.current).keys()]
  }, [view, openKey])
  // Of the whole page: while details come, nothing of them has the focus, and on a phone the list has lost it.
  useEffect(() => {
    view.closesTo(closesTo)
    if (closesTo === null) return
    const keyDown = (event: KeyboardEvent) => view.escape(event, document.querySelector(':popover-open') !== null)
    addEventListener('keydown', keyDown)
    return () => removeEventListener('keydown', keyDown)
  }, [view, closesTo])
  const click = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return
    onTouch?.(event.target)
    const link = event.target.closest<HTMLAnchorElement>('a')
    if (link === null || event.defaultPrevented || !isPlainClick(event)) return
    const { thing, group: to, back } = link.dataset
    const listed = thing === undefined ? null : linkTo(root.current, thing)
    const top = listed === null ? undefined : topOf(listed)
    if (view.follow({ path: link.pathname, top, thing, group: to, back }, group)) event.preventDefault()
  }
  return (
    <div
      className={className}
      ref={root}
      data-open={openKey === null ? undefined : ''}
      onClick={click}
      onPointerEnter={ahead}
      onFocus={ahead}
    >
      {children}
    </div>
  )
}
