/*
 * Keys of the browser's storage by which several modules read the same. A script of the head is text, with no imports but these; a key
 * that one module alone uses is there.
 */

/** The characters opened last, newest first. */
export const recentKey = 'kupodex.recent'

/** The character that a reader chose as theirs in this browser: a list of one, in the shape of those opened last. */
export const chosenKey = 'kupodex.chosen'

/** The facts of the character opened last, for the frame of the next page. */
export const frameKey = 'kupodex.frame'

/** The groups of a character's side menu that the reader folded away: their words, with spaces between. */
export const foldedKey = 'kupodex.folded'

/** How far that menu was scrolled, in pixels, for the next page of this tab. */
export const menuTopKey = 'kupodex.menuTop'

/** How much of each collection was checked off without a character. */
export const anonymousKey = 'kupodex.anonymous'

/** What the reader wants and hides without an account. */
export const wishesKey = 'kupodex.wishes'

/** The reader's patch, in tenths (`73` for 7.3); absent where nothing is hidden. */
export const shieldKey = 'kupodex.shield'

/** What the reader wants to be told of; without it nothing is watched, and nothing of that is loaded. */
export const noticesKey = 'kupodex.notices'

/** `off` for a reader who wants nothing kept for reading without a network. */
export const offlineKey = 'kupodex.offline'
