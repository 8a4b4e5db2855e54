import { gzipSync } from 'node:zlib'
import { languages, originKinds, type Source } from '@kupodex/data/game'
import { thingsIn } from '@kupodex/data/places'
import { loadTable } from '@kupodex/data/tables'
import { describe, expect, test } from 'vitest'
import { tableThings } from '#browse/build/tables.fixture.ts'
import { kindPlaces } from './kind-places.ts'
import { originPagesOf } from './origin-pages.ts'
import { originThings } from './origin-things.ts'

const placesIn = (language: (typeof languages)[number]) => {
  const pages = [...originPagesOf(tableThings(language).flatMap(({ things }) => things), language).values()] // prettier-ignore
  return new Map(
    originKinds.map((kind) => {
      const ofKind = pages.filter((page) => page.kind === kind)
      return [kind, { ofKind, ...kindPlaces(ofKind, language) }]
    }),
  )
}

describe.each(languages)('in %s', (language) => {
  const kinds = placesIn(language)

  test('a file weighs 60 kB at most, compressed', () => {
    for (const [kind, { places, things }] of kinds)
      expect([kind, gzipSync(JSON.stringify({ places, things })).length < 60_000]).toEqual([kind, true])
  })

  test('places give what a character can be said to miss there, each thing with its name', () => {
    for (const { ofKind, places, things } of kinds.values()) {
      expect(Object.fromEntries(places.map(({ id, things: given }) => [id, given]))).toEqual(
        originThings(ofKind).counted,
      )
      const named = new Set(Object.entries(things).flatMap(([type, some]) => some.map(({ id }) => `${type}/${id}`)))
      const given = new Set(places.flatMap((place) => thingsIn(place.things).map(({ type, id }) => `${type}/${id}`)))
      expect(named).toEqual(given)
      expect(Object.values(things).flatMap((some) => some.filter(({ name }) => name === ''))).toEqual([])
    }
  })
})

const english = placesIn('en')
const named = (kind: (typeof originKinds)[number], name: string) =>
  english.get(kind)?.places.find((place) => place.name === name)

test('a duty says how it is entered, and of which expansion and kind it is', () =>
  expect(named('duty', 'The Navel (Extreme)')).toMatchObject({
    ...{ level: 50, partySize: 8, fewest: 1, expansionId: 0, dutyKind: 4, patch: 21 },
  }))

test('any other place is open to everybody; a FATE says where it is', () => {
  for (const [kind, { places }] of english)
    if (kind !== 'duty')
      expect(places.filter(({ partySize, fewest, level }) => partySize !== 0 || fewest !== 1 || level !== null)).toEqual([]) // prettier-ignore
  expect(english.get('fate')?.places.some(({ where }) => where !== undefined)).toBe(true)
})

test('what the market board or a vendor for gil sells is for sale', () => {
  const forSale = (kind: (typeof originKinds)[number], type: string) =>
    new Set(english.get(kind)?.things[type]?.flatMap(({ id, isForSale }) => (isForSale === true ? [id] : [])))
  const sold = loadTable('orchestrions').filter(({ onMarket }) => onMarket)
  const ofDuties = forSale('duty', 'orchestrion')
  expect(sold.filter(({ id }) => ofDuties.has(id)).length).toBeGreaterThan(10)
  expect(forSale('currency', 'minion').size).toBeGreaterThan(0)
  expect(forSale('duty', 'spell').size).toBe(0)
})

test('what costs more than gil, or nothing that is known, is not for sale', () => {
  const spell = tableThings('en')
    .flatMap(({ things }) => things)
    .find(({ type, counting }) => type === 'spell' && counting === 'counted')
  if (spell === undefined) throw new Error('no spell')
  const isForSale = (...items: number[]) => {
    const sources: Source[] = [{ kind: 'shop', npcId: null, cost: items.map((itemId) => ({ itemId, amount: 5 })) }]
    const things = [{ ...spell, sources }]
    const page = { origin: 'vendor/1' as const, kind: 'vendor' as const, id: '1', name: 'Mina', patch: null, things }
    return kindPlaces([page], 'en').things['spell']?.[0]?.isForSale === true
  }
  expect([isForSale(1), isForSale(1, 28), isForSale(28), isForSale()]).toEqual([true, false, false, false])
})
