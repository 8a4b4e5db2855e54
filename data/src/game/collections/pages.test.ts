import { describe, expect, test } from 'vitest'
import { tables } from '../schema/index.ts'
import { type PageFacts, collectionPages, collections, type KnownCollection } from './index.ts'

type Type = KnownCollection['type']

/** The pages of a character as the specification has them (characters §2, §9): the word, what stands below it, blocks. */
const pages: Partial<Record<Type, [path: string, levels: string[], block: number | null]>> = {
  achievement: ['achievements', ['kind', 'category'], null],
  title: ['titles', ['category'], null],
  mount: ['mounts', [], 25],
  minion: ['minions', [], 25],
  fish: ['fish', [], 100],
  leve: ['leves', ['assignmentType'], null],
  orchestrion: ['orchestrions', ['category'], null],
  barding: ['bardings', [], null],
  emote: ['emotes', [], null],
  fashion: ['fashions', [], null],
  hair: ['hairstyles', [], null],
  triadCard: ['ttcards', [], 30],
  triadNpc: ['ttnpcs', [], null],
  bozjaNote: ['bozjanotes', [], null],
  cosmicMission: ['cosmic', ['job'], null],
  portrait: ['portraits', ['tab'], null],
}

const pageOf = (type: Type): PageFacts => collectionPages[type]
const typesWith = (has: (page: PageFacts) => boolean) =>
  Object.entries(collectionPages)
    .flatMap(([type, page]) => (has(page) ? [type] : []))
    .sort()

test.each(Object.entries(pages))('the page of %s is %j', (type, [path, levels, block]) => {
  expect(pageOf(type as Type)).toMatchObject({ path, levels, block })
})

describe('mounts and minions, and facewear in the same way', () => {
  test.each(['mount', 'minion', 'facewear'] as const)('%s: sorts, views, filters and sections', (type) => {
    expect(pageOf(type)).toMatchObject({
      sorts: ['inGame', 'name', 'source', 'rarest', 'mostCommon'],
      views: ['standard', 'list'],
      filters: ['obtained', 'unobtained', 'notObtainable'],
      sections: ['obtained', 'left', 'purchased', 'notObtainable'],
    })
  })

  test('details have what tables know: the game says nothing of facewear', () => {
    const all = ['name', 'rarity', 'share', 'howTo', 'description', 'tooltip', 'date']
    expect([pageOf('mount').details, pageOf('minion').details]).toEqual([all, all])
    expect(pageOf('facewear').details).toEqual(all.filter((word) => word !== 'description' && word !== 'tooltip'))
  })
})

test('All, Completed and Missing are everywhere but where the specification has other ways to narrow', () => {
  expect(typesWith(({ filters }) => filters.join() !== 'all,completed,missing')).toEqual([
    'cosmicMission',
    'facewear',
    'minion',
    'mount',
    'title',
  ])
})

test('there is a source filter where the specification has one, and for facewear as for mounts', () => {
  expect(typesWith(({ sourceFilter }) => sourceFilter)).toEqual([
    'facewear',
    'minion',
    'mount',
    'portrait',
    'triadCard',
  ])
})

test('lists of achievements and titles end at 250 rows; titles are searched', () => {
  expect(typesWith(({ rows }) => rows !== null)).toEqual(['achievement', 'title'])
  expect(pageOf('title')).toMatchObject({
    rows: 250,
    sections: ['left', 'obtained', 'notObtainable'],
    search: ['masculine', 'feminine', 'kind', 'category'],
  })
  expect(typesWith(({ search }) => search.length > 0)).toEqual(['title'])
})

test('levequests are grouped by level first, or by journal or NPC; fish in blocks, or by place or level; emotes by category', () => {
  expect(pageOf('leve').groupings).toEqual(['level', 'journal', 'npc'])
  expect(pageOf('emote').groupings).toEqual(['category'])
  expect(pageOf('fish').groupings).toEqual(['number', 'place', 'level'])
  expect(typesWith(({ groupings }) => groupings.length > 0)).toEqual(['emote', 'fish', 'leve'])
})

test('the owner ticks what is ticked by hand, and fish by whole blocks too', () => {
  for (const { type, learnt } of collections) expect(pageOf(type).toggle !== 'none', type).toBe(learnt === 'hand')
  expect(typesWith(({ toggle }) => toggle === 'blocks')).toEqual(['fish'])
})

test('a field note goes by its number in the address, all else by its id', () => {
  expect(typesWith(({ itemBy }) => itemBy !== 'id')).toEqual(['bozjaNote'])
})

test.each(collections)('the page of $type asks only for columns that its tables have', ({ type, table }) => {
  const page = pageOf(type)
  const columns = [...Object.keys(tables[table].row.shape), ...tables[table].prose]
  if (page.details.includes('description')) expect(columns).toContain('description')
  if (page.details.includes('tooltip')) expect(columns).toContain('tooltip')
  if (page.details.includes('howTo')) expect(columns).toContain('sources')
  if (page.sourceFilter) expect(columns).toContain('sourceTypeId')
  if (page.itemBy === 'number') expect(columns).toContain('number')
  expect(page.tables).not.toContain(table)
})
