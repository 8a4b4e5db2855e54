import type { OwnGroupAnswer } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import type { Ask } from '#ask/ask.ts'

export interface EditFrame {
  language: Language
  group: OwnGroupAnswer
  /** Takes the group as a change was answered with it. */
  take: (group: OwnGroupAnswer) => void
  ask: Ask
}
