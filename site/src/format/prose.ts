import { escapeHtml } from '@kupodex/data/html'

/** How the game's prose marks words: one asterisk on each side for emphasis, two for strength. */
const marked = /(\*{1,2})(?=\S)([^*\n]+?)(?<=\S)\1/g

/** The game's prose as escaped HTML, with its emphasis. */
export const proseHtml = (text: string): string =>
  escapeHtml(text).replace(marked, (_, { length }: string, words: string) =>
    length === 1 ? `<em>${words}</em>` : `<b>${words}</b>`,
  )

/** The game's prose without marks, where only text can stand. */
export const plainProse = (text: string): string => text.replace(marked, '$2')
