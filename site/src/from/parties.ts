/** How a place is entered: how many together, and how few. */
export interface Entry {
  /** How many enter it together; 0 where any number comes and goes. */
  partySize: number
  /** How few may enter it, Unrestricted Party included. */
  fewest: number
}

/** With whom a player goes somewhere, by how many they are. */
export const parties = { alone: 1, light: 4, full: 8, alliance: 24 } as const

export type Party = keyof typeof parties

/** Every party, the smallest first. */
export const partyWords = Object.keys(parties) as readonly Party[]

/** Whether so many can enter a place. */
export const isOpenTo = ({ partySize, fewest }: Entry, party: Party): boolean =>
  parties[party] >= fewest && (partySize === 0 || parties[party] <= partySize)
