/** Where the facts of the character opened last are kept, for the frame of the next page. */
export const frameKey = 'kupodex.frame'
