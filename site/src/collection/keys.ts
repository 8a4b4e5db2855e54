/** The middle of a link in a grid, in pixels of the screen. */
interface Spot {
  x: number
  y: number
}

const nearest = (spots: readonly Spot[], from: Spot, isAhead: (spot: Spot) => boolean): number => {
  const ahead = spots.filter(isAhead)
  const row = ahead.reduce((best, { y }) => Math.min(best, Math.abs(y - from.y)), Infinity)
  const inRow = ahead.filter(({ y }) => Math.abs(y - from.y) === row)
  const column = inRow.reduce((best, { x }) => Math.min(best, Math.abs(x - from.x)), Infinity)
  return spots.findIndex((spot) => inRow.includes(spot) && Math.abs(spot.x - from.x) === column)
}

/** The place that a key leads to from the link at `at`, null for none. `spots` are the middles of all links in order, asked for only where the layout decides. */
export const nextPlace = (key: string, at: number, size: number, spots: () => readonly Spot[]): number | null => {
  const within = (place: number) => (place >= 0 && place < size && place !== at ? place : null)
  switch (key) {
    case 'ArrowRight':
      return within(at + 1)
    case 'ArrowLeft':
      return within(at - 1)
    case 'Home':
      return within(0)
    case 'End':
      return within(size - 1)
    case 'ArrowDown':
    case 'ArrowUp': {
      const all = spots()
      const from = all[at]
      if (from === undefined) return null
      const isAhead = ({ y }: Spot) => (key === 'ArrowDown' ? y > from.y + 1 : y < from.y - 1)
      return within(nearest(all, from, isAhead))
    }
    default:
      return null
  }
}

const middleOf = (element: Element): Spot => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
}

/** Up and down lead to a link within so many before and after: the rest of a long grid need not be laid out for it. */
const near = 220

type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'preventDefault'> & {
  currentTarget: Element
}

/** Moves the focus between the links, or between the checkboxes, of a grid by the arrow keys, Home and End; whether it moved. */
export const moveFocus = (grid: Element, key: string): boolean => {
  const tag = document.activeElement?.tagName
  const links = [...grid.querySelectorAll<HTMLElement>('[data-thing]')].filter(({ tagName }) => tagName === tag)
  const at = links.findIndex((link) => link === document.activeElement)
  if (at === -1) return false
  const from = Math.max(0, at - near)
  const around = () => links.slice(from, at + near).map(middleOf)
  const isVertical = key === 'ArrowUp' || key === 'ArrowDown'
  const start = isVertical ? from : 0
  const next = nextPlace(key, at - start, links.length - start, around)
  if (next === null) return false
  links[start + next]?.focus()
  return true
}

/** Moves the focus by a key that is pressed within a grid; with another key held it is the browser's, such as for the page before. */
export const moveByKey = (event: KeyPress): void => {
  const { key, currentTarget, altKey, ctrlKey, metaKey } = event
  if (!altKey && !ctrlKey && !metaKey && moveFocus(currentTarget, key)) event.preventDefault()
}

/** The id of the thing of a grid that the Tab key reaches: the last that had the focus, else the first that is shown; null for none. */
export const reachedOf = <Thing extends { id: number; key: number }>(
  things: readonly Thing[],
  lastKey: number | null,
  isVeiled: (thing: Thing) => boolean,
): number | null => (things.find(({ key }) => key === lastKey) ?? things.find((thing) => !isVeiled(thing)))?.id ?? null
