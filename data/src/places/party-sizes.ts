export interface Entry {
  /** How many enter it together; 0 where any number comes and goes. */
  partySize: number
  /** How few may enter it, Unrestricted Party included. */
  fewest: number
}

export const partySizes = { alone: 1, light: 4, full: 8, alliance: 24 } as const

export type PartySize = keyof typeof partySizes

/** Every size, the smallest first. */
export const allPartySizes = Object.keys(partySizes) as readonly PartySize[]

export const isOpenTo = ({ partySize, fewest }: Entry, size: PartySize): boolean =>
  partySizes[size] >= fewest && (partySize === 0 || partySizes[size] <= partySize)
