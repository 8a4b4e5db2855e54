/** What is read of an outfit to find what it shares. */
interface Worn {
  id: number
  pieces: readonly { itemId: number }[]
}

/** The other outfits that have a piece of an outfit, in their order. */
export const sharingWith = <Outfit extends Worn>(outfit: Worn, all: readonly Outfit[]): Outfit[] => {
  const items = new Set(outfit.pieces.map(({ itemId }) => itemId))
  return all.filter(({ id, pieces }) => id !== outfit.id && pieces.some(({ itemId }) => items.has(itemId)))
}
