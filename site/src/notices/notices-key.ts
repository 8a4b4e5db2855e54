/** The key of the browser's storage; without it nothing is watched, and nothing of this is loaded. */
export const noticesKey = 'kupodex.notices'
