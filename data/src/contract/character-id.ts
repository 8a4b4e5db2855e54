/** How an address names a character's id; how large it may be the call says. */
export const characterIdPattern = '[1-9][0-9]{0,15}'
