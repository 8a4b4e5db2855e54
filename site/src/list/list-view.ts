export interface Moves {
  open: (path: string, group: string | null) => void
  move: (path: string) => void
  close: (path: string) => void
}

/** A link of a list: to a thing by its key, to a group, or back to the list. */
export interface ListLink {
  path: string
  /** Where in the window the list has the thing (px from its top); undefined where it does not. */
  top?: number | undefined
  thing?: string | undefined
  group?: string | undefined
  back?: string | undefined
}

/**
 * Where the reader is put when the list gets another width because something was opened or closed: its link where it was in the window
 * when it was followed (px from the top), the page scrolled to the link where it never was, or as the browser does with what has the focus.
 */
export interface Return {
  key: number
  at: number | 'toLink' | 'asFocused'
  /** Whether it was closed: then the link has the focus again. */
  isClosed: boolean
}

/** Of keys in the order that a list had, the one nearest to a key that it no longer has: the next, else the one before; undefined for none. */
export const nearestTo = (
  key: string,
  order: readonly string[],
  isThere: (key: string) => boolean,
): string | undefined => {
  const at = order.indexOf(key)
  return at === -1 ? undefined : (order.slice(at + 1).find(isThere) ?? order.slice(0, at).findLast(isThere))
}

/** A list of which things are opened: what its links and keys do, and where the reader comes back to. */
export interface ListView {
  /** Follows a link; false for one that is not of the list. */
  follow: (link: ListLink, group: string | null) => boolean
  /** Closes what is open by Escape; a menu that is open closes first. */
  escape: (event: { key: string; defaultPrevented: boolean }, isMenuOpen: boolean) => void
  /** Says what is open by the address, as the address of the list that it closes to; null while nothing is. */
  closesTo: (path: string | null) => void
  /** Says what is drawn as open; where to put the reader if that was opened or closed. */
  drawn: (key: number | null) => Return | null
}

export const createListView = ({ open, move, close }: Moves): ListView => {
  let drawnKey: number | null = null
  // A page that came with a thing opened was never left at a place of the list.
  let at: Return['at'] = 'toLink'
  let list: string | null = null
  return {
    closesTo: (path) => void (list = path),
    follow: ({ path, top, thing, group: to, back }, group) => {
      if (back !== undefined) close(list ?? path)
      else if (thing !== undefined) {
        at = top ?? 'toLink'
        open(path, group)
      } else if (to !== undefined) {
        at = 'asFocused'
        move(path)
      } else return false
      return true
    },
    escape: ({ key, defaultPrevented }, isMenuOpen) => {
      if (list !== null && key === 'Escape' && !defaultPrevented && !isMenuOpen) close(list)
    },
    drawn: (key) => {
      const before = drawnKey
      drawnKey = key
      if (key === null) return before === null ? null : { key: before, at, isClosed: true }
      return before === null && typeof at === 'number' ? { key, at, isClosed: false } : null
    },
  }
}
