/** Points of the rarest items: the first row whose percent is not below the item's gives the points (spec: site §9). */
const pointSteps = [
  { percent: 1, points: 70 },
  { percent: 5, points: 50 },
  { percent: 10, points: 30 },
  { percent: 25, points: 20 },
  { percent: 50, points: 10 },
  { percent: 75, points: 5 },
  { percent: 100, points: 1 },
] as const

/** Labels of rarity, and the points from which each holds (spec: characters §9). */
const rarityLabels = [
  { points: 50, label: 'Legendary!' },
  { points: 30, label: 'Super Rare' },
  { points: 20, label: 'Rare' },
  { points: 10, label: 'Common' },
  { points: 0, label: 'Very Common' },
] as const

/** A label of rarity; its English text is also its key in the catalogues. */
export type RarityLabel = (typeof rarityLabels)[number]['label']

/** The label of an item with these points. */
export const rarityLabel = (points: number): RarityLabel =>
  rarityLabels.find((step) => points >= step.points)?.label ?? 'Very Common'

/** Owners of one item. */
export interface Owners {
  id: number
  count: number
}

/**
 * Points of the week by item id. An item is among the rarest x percent when at most x percent of the items are as rare as
 * it, so that equally rare items share their points and a crowd of them is not rare. An item with one owner or none gives
 * 0 and is left out of the order, as otherwise items that nobody has would use up the rarest percents.
 */
export const pointsByRarity = (items: readonly Owners[]): Map<number, number> => {
  const points = new Map(items.map((item) => [item.id, 0]))
  const owned = items.filter((item) => item.count > 1).sort((a, b) => b.count - a.count)
  let asRare = owned.length
  for (const [index, item] of owned.entries()) {
    if (item.count !== owned[index - 1]?.count) asRare = owned.length - index
    // Whole numbers on both sides: 100 * 29 / 100 is not always 29 in floating point.
    points.set(item.id, pointSteps.find((step) => 100 * asRare <= step.percent * owned.length)?.points ?? 1)
  }
  return points
}
