import { loadTable } from '@kupodex/data/tables'
import { html, type HtmlPart, markupOf } from '@kupodex/data/html'
import { describe, expect, test } from 'vitest'
import type { CollectionType, ShelfThing } from '../thing.ts'
import { categoryNames, categoryOf } from './categories.ts'
import { facetsOf } from './facets.ts'
import { groupsOf, kindsOf } from './groups.ts'
import { tableThings } from './tables.fixture.ts'

const thingsOf = (type: CollectionType): readonly ShelfThing[] => {
  const found = tableThings('en').find(({ shelf }) => shelf.type === type)
  if (found === undefined) throw new Error(`no shelf of ${type}`)
  return found.things
}
const words = (notes: readonly HtmlPart[]) => notes.map((note) => markupOf(html`${note}`).replaceAll(/<[^>]+>/g, ''))
const noted = (type: CollectionType, id: number | string | undefined) =>
  words(thingsOf(type).find(({ item }) => item.id === Number(id))?.notes ?? [])

describe('groups of a shelf', () => {
  test('are pages of at most 250 things in the game’s order, each called by its first and last', () => {
    const blocks = groupsOf('fish', thingsOf('fish'), 'en').filter(({ words: [word] }) => word?.startsWith('fishing'))
    const all = thingsOf('fish').filter(
      ({ item }) => loadTable('fish').find(({ id }) => id === item.id)?.spearfish === false,
    )
    expect(blocks.map(({ words }) => words)).toEqual(
      blocks.map((_, at) => [at === 0 ? 'fishing' : `fishing-${at + 1}`]),
    )
    expect(blocks.slice(0, -1).every(({ things }) => things.length === 250)).toBe(true)
    expect(blocks.flatMap(({ things }) => things)).toEqual(all)
    expect(blocks[1]?.name).toMatch(/251\D+500/)
    expect(blocks.at(-1)?.name).toContain(all.length.toLocaleString('en'))
  })

  test('of achievements are their categories, by kinds that come in the game’s order', () => {
    const groups = groupsOf('achievement', thingsOf('achievement'), 'en')
    const kinds = loadTable('achievementKinds').toSorted((a, b) => a.sort - b.sort)
    expect(kindsOf(groups).map(({ word, name }) => [word, name])).toEqual(
      kinds
        .map(({ slug, name }) => [slug, name.en])
        .filter(([slug]) => groups.some(({ within }) => within?.word === slug)),
    )
    const categories = new Map(loadTable('achievementCategories').map((row) => [row.id, row]))
    const categoryOfId = new Map(loadTable('achievements').map(({ id, categoryId }) => [id, categoryId]))
    for (const {
      things,
      words: [, slug],
      name,
    } of groups)
      for (const { item } of things) {
        const category = categories.get(categoryOfId.get(item.id) ?? 0)
        expect(name.startsWith(category?.name.en ?? '?')).toBe(true)
        expect(slug?.startsWith(category?.slug ?? '?')).toBe(true)
      }
  })

  test('are left out where they are empty, and are none for a collection of one page', () => {
    const [first] = thingsOf('cosmicMission')
    expect(groupsOf('cosmicMission', first === undefined ? [] : [first], 'en')).toHaveLength(1)
    expect(groupsOf('mount', thingsOf('mount'), 'en')).toEqual([])
    expect(kindsOf(groupsOf('leve', thingsOf('leve'), 'en'))).toEqual([])
  })

  test('of missions are the jobs of each planet, and its Red Alerts, as on the pages of a character', () => {
    const groups = groupsOf('cosmicMission', thingsOf('cosmicMission'), 'en')
    expect(kindsOf(groups).map(({ word }) => word)).toEqual(['sinus-ardorum', 'phaenna', 'oizys', 'auxesia'])
    const planets = loadTable('cosmicPlanets').length
    expect(new Set(groups.map(({ words: [, job] }) => job)).size * planets).toBe(groups.length)
    expect([groups[0], groups[11]].map((group) => [group?.words, group?.name])).toEqual([
      [['sinus-ardorum', 'carpenter'], 'Carpenter'],
      [['sinus-ardorum', 'critical'], 'Red Alerts'],
    ])
    expect(groups.flatMap(({ things }) => things)).toHaveLength(thingsOf('cosmicMission').length)
    const rows = new Map(loadTable('cosmicMissions').map((row) => [row.id, row]))
    for (const {
      words: [, job],
      within,
      things,
    } of groups)
      for (const { item } of things) {
        const row = rows.get(item.id)
        const planet = loadTable('cosmicPlanets').find(({ id }) => id === row?.planetId)
        expect([planet?.name.en, row?.type === 'critical']).toEqual([within?.name, job === 'critical'])
      }
  })

  test('of levequests are their assignments', () => {
    const leves = loadTable('leveAssignmentTypes').toSorted((a, b) => a.sort - b.sort)
    expect(groupsOf('leve', thingsOf('leve'), 'en').map(({ words: [word] }) => word)).toEqual(
      leves.map(({ slug }) => slug),
    )
  })
})

