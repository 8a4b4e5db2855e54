import { isLearnt, listedCollections } from '@kupodex/data/game'
import fc from 'fast-check'
import type { NightTables } from './catalog/catalog.ts'
import { type CharacterForNight, neverGained, type OwnedIds } from './read/character.ts'

/** Small random game data and characters for tests: few ids and dates, so that ties and collisions are common. */
export interface SmallStore {
  tables: NightTables
  characters: CharacterForNight[]
  points: { achievement: Map<number, number>; mount: Map<number, number>; minion: Map<number, number> }
}

const mostItems = 6

const row = { updatedAt: fc.nat(9), deleted: fc.boolean() }

const rows = <Fields extends object>(fields: { [Key in keyof Fields]: fc.Arbitrary<Fields[Key]> }) =>
  fc
    .uniqueArray(fc.integer({ min: 1, max: mostItems }), { maxLength: mostItems })
    .chain((ids) =>
      fc.tuple(...ids.map((id) => fc.record({ ...row, ...fields }).map((rest) => ({ ...rest, id })))),
    ) as fc.Arbitrary<(Fields & { id: number; updatedAt: number; deleted: boolean })[]>

const collectables = rows({
  obtainable: fc.boolean(),
  isInLog: fc.boolean(),
  sourceTypeId: fc.constantFrom(0, 1, 6, 7, 12, 28),
})

const place = { updatedAt: 0, deleted: false }
const worlds = [
  { ...place, id: 21, name: 'Alpha', dataCenterId: 1, active: true },
  { ...place, id: 22, name: 'Beta', dataCenterId: 1, active: true },
  { ...place, id: 23, name: 'Gamma', dataCenterId: 2, active: true },
  { ...place, id: 24, name: 'Closed', dataCenterId: 2, active: false },
  { ...place, id: 25, name: 'Cloudy', dataCenterId: 3, active: true },
]
const clans = Array.from({ length: 16 }, (_, at) => ({ ...place, id: at + 1, raceId: Math.ceil((at + 1) / 2) }))
const dataCenters = [
  { ...place, id: 1, name: 'North', beta: false },
  { ...place, id: 2, name: 'South', beta: false },
  { ...place, id: 3, name: 'Trial', beta: true },
]

/** Tables of collections whose things count by their own rows. */
const itemTables = listedCollections.flatMap(({ rule, table }) => (rule === 'item' ? [table] : []))

/** Collections that players can hide on the Lodestone. */
const hideable = listedCollections.flatMap((one) => (isLearnt('read', one) ? [one.list.word] : []))

/** Collections that a character may own things of; titles follow from achievements. */
const ownedTypes = listedCollections.flatMap((one) => (isLearnt('proven', one) ? [] : [one.list.word]))

const each = <Key extends string, Value>(keys: readonly Key[], value: Value) =>
  Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>

const tables: fc.Arbitrary<NightTables> = fc.record({
  achievements: rows({
    obtainable: fc.boolean(),
    notLegacy: fc.boolean(),
    seasonal: fc.boolean(),
    points: fc.constantFrom(0, 5, 10),
    titleId: fc.nat(3),
  }),
  titles: rows({}),
  ...each(itemTables, collectables),
  raids: rows({ released: fc.constantFrom(null, 1, 604_800) }),
  clans: fc.constant(clans),
  worlds: fc.constant(worlds),
  dataCenters: fc.constant(dataCenters),
})

const marks: fc.Arbitrary<OwnedIds> = fc
  .tuple(
    fc.uniqueArray(
      fc.record({ id: fc.integer({ min: 1, max: mostItems + 1 }), date: fc.constantFrom(0, 1, 2, 86_399, 86_400) }),
      { selector: ({ id }) => id },
    ),
    fc.constantFrom(0, 0, 1, 2, 86_399, neverGained),
  )
  .map(([entries, gainedAfter]) => {
    return { ids: entries.map(({ id }) => id), dates: entries.map(({ date }) => date), gainedAfter }
  })

/** Two companies, of which one is called by two names, and one of 20 digits that differs from it only in its last ones. */
const companies = [
  null,
  ...Array.from({ length: 4 }, () => ({ id: '9230000000000000001', name: 'Kupo' })),
  { id: '9230000000000000001', name: 'Nuts' },
  { id: '9230000000000000002', name: 'Kupo' },
  { id: '18446744073709551617', name: 'シャ "ル"' },
]

const anyCharacter: fc.Arbitrary<CharacterForNight> = fc.record({
  id: fc.oneof(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 2 ** 32, max: 2 ** 32 + 3 })),
  status: fc.constantFrom('ready', 'ready', 'ready', 'updating', 'private', 'deleted', 'adding', 'notFound'),
  name: fc.constantFrom('', 'Mog Kupo', 'シャ ル', 'Kupo Kuro', "O M'oggle"),
  iconUrl: fc.constantFrom('', '/face/1.jpg'),
  worldId: fc.constantFrom(21, 21, 22, 23, 24, 25, 99, 0),
  clanId: fc.nat(16),
  gender: fc.constantFrom('male', 'female', null),
  freeCompany: fc.constantFrom(...companies),
  legacy: fc.boolean(),
  found: fc.boolean(),
  updatedAt: fc.constantFrom(0, 3_600_000, 7_200_000, 9_000_000),
  priority: fc.nat(5),
  owned: fc.record(each(ownedTypes, marks), { requiredKeys: [] }),
  hides: fc.subarray(hideable),
})

/** Collections that are known only of who ticked something in them. */
const tickedOnly = listedCollections.flatMap((one) => (one.learnt.join() === 'ticked' ? [one.list.word] : []))

/** Collections that have their dates from the Lodestone, which knows all of them. */
const dated = new Set<string>(listedCollections.flatMap((one) => (one.dates === 'lodestone' ? [one.list.word] : [])))

/** What is hidden is not owned as far as a night knows, and of who ticked nothing nothing is known. */
const character = anyCharacter.map((all): CharacterForNight => {
  const isNothing = (type: string, { ids }: OwnedIds) => ids.length === 0 && tickedOnly.some((word) => word === type)
  const owned = Object.entries(all.owned).filter(
    ([type, marks]) => !all.hides.includes(type as (typeof hideable)[number]) && !isNothing(type, marks),
  )
  const withTimes = owned.map(([type, marks]) => [type, dated.has(type) ? { ...marks, gainedAfter: 0 } : marks])
  return { ...all, owned: Object.fromEntries(withTimes) as CharacterForNight['owned'] }
})

const points = fc
  .array(fc.tuple(fc.integer({ min: 1, max: mostItems }), fc.constantFrom(0, 1, 5, 70)))
  .map((pairs) => new Map(pairs))

/** Any small world. */
export const smallWorld: fc.Arbitrary<SmallStore> = fc.record({
  tables,
  characters: fc.uniqueArray(character, { selector: ({ id }) => id, maxLength: 14 }),
  points: fc.record({ achievement: points, mount: points, minion: points }),
})
