import { collectionPages, nameIn, type Names, type TableName } from '@kupodex/data/game'
import { sumUp } from '@kupodex/data/rules'
import { loadTable } from '@kupodex/data/tables'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { memo } from '#format/memo.ts'
import { indexRows, narrow } from '#list/controls/narrow.ts'
import { defaultState } from '#list/controls/state.ts'
import { controlTexts } from '#list/controls/texts.ts'
import { listFacts, type ListFacts } from '../facts.ts'
import { type GroupTables, levelOf } from '../groups.ts'
import { optionsOf } from '#list/page-words.ts'
import { modelOf } from '../list-model.ts'
import { ownedThings, readThings, type Thing, type ThingRow } from '../thing.ts'
import { collectionTexts } from '../texts.ts'
import { sectionOf } from '../words.ts'

/** A table as browsers get it: in one language, without rows that the game no longer has. */
const rowsOf = memo((name: TableName): ThingRow[] =>
  loadTable(name)
    .filter(({ deleted }) => !deleted)
    .map(
      (row) => ({ ...row, ...('name' in row ? { name: nameIn(row.name as Names, 'en') } : {}) }) as unknown as ThingRow,
    ),
)

const groupTables = {
  orchestrionCategories: rowsOf('orchestrionCategories'),
  leveAssignmentTypes: rowsOf('leveAssignmentTypes'),
} as unknown as GroupTables

const armoireTables = { armoireCategories: rowsOf('armoireCategories') } as unknown as GroupTables

/** The tables that a list makes its groups from. */
const tablesFor = ({ table }: Pick<ListFacts, 'table'>): GroupTables =>
  table === 'armoire' ? armoireTables : groupTables

const read = (facts: ListFacts, dates: ReadonlyMap<number, number> | null): Thing[] =>
  ownedThings(
    readThings(rowsOf(facts.table), {
      itemBy: facts.page.itemBy,
      groupsOf: levelOf(facts.page.levels)?.groupsOf(tablesFor(facts)) ?? (() => []),
    }),
  )(dates, new Set())

/** The rules of counting once more, as the specification has them (characters §5), over the rows as they are kept. */
const slowTwin = (facts: ListFacts, owned: ReadonlySet<number>) => {
  let [count, possible, has, all] = [0, 0, 0, 0]
  for (const row of rowsOf(facts.table)) {
    let doesCount = true
    if (row.obtainable === false || row.isInLog === false || row.isRemoved || row.isUnlock) doesCount = false
    for (const source of [6, 7, 12, 28]) if (row.sourceTypeId === source) doesCount = false
    for (const category of [7, 8]) if (row.orchestrionCategoryId === category) doesCount = false
    const isOwned = owned.has(Number(row.id))
    possible += Number(doesCount)
    count += Number(doesCount && isOwned)
    has += Number(isOwned)
    all += Number(row.isInLog !== false || isOwned)
  }
  return { count, possible, owned: has, all }
}

const some = (facts: ListFacts) => fc.subarray(rowsOf(facts.table).map(({ id }) => Number(id)))
const owning = (ids: readonly number[]) => new Map(ids.map((id) => [id, 1]))

