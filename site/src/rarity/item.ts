/** Where an NPC stands who gives a thing: in the game's coordinates, from 1 to `side` + 1. */
export interface Spot {
  name: string
  place: string
  x: number
  y: number
  side: number
}

/** What a rarity list and an item's page know of an item, in one language; fields that it does not have are left out. */
export interface RarityItem {
  id: number
  name: string
  /** A title's form for women, where it is another one. */
  feminine?: string
  description?: string
  howTo?: string
  /** The kind of each way in `howTo`, in its order. */
  kinds?: readonly string[]
  spots?: readonly Spot[]
  /** The patch that brought it. */
  patch?: string
  /** Whether it can not be had any more, so that it stands below all that can. */
  gone?: true
  /** Whether it is tagged as unobtainable (spec: site §2.4). */
  unobtainable?: true
  /** Why it can not be had, in a few words. */
  reason?: string
}

/** The items of one type in one language, as the browser fetches them for searching. */
export interface RarityItems {
  items: readonly RarityItem[]
  /** Ids that have no place in a list. */
  unlisted: readonly number[]
}
