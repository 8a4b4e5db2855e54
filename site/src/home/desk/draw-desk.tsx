import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { Desk, type DeskProps } from './desk.tsx'
import { followReader, hasDeskHere, reader } from './reader.ts'

/** Draws the desk into its place, once its styles are there; nobody's desk is not drawn, and the page is that of strangers. */
export const drawDesk = (place: HTMLElement, props: DeskProps): void => {
  followReader()
  // What was the last wish is taken back on the desk itself, which stays until the page is left.
  const isHere = hasDeskHere()
  reader.subscribe(({ isUser }) => void document.documentElement.toggleAttribute('data-desk', isUser || isHere))
  const root = createRoot(place)
  startTransition(() => root.render(<Desk {...props} />))
}
