import type { StatsAnswer } from '@kupodex/data/contract'
import type { Catalog } from '../catalog/catalog.ts'
import type { CharacterForNight } from '../read/character.ts'

const genders = ['unknown', 'male', 'female'] as const

/** Clans have the ids 1 to 16; 0 stands for none known. */
const clans = 17

/** The counts of a home: by clan and gender, then members of free companies, then Legacy characters. */
const offsets = { freeCompany: clans * genders.length, legacy: clans * genders.length + 1 }
const width = offsets.legacy + 1

/** Counts of every home, all zero. */
export const emptyStatistics = ({ scopesOfHome }: Pick<Catalog, 'scopesOfHome'>): Uint32Array<ArrayBuffer> =>
  new Uint32Array(scopesOfHome.length * width)

export const countCharacter = (statistics: Uint32Array, home: number, character: CharacterForNight): void => {
  const { clanId, gender, freeCompany, legacy } = character
  const from = home * width
  const clan = clanId < clans ? clanId : 0
  statistics[from + clan * genders.length + genders.indexOf(gender ?? 'unknown')]!++
  if (freeCompany) statistics[from + offsets.freeCompany]!++
  if (legacy) statistics[from + offsets.legacy]!++
}

const add = (into: Record<string, { total: number; male: number; female: number }>, id: number, counts: number[]) => {
  const [unknown = 0, male = 0, female = 0] = counts
  const sums = (into[id] ??= { total: 0, male: 0, female: 0 })
  sums.total += unknown + male + female
  sums.male += male
  sums.female += female
}

/** The statistics of a scope. Races and tribes without characters are listed with zeros. */
export const statsOf = (
  { raceOf, scopesOfHome }: Pick<Catalog, 'raceOf' | 'scopesOfHome'>,
  statistics: Uint32Array,
  scope: number,
): Pick<StatsAnswer, 'count' | 'stats'> => {
  const sums = new Uint32Array(width)
  for (const [home, scopes] of scopesOfHome.entries()) {
    if (!scopes.includes(scope)) continue
    for (let at = 0; at < width; at++) sums[at]! += statistics[home * width + at] as number
  }
  const everybody: StatsAnswer['stats']['races'] = {}
  const races: StatsAnswer['stats']['races'] = {}
  const tribes: StatsAnswer['stats']['tribes'] = {}
  for (let clan = 0; clan < clans; clan++) {
    const counts = Array.from(sums.subarray(clan * genders.length, (clan + 1) * genders.length))
    add(everybody, 0, counts)
    const race = raceOf.get(clan)
    if (race === undefined) continue
    add(races, race, counts)
    add(tribes, clan, counts)
  }
  const { total = 0, male = 0, female = 0 } = everybody[0] ?? {}
  const hasFc = sums[offsets.freeCompany] as number
  const legacy = sums[offsets.legacy] as number
  return { count: total, stats: { count: total, male, female, hasFc, legacy, races, tribes } }
}
