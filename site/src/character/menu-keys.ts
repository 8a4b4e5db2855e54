/** Where the groups of a character's side menu that the reader folded away are kept: their words, with spaces between. */
export const foldedKey = 'kupodex.folded'

/** Where it is kept how far that menu was scrolled, in pixels, for the next page of this tab. */
export const menuTopKey = 'kupodex.menuTop'
