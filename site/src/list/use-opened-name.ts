import { useOpenName } from '#character/use-open-name.ts'
import { useIsHidden } from '#shield/use-is-hidden.ts'

interface Named {
  name: string
  /** The main patch that brought it, in tenths; null where that is not known. */
  patch: number | null
}

/** Puts the name of what is open into the document's title, `closed` while nothing is, and `hidden` in the place of what the reader's shield hides. */
export const useOpenedName = (open: Named | null | undefined, closed = '', hidden = ''): void => {
  const isHidden = useIsHidden()
  useOpenName(open == null ? closed : isHidden(open.patch, open.name) ? hidden : open.name)
}
