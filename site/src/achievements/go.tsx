import type { ComponentProps } from 'react'
import { isPlainClick } from '#ui/plain-click.ts'
import { goTo, type Move } from './address.ts'

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
      goTo(href, focus, move)
    }}
  />
)
