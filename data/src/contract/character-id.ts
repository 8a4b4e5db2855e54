/** Pattern of a character id in an address; the call checks how large it may be. */
export const characterIdPattern = '[1-9][0-9]{0,15}'
