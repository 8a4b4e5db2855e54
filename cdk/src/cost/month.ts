/** What a month is asked for. */
export interface Month {
  /** Characters that are read from the Lodestone again and again. */
  characters: number
  /** Pages that readers open. */
  views: number
  /** How many of those show a character, from 0 to 1. */
  ofCharacters: number
  /** Pages that a reader opens one after another, the first of them with nothing of the site kept. */
  aVisit: number
  /** The share of requests that the edge's cache does not answer, from 0 to 1. */
  missed: number
  /** People who log in. */
  users: number
  /** Whether there is a web ACL of its own in front. */
  webAcl: boolean
}

/** Days and seconds of a month. */
export const days = 30
export const seconds = days * 86_400
