import { type PrivacyPart, type SeenPart, seenParts } from '@kupodex/data/character'
import { recordOf } from '@kupodex/data/game'
import { personBio } from './bio.ts'
import { companyAt, companyNumberOf, type FreeCompany } from './company.ts'
import { habitsOf } from './habits.ts'
import { identityAt, type Identity } from './identity.ts'
import { expToNext, personJobs, type PersonJob } from './jobs.ts'
import { happened, lasts, type Happened, type HappeningName } from './life.ts'
import { companyName } from './names.ts'
import { drawOwned, zealClasses, type Obtainable, type Odds } from './prevalence.ts'
import { hashHex, randomOf, type Random } from './random.ts'
import type { Population } from './population.ts'

/** Which parts the owner has set to private. */
export type Privacy = Readonly<Record<PrivacyPart, boolean>>

/** Ids of what a person owns of each collection that the Lodestone lists without dates, ascending. */
type OwnedIds = Readonly<Record<SeenPart, readonly number[]>>

/** All that is true of a person at a moment, whether or not the Lodestone shows it. */
export interface Person extends Identity, OwnedIds {
  /** 0 = none. */
  readonly titleId: number
  readonly guardianId: number
  readonly nameday: { readonly day: number; readonly moon: number }
  readonly townId: number
  /** Rank 1-11. */
  readonly grandCompany: { readonly id: number; readonly rank: number } | null
  readonly freeCompany: FreeCompany | null
  readonly pvpTeam: { readonly id: string; readonly name: string } | null
  /** Lines parted by \n; empty when nothing was written. */
  readonly bio: string
  readonly jobs: readonly PersonJob[]
  readonly activeJob: PersonJob
  /** Level reached in a field operation; null where never played. */
  readonly fields: Readonly<Record<'eureka' | 'bozja' | 'occult', number | null>>
  /** Newest first, at the same second the higher id first; `at` in epoch seconds. */
  readonly achievements: readonly { readonly id: number; readonly at: number }[]
  readonly privacy: Privacy
  /** Two hashes as in the picture's address, and when the picture was taken, epoch seconds. */
  readonly picture: { readonly hash: string; readonly at: number }
}

/** Obtained time and id in one number, so that a plain numeric sort orders them: ids stay below 2^13. */
const idBits = 8192

/** Most things come soon after one could have them, some much later; null when it is never. */
const obtainedAt = (thing: Obtainable, person: Identity, share: number): number | null => {
  const from = Math.max(thing.from, person.startedAt)
  const until = Math.min(thing.until, person.endsAt)
  return from < until ? Math.floor(from + (until - from) * share * share) : null
}

const ownedKeys = (odds: Odds, zeal: number, person: Identity, at: number, random: Random): number[] => {
  const keys: number[] = []
  for (const thing of drawOwned(odds, zeal, random)) {
    const time = obtainedAt(thing, person, random.next())
    if (time !== null && time <= at) keys.push(time * idBits + thing.id)
  }
  return keys
}

const legacyKeys = (population: Population, person: Identity, random: Random): number[] =>
  person.legacy
    ? drawOwned(population.odds.legacy, Math.max(person.zeal, 20), random).map(
        ({ id, from, until }) => Math.floor(from + (until - from) * random.next()) * idBits + id,
      )
    : []

/** Some keep parts private from the start; later some of those show them for a while, and others hide theirs. */
const privacyOf = (population: Population, { role, index }: Identity, at: number, random: Random): Privacy => {
  const privately = (part: keyof Privacy, share: number) => {
    const atFirst = (random.chance(share) && role === null) || role === `private-${part}`
    return at > population.now && role === null && lasts(population, index, part, at) ? !atFirst : atFirst
  }
  return {
    profile: privately('profile', 0.03),
    achievements: privately('achievements', 0.2),
    ...recordOf(seenParts, (part) => privately(part, population.private[part])),
  }
}

type Earned = Person['achievements'][number]

/** The title last put on: one of those that were earned by then; 0 for none. */
const titleAt = (population: Population, index: number, achievements: readonly Earned[], changed: Happened): number => {
  const random =
    changed.count === 0 ? randomOf(population.seed, 10, index) : randomOf(population.seed, 10, index, changed.count)
  const titled = achievements.filter(({ id, at }) => at <= changed.at && population.titles.has(id))
  const title = titled.length > 0 && random.chance(0.8) ? random.pick(titled) : null
  return title === null ? 0 : (population.titles.get(title.id) ?? 0)
}

