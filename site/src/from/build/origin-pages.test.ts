import { languages, type Source } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import { describe, expect, test } from 'vitest'
import { shelves } from '#browse/build/shelves.ts'
import { tableThings } from '#browse/build/tables.fixture.ts'
import { thingKey } from '#browse/thing.ts'
import { factsOf } from './facts.ts'
import { originPagesOf } from './origin-pages.ts'
import { originThings } from './origin-things.ts'

const thingsFor = (language: (typeof languages)[number]) => tableThings(language).flatMap((shelf) => shelf.things)

const things = thingsFor('en')
const pages = originPagesOf(things, 'en')
const listed = new Set(things.map(thingKey))

const keysOn = (address: string) => pages.get(address as never)?.things.map(thingKey) ?? []

const npcs = loadTable('npcs')

/** The first NPC of a name, found once more. */
const firstNpc = (id: number) => {
  const name = npcs.find((npc) => npc.id === id)?.name.en
  return Math.min(...npcs.filter((npc) => npc.name.en === name).map((npc) => npc.id))
}

const fates = loadTable('fates')

/** The first FATE of a name, found once more. */
const firstFate = (id: number) => {
  const name = fates.find((fate) => fate.id === id)?.name.en
  return Math.min(id, ...fates.filter((fate) => fate.name.en === name).map((fate) => fate.id))
}

/** The addresses of a source once more, from its fields as the tables have them. */
const addressesOf = (source: Source): string[] => {
  const loose = source as unknown as Record<string, number | string>
  switch (source.kind) {
    case 'shop':
      return [
        ...(source.npcId === null ? [] : [`vendor/${firstNpc(source.npcId)}`]),
        ...source.cost.map(({ itemId }) => `currency/${itemId}`),
      ]
    case 'fate':
      return [`fate/${firstFate(source.id)}`]
    case 'achievement':
      return [`achievement/${loadTable('achievements').find(({ id }) => id === source.id)?.categoryId}`]
    case 'pvpSeason':
      return [`pvp-season/${source.mode}-${source.id}`]
    default: {
      const words: Partial<Record<Source['kind'], string>> = {
        ...{ instance: 'duty', match: 'opponent', drop: 'enemy', pvpSeries: 'pvp-series' },
      }
      const fields = ['id', 'npcId', 'activity', 'enemyId', 'jobId', 'itemId', 'occasionId']
      const field = fields.find((one) => loose[one] !== undefined)
      return [`${words[source.kind] ?? source.kind}/${field === undefined ? 0 : loose[field]}`]
    }
  }
}

/** Every thing with its addresses, from the tables alone. */
const expected = shelves.flatMap(({ type, table }) =>
  loadTable(table).flatMap((row): [key: string, addresses: string[]][] => {
    const key = `${type}/${row.id}`
    if (!listed.has(key)) return []
    const sources: readonly Source[] =
      'achievementIds' in row && type === 'title'
        ? row.achievementIds.map((id) => ({ kind: 'achievement', id }))
        : 'sources' in row
          ? row.sources
          : []
    return [[key, [...new Set(sources.flatMap(addressesOf))]]]
  }),
)

/** Whether a table has a row for what an address is of. */
const isNamed = (address: string) => {
  const [kind = '', id] = address.split('/')
  const tables = { quest: 'quests', duty: 'duties', fate: 'fates', enemy: 'enemies' } as const
  const table = tables[kind as keyof typeof tables]
  return table === undefined || loadTable(table).some((row) => row.id === Number(id))
}

test('every thing with a way is on the page of that way, and the other way round', () => {
  const byAddress = new Map<string, string[]>()
  for (const [key, addresses] of expected)
    for (const address of addresses) byAddress.set(address, [...(byAddress.get(address) ?? []), key])
  const nameless = [...byAddress.keys()].filter((address) => !pages.has(address as never))
  expect(nameless.filter((address) => isNamed(address))).toEqual([])
  expect([...pages.keys()].filter((address) => !byAddress.has(address))).toEqual([])
  expect(pages.size).toBeGreaterThan(1000)
  for (const [address, keys] of byAddress)
    if (!nameless.includes(address)) expect([address, keysOn(address).toSorted()]).toEqual([address, keys.toSorted()])
})

test('what shops offer is on the pages of their currency and their vendor', () => {
  const types = new Map(shelves.map(({ type, table }) => [table as string, type]))
  const missing = loadTable('shops').flatMap(({ currencyItemId, npcId, items, deleted }) =>
    (deleted ? [] : items).flatMap(({ unlock }) => {
      const type = [...types.values()].find((one) => unlock.kind === one || (unlock.kind as string) === wordOf(one))
      const key = `${type}/${unlock.id}`
      if (!listed.has(key)) return []
      const vendor = npcId === null ? [] : keysOn(`vendor/${firstNpc(npcId)}`)
      return keysOn(`currency/${currencyItemId}`).includes(key) && (npcId === null || vendor.includes(key)) ? [] : [key]
    }),
  )
  // Its ways name the first of the twelve vendors of a past event alone.
  expect([...new Set(missing)]).toEqual(['minion/105'])
})

const wordOf = (type: string) => ({ triadCard: 'ttcard', portrait: 'portraitCondition' })[type]

describe.each(languages)('in %s', (language) => {
  const own = originPagesOf(language === 'en' ? things : thingsFor(language), language)

  test('pages are the same and all have a name', () => {
    expect(new Set(own.keys())).toEqual(new Set(pages.keys()))
    expect([...own.values()].flatMap(({ name, origin }) => (name.trim() === '' ? [origin] : []))).toEqual([])
  })

  test('no two pages of a kind look the same in its list', () => {
    const lines = Map.groupBy(own.values(), (page) =>
      [page.kind, page.name.toLowerCase(), ...factsOf(page, language)].join(' · '),
    )
    const doubled = [...lines].filter(([, some]) => some.length > 1)
    // In Japanese the vendors of two winters have the same name and stand in the same places.
    const ofWinter = language === 'ja' ? [['vendor/1024166', 'vendor/1005790']] : []
    expect(doubled.map(([, some]) => some.map(({ origin }) => origin))).toEqual(ofWinter)
  })

  test('each link in the words of a way leads to a page', () => {
    const links = new Set(
      thingsFor(language).flatMap(({ item }) =>
        (item.ways ?? []).flatMap(({ parts = [] }) => parts.map(([, , to]) => to)),
      ),
    )
    expect(links.size).toBeGreaterThan(1000)
    expect([...links].filter((origin) => !own.has(origin))).toEqual([])
  })
})

test.each(['duty', 'achievement'] as const)('what can be missing of a %s is what counts of it', (kind) => {
  const ofKind = [...pages.values()].filter((page) => page.kind === kind)
  const { counted, legacy } = originThings(ofKind)
  const keys = (ids = {}) =>
    Object.entries<readonly number[]>(ids).flatMap(([type, some]) => some.map((id) => `${type}/${id}`))
  for (const [counting, given] of Object.entries({ counted, legacy }))
    for (const { id, things: some } of ofKind)
      expect(keys(given[id]).toSorted()).toEqual(
        some
          .filter((thing) => thing.counting === counting)
          .map(thingKey)
          .toSorted(),
      )
  expect(Object.keys(counted).length).toBeGreaterThan(10)
  expect(Object.keys(legacy).length > 0).toBe(kind === 'achievement')
})

test('a page is as new as the first of its things', () => {
  for (const { patch, things } of pages.values()) {
    const known = things.flatMap((thing) => (thing.patch === null ? [] : [thing.patch]))
    expect(patch).toBe(known.length === 0 ? null : Math.min(...known))
  }
})
