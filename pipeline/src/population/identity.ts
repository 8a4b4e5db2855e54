import { castRole, type CastRole } from './cast.ts'
import { bornAt, happened, hasLeft, lasts, peopleAt } from './life.ts'
import { personName } from './names.ts'
import { serviceStart } from './patches.ts'
import { gauss, zealClass, zealClasses } from './prevalence.ts'
import { hash32, hashUnit, randomOf } from './random.ts'
import type { PopulationWorld } from './world.ts'

/** `hidden`: the Lodestone answers 403; `deleted`: 404; `unborn`: not yet made at the moment asked about. */
export type PersonState = 'listed' | 'hidden' | 'deleted' | 'unborn'

/** Who somebody is, without what they own: cheap, for lists and searches. */
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
export const indexOfId = (world: PopulationWorld, id: number, at = world.now): number | null => {
  const index = Math.floor((id - idBase) / idGap)
  return index >= 0 && index < peopleAt(world, at) && idOf(world.seed, index) === id ? index : null
}

/** People of one block share companies, and most of them a world. */
export const blockSize = 128

type Home = PopulationWorld['worlds'][number]

const worldAt = (world: PopulationWorld, share: number): Home => {
  const found = world.worlds.find(({ upTo }) => share <= upTo) ?? world.worlds.at(-1)
  if (found === undefined) throw new Error('a population without worlds')
  return found
}

/** The world most people of a block live on. */
export const blockWorld = (world: PopulationWorld, block: number) => worldAt(world, hashUnit(world.seed, 32, block))

/** Where somebody lives after moving so many times: mostly to another world of the data center, sometimes far. */
const homeAfter = (world: PopulationWorld, index: number, first: Home, moves: number): Home => {
  let home = first
  for (let move = 1; move <= moves; move++) {
    const random = randomOf(world.seed, 5, index, move)
    const { dataCenterId, id } = home
    const near = world.worlds.filter((one) => one.dataCenterId === dataCenterId && one.id !== id)
    home = near.length > 0 && random.chance(0.6) ? random.pick(near) : worldAt(world, random.next())
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

/** Who was there at first may hide or delete their character since; who had done so stays away. */
const laterState = (world: PopulationWorld, index: number, first: PersonState, at: number): PersonState => {
  if (first !== 'listed') return first
  if (hasLeft(world, index, at)) return 'deleted'
  return lasts(world, index, 'hiding', at) ? 'hidden' : 'listed'
}

const fates: readonly CastRole[] = ['hidden', 'deleted']

/** Who the person of an index is at a moment (epoch seconds); the same for the same world, index and moment. */
export const identityAt = (world: PopulationWorld, index: number, at = world.now): Identity => {
  if (!(index >= 0 && index < peopleAt(world, at))) throw new RangeError(`no person ${index} at ${at}`)
  const random = randomOf(world.seed, 1, index)
  const role = castRole(index)
  const gender = random.chance(0.5) ? 'male' : 'female'
  const clan = random.pick(world.clans)
  const firstName = personName(random, clan.raceId, gender)
  const birthplace = random.chance(0.6)
    ? blockWorld(world, Math.floor(index / blockSize))
    : worldAt(world, random.next())
  const zeal = zealClass(gauss(random.next(), random.next()))
  const begin = serviceStart + (world.now - serviceStart) * random.next() ** 1.2 * 0.999
  const stays = random.chance(0.4)
  const share = random.next()
  const isNew = index >= world.size
  const legacy = (random.chance(0.02) && !isNew) || role === 'legacy'
  const startedAt = isNew ? bornAt(world, index) : Math.floor(legacy ? serviceStart : begin)
  const ahead = Math.max(world.now, startedAt) + 366 * 86_400
  const endsAt = Math.floor(isNew || stays || role !== null ? ahead : startedAt + (world.now - startedAt) * share)
  const language = languageOf(birthplace.regionId, random.next())
  const state = stateOf(role, random.next())

  const isLater = at > world.now && role === null
  const times = (name: 'rename' | 'transfer') =>
    isLater ? happened(world, index, name, Math.min(at, endsAt)).count : 0
  const renames = times('rename')
  const home = homeAfter(world, index, birthplace, times('transfer'))
  return {
    index,
    id: idOf(world.seed, index),
    name: renames === 0 ? firstName : personName(randomOf(world.seed, 2, index, renames), clan.raceId, gender),
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
    state: startedAt > at ? 'unborn' : isLater ? laterState(world, index, state, at) : state,
  }
}
