import { closeTo, moveTo, openThing, usePlace } from '#collection/opened.ts'

const focusOn = (selector: string) =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus())

/** How an address is moved to: another view of a list, another list, details beside a list, or back from them. */
export type Move = 'view' | 'list' | 'open' | 'close'

const moves: Readonly<Record<Move, (path: string) => void>> = {
  view: moveTo,
  list: (path) => moveTo(path, ''),
  open: (path) => openThing(path, null),
  close: closeTo,
}

/** Moves within the page without loading it again, and puts the focus on what `focus` selects there. */
export const goTo = (path: string, focus: string | null, move: Move): void => {
  moves[move](path)
  if (focus !== null) focusOn(focus)
}

/** What follows the word of the page in the address; nothing while the page is built. */
export const useParts = (): readonly string[] => usePlace().parts
