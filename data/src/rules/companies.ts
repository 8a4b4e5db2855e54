/** The boards on which free companies are ranked among each other. */
export const companyRankingBoards = [
  'achievement/xivdb',
  'mount/standard',
  'minion/standard',
  'achievement/rarity',
] as const

/** The boards that a free company compares its members by, in the order of its columns: those, and one of each other collection that is read. */
export const companyBoards = [...companyRankingBoards, 'emote/standard', 'facewear/standard'] as const

export type CompanyBoard = (typeof companyBoards)[number]

/** Of how many things a free company names those who obtained them last, of each collection: `most` in all, of one member the newest `each`. */
export const newestOfCompany = { most: 10, each: 3 } as const

/** A free company with fewer members that may be shown is published nowhere: one alone is no company. */
export const fewestMembers = 2

/** Members with a known score that a free company needs to be ranked among others, and the number of its best that count. */
const rankedCompany = { fewest: 5, best: 10 } as const

/** How a free company does on a board: the mean of its best members, rounded down, and the best one. */
interface CompanyScore {
  mean: number
  best: number
}

/** What a free company scores by the known scores of its members; null with too few. Only the best count, so that neither its size nor idle ones decide. */
export const companyScore = (scores: readonly number[]): CompanyScore | null => {
  if (scores.length < rankedCompany.fewest) return null
  const best = scores.toSorted((a, b) => b - a).slice(0, rankedCompany.best)
  return { mean: Math.floor(best.reduce((sum, score) => sum + score, 0) / best.length), best: best[0] as number }
}

/** How many files hold the free companies: some 80 kB each at a million characters. A prime, so that ids in steps spread over all of them. */
export const companyShards = 1021

/** The shard that holds a free company; its id has up to 20 digits, more than a number holds. */
export const companyShard = (id: string): number => {
  let shard = 0
  for (const digit of id) shard = (shard * 10 + Number(digit)) % companyShards
  return shard
}
