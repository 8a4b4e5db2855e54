/** Where the reader's patch is kept, in tenths (`73` for 7.3); absent where nothing is hidden. */
export const shieldKey = 'kupodex.shield'
