/** Pattern of a character id in an address; the call checks how large it may be. */
export const characterIdPattern = '[1-9][0-9]{0,15}'

/** Pattern of the id of a character's page: 0 is nobody's, whose things are checked off in the browser (spec: characters §3). */
export const shownIdPattern = `(?:0|${characterIdPattern})`

/** The name of a group in addresses, as a pattern: 16 random bytes in base64url. */
export const groupSlugPattern = '[\\w-]{22}'
