/** Points of the rarest items, from the first row whose percentage is at least the item's (spec: site §9). */
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

export const rarityLabel = (points: number): RarityLabel =>
  rarityLabels.find((step) => points >= step.points)?.label ?? 'Very Common'

export interface Owners {
  id: number
  count: number
}

/**
 * Points of the week by item id. An item is among the rarest x percent when at most x percent of the items are as rare as it,
 * so that equally rare items get the same points, and many equally rare items are not rare. An item with at most one owner
 * gives 0 and is left out of the order, because otherwise items without owners would use up the rarest percentages.
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
