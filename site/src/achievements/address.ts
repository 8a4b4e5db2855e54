import { moveTo, usePlace } from '#list/opened.ts'

const focusOn = (selector: string) =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus())

/** How an address is moved to: another view of a list, or another list. */
export type Move = 'view' | 'list'

const moves: Readonly<Record<Move, (path: string) => void>> = {
  view: moveTo,
  list: (path) => moveTo(path, ''),
}

/** Moves within the page without loading it again, and puts the focus on what `focus` selects there. */
export const goTo = (path: string, focus: string | null, move: Move): void => {
  moves[move](path)
  if (focus !== null) focusOn(focus)
}

/** What follows the word of the page in the address; nothing while the page is built. */
export const useParts = (): readonly string[] => usePlace().parts
