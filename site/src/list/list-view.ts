/** How a list moves within its page, and how far the page is scrolled. */
export interface Moves {
  open: (path: string, group: string | null) => void
  move: (path: string) => void
  close: (path: string) => void
  scrolled: () => number
}

/** A link of a list: to a thing by its key, to a group, or back to the list. */
export interface ListLink {
  path: string
  thing?: string | undefined
  group?: string | undefined
  back?: string | undefined
}

/** Where the reader is put when what was open is closed: on its link, with the page scrolled as it was, or to the link where it never was. */
export interface Return {
  key: number
  scroll: number | 'toLink' | 'asFocused'
}

/** A list of which things are opened: what its links and keys do, and where the reader comes back to. */
export interface ListView {
  /** Follows a link; false for one that is not of the list. */
  follow: (link: ListLink, group: string | null) => boolean
  /** Closes what is open by Escape; a menu that is open closes first. */
  escape: (event: { key: string; defaultPrevented: boolean }, isMenuOpen: boolean) => void
  /** Says what is open by the address, as the address of the list that it closes to; null while nothing is. */
  closesTo: (path: string | null) => void
  /** Says what is drawn as open; where to put the reader if that was closed. */
  drawn: (key: number | null) => Return | null
}

/** Makes the view of a list. */
export const createListView = ({ open, move, close, scrolled }: Moves): ListView => {
  let drawnKey: number | null = null
  // A page that came with a thing opened was never left at a place of the list.
  let scroll: Return['scroll'] = 'toLink'
  let list: string | null = null
  return {
    closesTo: (path) => void (list = path),
    follow: ({ path, thing, group: to, back }, group) => {
      if (back !== undefined) close(list ?? path)
      else if (thing !== undefined) {
        scroll = scrolled()
        open(path, group)
      } else if (to !== undefined) {
        scroll = 'asFocused'
        move(path)
      } else return false
      return true
    },
    escape: ({ key, defaultPrevented }, isMenuOpen) => {
      if (list !== null && key === 'Escape' && !defaultPrevented && !isMenuOpen) close(list)
    },
    drawn: (key) => {
      const closed = drawnKey
      drawnKey = key
      return key === null && closed !== null ? { key: closed, scroll } : null
    },
  }
}
