import { isLearnt, listedCollections } from '@kupodex/data/game'
import { priorities } from '@kupodex/data/sync'
import {
  type CharacterForNight,
  type Collected,
  neverGained,
  type NightTables,
  type OwnedIds,
} from '@kupodex/pipeline/nightly'
import {
  gauss,
  hardnessOf,
  hash32,
  hashHex,
  type Obtainable,
  oddsOf,
  personName,
  randomOf,
  scaleFor,
  zealClass,
  zealClasses,
} from '@kupodex/pipeline/population'

/** How a synthetic crowd is made: the same seed and size give the same people. */
export interface CrowdOptions {
  size: number
  seed: number
  /** Marks that a character has on average, those with hidden parts among them. */
  marks: number
  hidden: number
  /** When they are looked at (epoch ms): what they obtain after that is left out. */
  until: number
}

/** A collection of the crowd: its list, its table, and whether it is ticked by hand. */
interface CrowdCollection {
  type: Collected
  table: keyof NightTables
  ticked: boolean
}

const listed = listedCollections
  .filter((one) => !isLearnt('proven', one))
  .map((one): CrowdCollection => ({
    type: one.list.word as Collected,
    table: one.table,
    ticked: isLearnt('ticked', one),
  }))

/** Collections that the night counts owners of, those that only a sync reads first. */
const collections = [...listed.filter(({ ticked }) => !ticked), ...listed.filter(({ ticked }) => ticked)]

/** Share of characters that tick things of a type by hand. */
const ticking = 0.1

/** From when until when they play (epoch s). */
const [serviceStart, now] = [Date.UTC(2013, 7, 27) / 1000, Date.UTC(2026, 6, 28) / 1000]

const most = 0x10000

/** Chances by class of zeal and thing, in 65536ths; things by ascending id. */
const chancesOf = (things: readonly Obtainable[], scale: number): { ids: Uint32Array; byZeal: Uint32Array[] } => {
  const odds = oddsOf(things, scale)
  const order = odds.things.map((_, at) => at).sort((a, b) => (odds.things[a]?.id ?? 0) - (odds.things[b]?.id ?? 0))
  return {
    ids: Uint32Array.from(order, (at) => odds.things[at]?.id ?? 0),
    byZeal: odds.byZeal.map((chances) => Uint32Array.from(order, (at) => Math.round((chances[at] ?? 0) * most))),
  }
}

const thingsOf = (tables: NightTables, table: keyof NightTables, number: number): Obtainable[] =>
  tables[table]
    .filter(({ deleted }) => !deleted)
    .map(({ id }) => ({ id, hardness: hardnessOf(1, 1.6, number, id), from: 0, until: now }))

/** A fast stream of 32 bits (xorshift): the population's own stream would take most of the time. */
const fastBits = (seed: number) => {
  let x = hash32(seed) || 1
  return () => {
    x ^= x << 13
    x ^= x >>> 17
    x ^= x << 5
    return x >>> 0
  }
}

const nameCount = 4096

/** Members that a company has on average. */
const membersOfCompany = 5

const companyOf = (number: number) => ({
  id: String(9_230_000_000_000_000_000n + BigInt(number) * 104_729n),
  name: `Company ${number}`,
})

/** Worlds by weight, the first ones several times as full as the last. */
const worldsOf = ({ worlds }: NightTables): number[] => {
  const open = worlds.filter(({ active, deleted }) => active && !deleted)
  return open.flatMap(({ id }, at) => Array<number>(3 + ((at * 7) % 8)).fill(id))
}

/** The characters of a synthetic crowd, one after another; what they own is in shared arrays. */
export function* crowd(
  tables: NightTables,
  { size, seed, marks, hidden, until }: CrowdOptions,
): Generator<CharacterForNight> {
  const things = collections.map(({ table }, number) => thingsOf(tables, table, number))
  const synced = things.filter((_, at) => !collections[at]?.ticked)
  const scale = scaleFor(synced, marks / (1 - hidden))
  const drawn = collections.map((collection, at) => {
    const list = things[at] ?? []
    return {
      ...collection,
      ...chancesOf(list, scale),
      kept: { ids: new Uint32Array(list.length), dates: new Uint32Array(list.length) },
    }
  })
  const random = randomOf(seed, 71)
  const names = Array.from({ length: nameCount }, () => personName(random, 1 + random.int(8), 'female').split(' '))
  const worlds = worldsOf(tables)
  const bits = fastBits(seed)
  const unit = () => bits() / 0x1_0000_0000
  const draw = (
    { type, ticked, ids, byZeal, kept }: (typeof drawn)[number],
    zeal: number,
    from: number,
    span: number,
  ): OwnedIds => {
    const chances = byZeal[zeal] as Uint32Array
    let count = 0
    let word = 0
    for (let at = 0; at < chances.length; at++) {
      word = at % 2 === 0 ? bits() : word >>> 16
      if ((word & 0xffff) >= (chances[at] as number)) continue
      const date = from + Math.floor((bits() / 0x1_0000_0000) * span)
      if (date * 1000 >= until) continue
      kept.ids[count] = ids[at] as number
      kept.dates[count++] = date
    }
    // Lists without dates of their own were first read when the character began.
    const gainedAfter = ticked ? neverGained : type === 'achievement' ? 0 : from
    return { ids: kept.ids.subarray(0, count), dates: kept.dates.subarray(0, count), gainedAfter }
  }
  for (let index = 0; index < size; index++) {
    const zeal = Math.min(zealClasses - 1, zealClass(gauss(unit(), unit())))
    const from = serviceStart + Math.floor((now - serviceStart) * unit() * 0.98)
    const fate = unit()
    const owned: CharacterForNight['owned'] = {}
    const hides: CharacterForNight['hides'][number][] = []
    for (const collection of drawn) {
      if (!collection.ticked) {
        if (unit() < hidden) hides.push(collection.type)
        else owned[collection.type] = draw(collection, zeal, from, now - from)
      } else if (unit() < ticking) owned[collection.type] = draw(collection, zeal, from, now - from)
    }
    const first = names[bits() % nameCount]?.[0] ?? ''
    const family = names[bits() % nameCount]?.[1] ?? ''
    yield {
      id: 2_000_003 + index * 40 + (hash32(seed, index) % 40),
      status: fate < 0.97 ? 'ready' : fate < 0.985 ? 'private' : 'deleted',
      name: `${first} ${family}`,
      iconUrl: `https://img.test/f/${hashHex(32, seed, index)}_${hashHex(32, index)}fc0.jpg?${now}`,
      worldId: worlds[bits() % worlds.length] as number,
      clanId: 1 + (bits() % 16),
      gender: bits() & 1 ? 'male' : 'female',
      freeCompany: unit() < 0.6 ? companyOf(bits() % Math.ceil(size / membersOfCompany)) : null,
      legacy: unit() < 0.02,
      found: false,
      updatedAt: until - (bits() % 2_000_000) * 1000,
      priority: priorities.tail,
      owned,
      hides,
    }
  }
}
