import { castRole, type CastRole } from './cast.ts'
import { bornAt, happened, hasLeft, lasts, peopleAt } from './life.ts'
import { personName } from './names.ts'
import { serviceStart } from './patches.ts'
import { gauss, zealClass, zealClasses } from './prevalence.ts'
import { hash32, hashUnit, randomOf } from './random.ts'
import type { Population } from './population.ts'

/** `hidden`: the Lodestone answers 403; `deleted`: 404; `unborn`: not yet made at the moment asked about. */
type PersonState = 'listed' | 'hidden' | 'deleted' | 'unborn'

/** A person's identity, without what they own: cheap, for lists and searches. */
export interface Identity {
  readonly index: number
  readonly id: number
  readonly name: string
  readonly clanId: number
  readonly raceId: number
  readonly gender: 'male' | 'female'
  readonly worldId: number
  readonly regionId: number
  /** Language they play in. */
  readonly language: 'en' | 'de' | 'fr' | 'ja'
  /** 0..47, how much of everything they own. */
  readonly zeal: number
  /** Played before the service of 2013. */
  readonly legacy: boolean
  /** First and last day in the game, epoch seconds; the last may lie ahead. */
  readonly startedAt: number
  readonly endsAt: number
  readonly role: CastRole | null
  readonly state: PersonState
}

const idBase = 2_000_003
const idGap = 40

/** Ids rise with the index and leave gaps, as the Lodestone's do. */
const idOf = (seed: number, index: number): number => idBase + index * idGap + (hash32(seed, 31, index) % idGap)

/** The index of a character id; null when nobody has it up to a moment (epoch seconds). */
export const indexOfId = (population: Population, id: number, at = population.now): number | null => {
  const index = Math.floor((id - idBase) / idGap)
  return index >= 0 && index < peopleAt(population, at) && idOf(population.seed, index) === id ? index : null
}

/** People of one block share companies, and most of them a world. */
export const blockSize = 128

type Home = Population['worlds'][number]

const worldAt = (population: Population, share: number): Home => {
  const found = population.worlds.find(({ upTo }) => share <= upTo) ?? population.worlds.at(-1)
  if (found === undefined) throw new Error('a population without worlds')
  return found
}

/** The world most people of a block live on. */
export const blockWorld = (population: Population, block: number) =>
  worldAt(population, hashUnit(population.seed, 32, block))

/** Where a person lives after a number of moves: mostly another world of the data center, sometimes far away. */
const homeAfter = (population: Population, index: number, first: Home, moves: number): Home => {
  let home = first
  for (let move = 1; move <= moves; move++) {
    const random = randomOf(population.seed, 5, index, move)
    const { dataCenterId, id } = home
    const near = population.worlds.filter((world) => world.dataCenterId === dataCenterId && world.id !== id)
    home = near.length > 0 && random.chance(0.6) ? random.pick(near) : worldAt(population, random.next())
  }
  return home
}

const languageOf = (regionId: number, u: number): Identity['language'] =>
  regionId === 1 ? 'ja' : regionId !== 3 || u < 0.45 ? 'en' : u < 0.75 ? 'de' : 'fr'

const stateOf = (role: CastRole | null, u: number): PersonState =>
  role === 'hidden' || role === 'deleted'
    ? role
    : role !== null || u > 0.02
      ? 'listed'
      : u > 0.01
        ? 'hidden'
        : 'deleted'

/** People of the first population may hide or delete their character later; those who had done so before stay away. */
const laterState = (population: Population, index: number, first: PersonState, at: number): PersonState => {
  if (first !== 'listed') return first
  if (hasLeft(population, index, at)) return 'deleted'
  return lasts(population, index, 'hiding', at) ? 'hidden' : 'listed'
}

const fates: readonly CastRole[] = ['hidden', 'deleted']

/** Who the person of an index is at a moment (epoch seconds); the same for the same world, index and moment. */
export const identityAt = (population: Population, index: number, at = population.now): Identity => {
  if (!(index >= 0 && index < peopleAt(population, at))) throw new RangeError(`no person ${index} at ${at}`)
  const random = randomOf(population.seed, 1, index)
  const role = castRole(index)
  const gender = random.chance(0.5) ? 'male' : 'female'
  const clan = random.pick(population.clans)
  const firstName = personName(random, clan.raceId, gender)
  const birthplace = random.chance(0.6)
    ? blockWorld(population, Math.floor(index / blockSize))
    : worldAt(population, random.next())
  const zeal = zealClass(gauss(random.next(), random.next()))
  const begin = serviceStart + (population.now - serviceStart) * random.next() ** 1.2 * 0.999
  const stays = random.chance(0.4)
  const share = random.next()
  const isNew = index >= population.size
  const legacy = (random.chance(0.02) && !isNew) || role === 'legacy'
  const startedAt = isNew ? bornAt(population, index) : Math.floor(legacy ? serviceStart : begin)
  const ahead = Math.max(population.now, startedAt) + 366 * 86_400
  const endsAt = Math.floor(isNew || stays || role !== null ? ahead : startedAt + (population.now - startedAt) * share)
  const language = languageOf(birthplace.regionId, random.next())
  const state = stateOf(role, random.next())

  const isLater = at > population.now && role === null
  const times = (name: 'rename' | 'transfer') =>
    isLater ? happened(population, index, name, Math.min(at, endsAt)).count : 0
  const renames = times('rename')
  const home = homeAfter(population, index, birthplace, times('transfer'))
  return {
    index,
    id: idOf(population.seed, index),
    name: renames === 0 ? firstName : personName(randomOf(population.seed, 2, index, renames), clan.raceId, gender),
    clanId: clan.id,
    raceId: clan.raceId,
    gender,
    worldId: home.id,
    regionId: home.regionId,
    language,
    zeal: role === 'collector' ? zealClasses - 1 : role !== null && !fates.includes(role) ? Math.max(zeal, 24) : zeal,
    legacy,
    startedAt: role === 'collector' ? serviceStart : startedAt,
    endsAt,
    role,
    state: startedAt > at ? 'unborn' : isLater ? laterState(population, index, state, at) : state,
  }
}
