/** Occasions of `data/hand/occasions.csv` that are the game's own festivals and come back every year, by id. */
export const seasonalOccasions: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, 6, 58, 59, 60, 61])
