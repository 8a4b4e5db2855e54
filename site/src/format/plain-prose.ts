/** How the game's prose marks words: one asterisk on each side for emphasis, two for strength. */
export const marked = /(\*{1,2})(?=\S)([^*\n]+?)(?<=\S)\1/g

/** The game's prose without marks, where only text can stand. */
export const plainProse = (text: string): string => text.replace(marked, '$2')
