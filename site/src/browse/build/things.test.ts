import { languages, mainPatch } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import { expect, test } from 'vitest'
import { countsText } from './counts.ts'
import { facetsOf } from './facets.ts'
import { groupsOf, kindsOf } from './groups.ts'
import { tableThings } from './tables.fixture.ts'

const english = tableThings('en')

test('every row that the game lists is on the shelf of its collection, once', () => {
  for (const { shelf, things } of english) {
    const isLogged = (row: object) => !('isInLog' in row) || row.isInLog === true
    const rows = loadTable(shelf.table).filter((row) => !row.deleted && isLogged(row))
    expect([shelf.path, things.map(({ item }) => item.id).toSorted((a, b) => a - b)]).toEqual([
      shelf.path,
      rows.map(({ id }) => Number(id)).toSorted((a, b) => a - b),
    ])
  }
})

test.each(languages)('everything has a name in %s', (language) => {
  const nameless = tableThings(language).flatMap(({ things }) => things.filter(({ item }) => /^#?\d*$/.test(item.name)))
  expect(nameless.map(({ type, item }) => [type, item.id])).toEqual([])
})

test('pages of groups have everything of their collection once, none has more than a few hundred', () => {
  for (const { shelf, things } of english) {
    const groups = groupsOf(shelf.type, things, 'en')
    if (groups.length === 0) {
      expect([shelf.path, things.length < 1000]).toEqual([shelf.path, true])
      continue
    }
    expect(groups.flatMap((group) => group.things).length).toBe(things.length)
    expect(new Set(groups.flatMap((group) => group.things)).size).toBe(things.length)
    const words = [...groups.map((group) => group.words.join('/')), ...kindsOf(groups).map(({ word }) => word)]
    expect(new Set(words).size).toBe(words.length)
    for (const group of groups) expect(group.things.length).toBeLessThanOrEqual(250)
  }
})

test('in the game’s order: rolls by category and number, fish by their guide', () => {
  const things = english.find(({ shelf }) => shelf.type === 'orchestrion')?.things ?? []
  const sorts = new Map(loadTable('orchestrions').map(({ id, sort }) => [id, sort]))
  const order = things.map(({ item }) => sorts.get(item.id) ?? 0)
  expect(order).toEqual(order.toSorted((a, b) => a - b))
})

test('each value of a facet is the number of things with it, and together they are all', () => {
  for (const { things } of english)
    for (const { name, values } of facetsOf(things, 'en'))
      expect([name, values.reduce((sum, { count }) => sum + count, 0)]).toEqual([
        name,
        name === 'expansion' ? things.filter(({ patch }) => patch !== null).length : things.length,
      ])
})

test('things without a list of owners have the main patch of their own, or else the one for the spoiler shield', () => {
  const things = english.flatMap((one) => (one.shelf.list === null ? one.things : []))
  const [known, unknown] = [true, false].map((isKnown) =>
    things.filter(({ item }) => (item.patch !== undefined) === isKnown),
  )
  expect(known?.length).toBeGreaterThan(100)
  expect(known?.filter(({ item, patch }) => patch !== mainPatch(item.patch ?? null))).toEqual([])
  expect(unknown?.filter(({ item, patch }) => patch !== (item.veil ?? null))).toEqual([])
})

test('an achievement says its points and what it gives', () => {
  const things = english.find(({ shelf }) => shelf.type === 'achievement')?.things ?? []
  const giver = loadTable('achievements').find(({ titleId, points, deleted }) => titleId > 0 && points > 0 && !deleted)
  expect(things.find(({ item }) => item.id === giver?.id)?.notes.length).toBeGreaterThanOrEqual(2)
})

test('nothing that is not known is among what is noted of a thing', () => {
  const notes = english.flatMap(({ things }) => things.flatMap((thing) => thing.notes))
  expect(notes.length).toBeGreaterThan(1000)
  expect(notes.filter((note) => note === undefined || note === false || note === '')).toEqual([])
})

test('ways to get things are offered in the game’s order', () => {
  const order = loadTable('sourceTypes')
    .toSorted((a, b) => a.sort - b.sort)
    .map(({ id }) => String(id))
  const offered = english.flatMap(({ things }) => facetsOf(things, 'en').filter(({ name }) => name === 'source'))
  expect(offered.length).toBeGreaterThan(5)
  for (const { values } of offered) {
    const places = values.flatMap(({ value }) => (value === '0' ? [] : [order.indexOf(value)]))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  }
})

test('a page says how many things it has, and of these how many count, where not all do', () => {
  const things = english.find(({ shelf }) => shelf.type === 'mount')?.things ?? []
  const counting = things.filter((thing) => thing.counting === 'counted')
  expect(countsText('en', counting)).toMatch(/^[\d,]+ \S+$/)
  expect(countsText('en', things)).toMatch(/^[\d,]+ \S+ · [\d,]+ /)
})
