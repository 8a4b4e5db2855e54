import { atom } from 'nanostores'

/** The name of what is open on the page of a character, for the title of the document; empty where that is the page itself. */
export const openName = atom('')
