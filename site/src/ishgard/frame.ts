import type { Language } from '@kupodex/data/game'

/** What boards of the ishgard event are drawn with, at build time and in the browser. */
export interface IshgardFrame {
  language: Language
  /** Names of jobs by row id. */
  jobs: Record<number, string>
  /** Names of jobs by code. */
  codes: Record<string, string>
  /** The letters that jobs go by in the language, by code. */
  letters: Record<string, string>
  sprite: string
  /** Path of characters, to which an id is appended. */
  base: string
}
