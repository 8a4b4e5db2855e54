import { patchText } from '@kupodex/data/game'
import { fill } from '#texts/fill.ts'
import { choiceSelector } from './choice-selector.ts'

/** What is shown in place of what a main patch, in tenths, brought. */
export const hiddenText = (page: Document, patch: number): string =>
  fill(page.querySelector<HTMLElement>(choiceSelector)?.dataset.hidden ?? '', { patch: patchText(patch) })
