import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '#ui/icon.tsx'
import { hasMoved } from './opened.ts'

/** The name of what is open, which has the focus once the reader has opened it. */
export const DetailsHeading = ({ openKey, children }: { openKey: number; children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (hasMoved()) heading.current?.focus()
  }, [openKey])
  return (
    <h2 id="details" tabIndex={-1} ref={heading}>
      {children}
    </h2>
  )
}

interface Props {
  /** What leads back to the list, and where that is; with a drawing or as a plain link. */
  back: { href: string; text: string; isDrawn: boolean }
  isOpen: boolean
  children: ReactNode
}

/** What is known of the thing that is open, beside the list; on a phone in its place. Without one the list has all of the width. */
export const DetailsColumn = ({ back: { href, text, isDrawn }, isOpen, children }: Props) =>
  isOpen && (
    <aside className="panel pad details" aria-labelledby="details">
      <a className={isDrawn ? 'back' : 'link'} href={href} data-back="">
        {isDrawn && <Icon name="chevron" />}
        {text}
      </a>
      {children}
    </aside>
  )