describe.each(listFacts.map((facts) => [facts.type, facts] as const))('%s', (_, facts) => {
  test('is counted as a slow twin counts it', () => {
    fc.assert(
      fc.property(some(facts), (ids) => {
        expect(sumUp(read(facts, owning(ids)))).toMatchObject(slowTwin(facts, new Set(ids)))
      }),
      { numRuns: 12 },
    )
  })

  test('each filter shows what it says, and each thing is in one section', () => {
    const [ids] = fc.sample(some(facts), { numRuns: 1, seed: 7 })
    const things = read(facts, owning(ids ?? []))
    const using = {
      language: 'en',
      texts: controlTexts('en'),
      sourceTypes: [],
      rarity: null,
      reader: [],
      isVeiled: () => false,
      had: null,
      prices: null,
    } as const
    const index = indexRows(things, modelOf(facts, using))
    const options = optionsOf(facts.page)
    const sizeOf = (show: string) => narrow(index, { ...defaultState(options), show }).rows.length
    const has = things.filter(({ id }) => ids?.includes(id)).length
    const canBeHad = things.filter((thing) => !ids?.includes(thing.id) && thing.obtainable).length
    const sizes = {
      ...{ all: things.length, completed: has, obtained: has, missing: things.length - has },
      ...{ unobtained: canBeHad, notObtainable: things.length - has - canBeHad },
    }
    for (const show of options.shows) expect([show, sizeOf(show)]).toEqual([show, sizes[show as keyof typeof sizes]])
    const { sections } = facts.page
    if (sections.length > 0) expect(things.every((thing) => sections.includes(sectionOf(thing)))).toBe(true)
  })

  test('what the shield hides is not found by its name', () => {
    const things = read(facts, null)
    const found = (isVeiled: () => boolean) => {
      const using = {
        language: 'en',
        texts: controlTexts('en'),
        sourceTypes: [],
        rarity: null,
        reader: [],
        isVeiled,
        had: null,
        prices: null,
      } as const
      const state = { ...defaultState(optionsOf(facts.page)), search: things[0]?.name ?? '' }
      return narrow(indexRows(things, modelOf(facts, using)), state).rows
    }
    expect(found(() => false)).toContain(things[0])
    expect(found(() => true)).toEqual([])
  })

  test('every thing is in a group that the page shows, if it has groups', () => {
    const level = levelOf(facts.page.levels)
    const slugs = level?.groups(tablesFor(facts), collectionTexts('en').groups).map(({ slug }) => slug) ?? []
    expect(new Set(slugs).size).toBe(slugs.length)
    for (const { groups, name } of read(facts, null)) {
      expect([name, groups.filter((slug) => !slugs.includes(slug))]).toEqual([name, []])
      expect(groups.length > 0).toBe(level !== undefined)
    }
  })

  test('no two things have the same address', () => {
    const keys = read(facts, owning(rowsOf(facts.table).map(({ id }) => Number(id)))).map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })
})

test('sections say how mounts that one lacks can be had', () => {
  const mounts = listFacts.find(({ type }) => type === 'mount')
  const things = read(mounts as ListFacts, new Map())
  const inSection = (section: string) => things.filter((thing) => sectionOf(thing) === section)
  expect(inSection('obtained')).toEqual([])
  expect(inSection('purchased').every(({ sourceTypeId = 0 }) => [7, 28].includes(sourceTypeId))).toBe(true)
  expect(inSection('left').some(({ sourceTypeId = 0 }) => [7, 28].includes(sourceTypeId))).toBe(false)
  expect(inSection('notObtainable').some(({ obtainable }) => obtainable)).toBe(false)
  for (const section of ['purchased', 'left', 'notObtainable']) expect(inSection(section).length).toBeGreaterThan(9)
})

test('pages have the words of their descriptors', () => {
  expect(listFacts.map(({ type, page }) => [type, page])).toEqual(
    Object.entries(collectionPages)
      .filter(([type]) => type !== 'achievement' && type !== 'title')
      .sort(
        ([a], [b]) => listFacts.findIndex(({ type }) => type === a) - listFacts.findIndex(({ type }) => type === b),
      ),
  )
})

test('what is left to collect is what counts and is missing', () => {
  for (const facts of listFacts) {
    const [ids] = fc.sample(some(facts), { numRuns: 1, seed: 3 })
    const things = read(facts, owning(ids ?? []))
    const { count, possible } = sumUp(things)
    expect([facts.type, things.filter((thing) => sectionOf(thing) === 'left').length]).toEqual([
      facts.type,
      possible - count,
    ])
  }
})

test('missions of red alerts are in the list of red alerts and in that of their class', () => {
  const facts = listFacts.find(({ type }) => type === 'cosmicMission')
  if (facts === undefined) throw new Error('missions are not listed')
  const missions = read(facts, null)
  const jobs = groupTables.leveAssignmentTypes?.flatMap(({ slug, jobId }) => (jobId === null ? [] : [slug])) ?? []
  const alerts = missions.filter(({ groups }) => groups.includes('critical'))
  expect(alerts).toHaveLength(110)
  const ofJobs = jobs.map((job) => alerts.filter(({ groups }) => groups.includes(job)).length)
  expect(ofJobs).toEqual(Array.from({ length: 11 }, () => 10))
  expect(missions.filter(({ groups }) => groups.includes('carpenter')).length).toBe(145 + 10)
})
