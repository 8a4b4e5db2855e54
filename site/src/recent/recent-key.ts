/** Where the characters opened last are kept, newest first. */
export const recentKey = 'kupodex.recent'