/**
 * The person of an index at a moment (epoch seconds; the world's own when left out). Pure: the same world, index and
 * moment give the same person, and what is owned at one moment is owned at every later one.
 */
export const personAt = (population: Population, index: number, at = population.now): Person => {
  const person = identityAt(population, index, at)
  const own = (channel: number) => randomOf(population.seed, channel, index)
  const nearby = (random: Random, never: number) =>
    person.role === 'empty' || (random.chance(never) && person.role === null)
      ? null
      : Math.min(zealClasses - 1, Math.max(0, person.zeal + random.int(9) - 4))
  const keysOf = (odds: Odds, channel: number, never: number): number[] => {
    const random = own(channel)
    const zeal = nearby(random, never)
    return zeal === null ? [] : ownedKeys(odds, zeal, person, at, random)
  }
  const ids = (odds: Odds, channel: number, never: number): number[] =>
    Array.from(Float64Array.from(keysOf(odds, channel, never), (key) => key % idBits).sort())

  const legacy = person.role === 'empty' ? [] : legacyKeys(population, person, own(6))
  const achievements = Array.from(
    Float64Array.from([...keysOf(population.odds.achievements, 5, 0.015), ...legacy])
      .sort()
      .reverse(),
    (key) => ({ id: key % idBits, at: Math.floor(key / idBits) }),
  )

  const since = (name: HappeningName) => happened(population, index, name, Math.min(at, person.endsAt))
  const zeal = person.zeal / (zealClasses - 1)
  const progress = Math.max(0, Math.min(at, person.endsAt) - person.startedAt) / (6 * 365 * 86_400)
  const jobs = withOneJob(personJobs(own(11), zeal, Math.min(1, progress)))
  const unlocked = jobs.filter(({ level }) => level > 0)
  const company = companyNumberOf(population, person, at)
  const details = own(12)
  const days = (5 + details.int(120)) * 86_400
  const seen = Math.min(at, person.endsAt) - person.startedAt
  const jobChanges = since('job').count
  const pickJob = (first: PersonJob) =>
    jobChanges === 0 ? first : randomOf(population.seed, 14, index, jobChanges).pick(unlocked)
  return {
    ...person,
    titleId: titleAt(population, index, achievements, since('title')),
    guardianId: 1 + details.int(12),
    nameday: { day: 1 + details.int(32), moon: 1 + details.int(12) },
    townId: 1 + details.int(3),
    grandCompany: details.chance(0.85)
      ? { id: 1 + details.int(3), rank: Math.min(11, 1 + Math.round(zeal * 9) + since('promotion').count) }
      : null,
    freeCompany: company === null ? null : companyAt(population, company),
    pvpTeam: details.chance(0.05)
      ? { id: hashHex(40, population.seed, 7, index), name: companyName(details).name }
      : null,
    bio: personBio(details, person.language, person.role === 'odd-bio'),
    jobs,
    activeJob: pickJob(details.pick(unlocked)),
    fields: {
      eureka: details.chance(zeal) ? 1 + Math.floor(zeal * details.int(60)) : null,
      bozja: details.chance(zeal) ? 1 + Math.floor(zeal * details.int(25)) : null,
      occult: details.chance(zeal) ? 1 + Math.floor(zeal * details.int(20)) : null,
    },
    achievements,
    ...recordOf(seenParts, (part) => {
      const { streams, never } = habitsOf(part)
      return ids(population.odds[part], streams.owned, never)
    }),
    privacy: privacyOf(population, person, at, own(13)),
    picture: {
      hash: `${hashHex(32, population.seed, 8, index)}_${hashHex(32, population.seed, 9, index)}`,
      at: person.startedAt + Math.max(0, Math.floor(seen / days)) * days,
    },
  }
}

/** Everybody has begun with something. */
const withOneJob = (jobs: readonly PersonJob[]): readonly PersonJob[] =>
  jobs.some(({ level }) => level > 0)
    ? jobs
    : jobs.map((job, i) => (i === 0 ? { ...job, level: 1, exp: 0, expMax: expToNext(1) } : job))
