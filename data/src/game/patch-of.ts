import { mainPatch } from './main-patch.ts'

/** The last achievement of each run of ids of one main patch, in tenths, at least 2.0: a test compares them with the patches of the table. */
const lastAchievements: readonly (readonly [id: number, mainPatch: number])[] = [
  [812, 20],
  [886, 21],
  [929, 22],
  [1028, 23],
  [1058, 24],
  [1132, 25],
  [1376, 30],
  [1432, 31],
  [1512, 32],
  [1555, 33],
  [1558, 34],
  [1623, 33],
  [1626, 34],
  [1627, 35],
  [1680, 34],
  [1784, 35],
  [1931, 40],
  [1941, 41],
  [1963, 40],
  [1995, 41],
  [1996, 44],
  [2000, 41],
  [2046, 42],
  [2109, 43],
  [2141, 44],
  [2142, 51],
  [2211, 44],
  [2236, 45],
  [2240, 44],
  [2242, 45],
  [2244, 44],
  [2245, 45],
  [2414, 50],
  [2484, 51],
  [2485, 54],
  [2486, 51],
  [2607, 52],
  [2713, 53],
  [2804, 54],
  [2805, 60],
  [2818, 54],
  [2891, 55],
  [3040, 60],
  [3080, 61],
  [3082, 62],
  [3088, 61],
  [3156, 62],
  [3207, 63],
  [3208, 65],
  [3243, 63],
  [3340, 64],
  [3428, 65],
  [3570, 70],
  [3571, 71],
  [3581, 70],
  [3614, 71],
  [3615, 74],
  [3617, 71],
  [3636, 72],
  [3637, 73],
  [3743, 72],
  [3788, 73],
  [3789, 74],
  [3824, 73],
  [3836, 74],
  [3841, 75],
  [3872, 74],
  [3875, 75],
  [3900, 74],
  [4074, 75],
]

/** Checked by a test to be the last one of `patches`, whose days no browser needs. */
const newest = 75

/** The main patch, in tenths, that brought an achievement; of one that no list has yet, the newest. */
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
