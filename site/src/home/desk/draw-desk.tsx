import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { Desk, type DeskProps } from './desk.tsx'
import { followReader, reader } from './reader.ts'

/** Draws the desk into its place, once its styles are there; nobody's desk is not drawn, and the page is that of strangers. */
export const drawDesk = (place: HTMLElement, props: DeskProps): void => {
  followReader()
  reader.subscribe(({ isUser, characters }) => {
    document.documentElement.toggleAttribute('data-desk', isUser || characters?.length !== 0)
  })
  const root = createRoot(place)
  startTransition(() => root.render(<Desk {...props} />))
}
