import type { ComponentProps } from 'react'
import { moveTo, usePlace } from '#list/opened.ts'
import { isPlainClick } from '#ui/plain-click.ts'

const focusOn = (selector: string) =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus())

/** How an address is moved to: another view of a list, or another list. */
export type Move = 'view' | 'list'

const moves: Readonly<Record<Move, (path: string) => void>> = {
  view: moveTo,
  list: (path) => moveTo(path, ''),
}

/** What follows the word of the page in the address; nothing while the page is built. */
export const useParts = (): readonly string[] => usePlace().parts

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  href: string
  /** Selects what has the focus afterwards; null where the view that opens sees to that. */
  focus: string | null
  move?: Move
}

/** A link to another view of the page that it is on, which is not loaded again for it. */
export const Go = ({ href, focus, move = 'view', ...rest }: Props) => (
  <a
    {...rest}
    href={href}
    onClick={(event) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      moves[move](href)
      if (focus !== null) focusOn(focus)
    }}
  />
)
