import type { Language } from '@kupodex/data/game'
import { Problem } from '../ui/waiting.tsx'
import { failedWords } from './failed-words.ts'

interface Props {
  language: Language
  /** Asks again now. */
  again: () => void
  /** What could not be loaded, where its place does not say so. */
  name?: string | undefined
  /** A panel unless another look is given. */
  className?: string
}

/**
 * Says that a part of a page could not be loaded and is tried again by itself, and tries again at once. Pages that plain scripts
 * draw say so by `showFailed`.
 */
export const Failed = ({ language, again, name, ...look }: Props) => (
  <Problem {...look} {...failedWords(language, name)} again={again} />
)
