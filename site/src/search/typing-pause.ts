/** How long after the last letter something is looked for while a reader types, ms. */
export const typingPause = 200
