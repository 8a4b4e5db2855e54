import { mainPatch } from './main-patch.ts'

/**
 * The last achievement that is known to be of each main patch, in tenths: from the patch of what achievements give (sheets
 * of items) and the day on which raids opened. The game adds achievements with rising ids.
 */
const lastAchievements: readonly (readonly [id: number, mainPatch: number])[] = [
  [735, 20],
  [862, 21],
  [929, 22],
  [1020, 23],
  [1040, 24],
  [1190, 25],
  [1373, 30],
  [1444, 31],
  [1512, 32],
  [1623, 33],
  [1642, 34],
  [1773, 35],
  [1922, 40],
  [1993, 41],
  [2027, 42],
  [2107, 43],
  [2121, 44],
  [2232, 45],
  [2412, 50],
  [2481, 51],
  [2594, 52],
  [2643, 53],
  [2803, 54],
  [2889, 55],
  [3038, 60],
  [3074, 61],
  [3153, 62],
  [3209, 63],
  [3337, 64],
  [3347, 65],
  [3575, 70],
  [3617, 71],
  [3739, 72],
  [3820, 73],
  [3868, 74],
  [4069, 75],
]

/** Checked by a test to be the last one of `patches`, whose days no browser needs. */
const newest = 75

/**
 * The main patch, in tenths, that brought an achievement at the latest: between the last known one of a patch and the next
 * known one, the sheets leave it open.
 */
export const achievementPatch = (id: number): number => lastAchievements.find(([last]) => id <= last)?.[1] ?? newest

/** The main patch, in tenths, that brought a title: that of the first of the achievements that give it; null without any. */
export const titlePatch = (achievementIds: readonly number[]): number | null =>
  achievementIds.length === 0 ? null : Math.min(...achievementIds.map(achievementPatch))

/**
 * The main patch, in tenths, that brought each thing of a table, by id. Where it is not known, it is that of the next thing
 * by id of which it is: the game adds things with rising ids. After the last one it is the newest patch.
 */
export const patchesById = (rows: readonly { id: number; patch: string | null }[]): ReadonlyMap<number, number> => {
  let next = newest
  const found = rows
    .toSorted((a, b) => b.id - a.id)
    .map(({ id, patch }) => [id, (next = mainPatch(patch) ?? next)] as const)
  return new Map(found)
}
