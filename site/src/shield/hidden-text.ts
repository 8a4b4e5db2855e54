import { patchText } from '@kupodex/data/game'
import { fill } from '#texts/fill.ts'

/** What is shown in place of what a main patch, in tenths, brought; the link to the shield, in the footer of every page, has the words in its language. */
export const hiddenText = (page: Document, patch: number): string =>
  fill(page.querySelector<HTMLElement>('[data-hidden]')?.dataset.hidden ?? '', { patch: patchText(patch) })

/** Moves the focus to a link of a thing that was revealed, or to the thing itself where it has none. */
export const focusOn = (thing: HTMLElement, link: HTMLElement | null = thing.querySelector<HTMLElement>('a')): void => {
  if (link === null) thing.tabIndex = -1
  ;(link ?? thing).focus()
}
