/** Under which key a browser keeps how much of each collection was checked off without a character. */
export const anonymousKey = 'kupodex.anonymous'
