/** Where it is kept that the reader does not want `/` to open the search: voice input and others may type it by chance. */
export const slashKey = 'kupodex.slash'

/** What is kept then. */
export const slashOff = 'off'