describe('facets of a shelf', () => {
  const thing = (patch: number | null, sourceTypeId: number): ShelfThing => ({
    ...{
      type: 'mount',
      list: 'mount',
      item: { id: 1, name: 'A' },
      counting: 'counted',
      knowsWays: true,
      notes: [],
      isInferred: false,
    },
    ...{ patch, sourceTypeId, category: '', page: null, owners: null, sources: [], origins: [] },
  })
  const [second, first] = loadTable('sourceTypes').toSorted((a, b) => b.sort - a.sort)
  if (first === undefined || second === undefined) throw new Error('two kinds of ways are needed')

  test('have their values in the game’s order with how many there are of each, what is not known last', () => {
    const things = [thing(72, second.id), thing(21, 0), thing(22, first.id), thing(null, second.id)]
    expect(
      facetsOf(things, 'en').map(({ name, values }) => [name, values.map(({ value, count }) => [value, count])]),
    ).toEqual([
      [
        'expansion',
        [
          ['0', 2],
          ['5', 1],
        ],
      ],
      [
        'source',
        [
          [String(first.id), 1],
          [String(second.id), 2],
          ['0', 1],
        ],
      ],
    ])
    expect(
      facetsOf(things, 'en')[1]
        ?.values.map(({ name }) => name)
        .slice(0, 2),
    ).toEqual([first.name.en, second.name.en])
  })

  test('are none where all things are alike', () => {
    expect(facetsOf([thing(21, first.id), thing(22, first.id)], 'en')).toEqual([])
    expect(facetsOf([], 'en')).toEqual([])
  })
})

describe('categories', () => {
  test.each(['orchestrion', 'emote', 'triadCard', 'bozjaNote', 'title', 'portrait', 'cosmicMission'] as const)(
    'of each %s that has one are among those that can be chosen',
    (type) => {
      const known = new Set(categoryNames(type, 'en').map(([word]) => word))
      const unknown = thingsOf(type).filter(({ category }) => category !== '' && !known.has(category))
      expect([known.size > 1, unknown.map(({ item }) => item.id)]).toEqual([true, []])
      expect(thingsOf(type).filter(({ category }) => category !== '').length).toBeGreaterThan(0)
    },
  )

  test('are those of the row: a title has that of its first achievement, a card as many stars as the game gives it', () => {
    const [achievement] = loadTable('achievements')
    const row = { id: 1, updatedAt: 0, deleted: false }
    expect(categoryOf('title', { ...row, achievementIds: [achievement?.id ?? 0, 99] })).toBe(
      String(achievement?.kindId),
    )
    expect(categoryOf('title', { ...row, achievementIds: [] })).toBe('')
    expect(categoryOf('triadCard', { ...row, rarity: 3 })).toBe('3')
    expect(categoryNames('triadCard', 'en')[2]).toEqual(['3', '★★★'])
    expect(categoryOf('mount', row)).toBe('')
    expect(categoryNames('mount', 'en')).toEqual([])
    expect(categoryNames('portrait', 'en').map(([word]) => word)).not.toContain('critical')
  })
})

describe('notes of a thing', () => {
  test('an achievement has its points, its title and its reward', () => {
    const row = loadTable('achievements').find(({ titleId, points, deleted }) => titleId > 0 && points > 0 && !deleted)
    const [points, title] = noted('achievement', row?.id)
    expect(points).toBe(`${row?.points} achievement ${row?.points === 1 ? 'point' : 'points'}`)
    const names = loadTable('titles').find(({ id }) => id === row?.titleId)
    expect(title).toContain(names?.masculine.en)
  })

  test('a levequest has level, journal and place; a fish level and place; a mission rank and jobs', () => {
    const leve = loadTable('leves').find(({ deleted }) => !deleted)
    const place = (id: number | null | undefined) => loadTable('placeNames').find((row) => row.id === id)?.name.en
    expect(noted('leve', leve?.id)).toEqual([
      expect.stringContaining(String(leve?.classJobLevel)),
      leve?.journalName.en,
      place(leve?.placeNameId),
    ])
    const fish = loadTable('fish').find(({ deleted, placeNameId }) => !deleted && place(placeNameId) !== undefined)
    expect(noted('fish', fish?.id)).toEqual([expect.stringContaining(String(fish?.level)), place(fish?.placeNameId)])
    const mission = loadTable('cosmicMissions').find(
      ({ deleted, rank, jobIds }) => !deleted && rank !== null && jobIds.length > 1,
    )
    const jobs = mission?.jobIds.map((id) => loadTable('jobs').find((job) => job.id === id)?.name.en)
    expect(noted('cosmicMission', mission?.id)).toEqual([
      expect.stringContaining(String(mission?.rank)),
      jobs?.join(' · '),
    ])
  })

  test('a Triple Triad opponent has its place, its fee, and a link to its cards where it gives any', () => {
    const givers = new Set(
      loadTable('ttcards').flatMap(({ deleted, sources }) =>
        deleted ? [] : sources.flatMap((source) => (source.kind === 'match' ? [source.npcId] : [])),
      ),
    )
    const npcs = thingsOf('triadNpc')
    for (const { item, notes } of npcs) {
      const row = loadTable('ttnpcs').find(({ id }) => id === item.id)
      const link = notes.some((note) => markupOf(html`${note}`).includes(`opponent/${row?.npcId}/`))
      expect([item.id, link]).toEqual([item.id, givers.has(row?.npcId ?? 0)])
      expect(words(notes).some((note) => note.includes((row?.fee ?? 0).toLocaleString('en')))).toBe(true)
    }
  })
})
