/** Where this browser keeps `off` for a reader who wants nothing kept for reading without a network. */
export const offlineKey = 'kupodex.offline'
