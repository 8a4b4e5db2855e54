import { expect, onTestFinished, test } from 'vitest'
import { character } from '#dev/frame.fixture.ts'
import { nothingFixed } from '#marks/fixed.ts'
import type { OwnedView } from '#owned/owned.ts'
import { shield } from '#shield/shield-store.ts'
import { type ShownTables, showTables } from '#tables/build/shown.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { listPageProps } from './build/page-props.ts'
import { factsOf, type ListedType } from './facts.ts'
import { noExtras } from './frame.ts'
import { withoutIn } from './list-model.ts'
import { listTexts } from './list-texts.ts'
import { useListFrame } from './use-list-frame.ts'
import { useTableSections } from './use-table-sections.ts'
import { type ThingsView, useIsVeiled, useThings } from './use-things.ts'

const texts = listTexts('en')
const ready: OwnedView = { state: 'ready', dates: new Map([[2, 5]]), fixed: nothingFixed }

/** What a hook comes to in a part that is drawn. */
const used = async <Value,>(hook: () => Value): Promise<Value> => {
  const seen: Value[] = []
  const Part = ({ see }: { see: (value: Value) => unknown }) => {
    see(hook())
    return null
  }
  await drawn(<Part see={(value) => seen.push(value)} />)
  return seen.at(-1) as Value
}

const things = async (
  type: ListedType,
  shown: ShownTables,
  owned: OwnedView = ready,
  pending?: ReadonlySet<number>,
) => {
  showTables(shown)
  const facts = factsOf(type)
  return used(() => useThings('en', facts, owned, texts.list.groups, pending))
}
const saidOf = (view: ThingsView) =>
  view.state === 'ready' ? view.things.map(({ id, name, groups, isOwned }) => [id, name, groups, isOwned]) : view.state

const rows = [1, 2].map((id) => ({ id, name: `Thing ${id}`, sort: id, orchestrionCategoryId: 1 }))
const category = { id: 1, slug: 'locales', name: 'Locales', sort: 1 }

test('a list has the things of its table with what the character has of them, and the groups of theirs', async () => {
  expect(saidOf(await things('mount', { mounts: rows }))).toEqual([
    [1, 'Thing 1', [], false],
    [2, 'Thing 2', [], true],
  ])
  const rolls = await things('orchestrion', { orchestrions: rows, orchestrionCategories: [category] })
  expect(saidOf(rolls)).toEqual([
    [1, 'Thing 1', ['locales'], false],
    [2, 'Thing 2', ['locales'], true],
  ])
  expect(rolls.state === 'ready' && rolls.groups).toEqual([{ slug: 'locales', name: 'Locales' }])
})

test('the armoire is in its own categories, whose table it waits for', async () => {
  const gear = [{ id: 1, name: 'Thing 1', sort: 1, armoireCategoryId: 3 }]
  const armoireCategories = [{ id: 3, slug: 'armor', name: 'Armor', sort: 1 }]
  const view = await things('armoireItem', { armoire: gear, armoireCategories })
  expect([saidOf(view), view.state === 'ready' && view.groups]).toEqual([
    [[1, 'Thing 1', ['armor'], false]],
    [{ slug: 'armor', name: 'Armor' }],
  ])
  expect((await things('armoireItem', { armoire: gear, armoireCategories: 'loading' })).state).toBe('loading')
  expect((await things('orchestrion', { orchestrions: rows, armoireCategories: 'loading' })).state).toBe('ready')
})

test.each(['leve', 'cosmicMission'] as const)('%ss wait for the types of levequests, others do not', async (type) => {
  const shown: ShownTables = { leves: rows, cosmicMissions: rows, leveAssignmentTypes: 'loading', mounts: rows }
  expect([(await things(type, shown)).state, (await things('mount', shown)).state]).toEqual(['loading', 'ready'])
})

test('opponents have the names of people', async () => {
  const npcs = [{ id: 7, name: 'Jonas' }]
  const shown = {
    ttnpcs: [
      { id: 1, npcId: 7, sort: 1 },
      { id: 2, npcId: 8, sort: 2 },
      { id: 3, sort: 3 },
    ],
    npcs,
  }
  expect(saidOf(await things('triadNpc', shown))).toEqual([
    [1, 'Jonas', [], false],
    [2, '#2', [], true],
    [3, '#3', [], false],
  ])
})

test.each<[string, ListedType, ShownTables, OwnedView, string]>([
  ['its own table is on its way', 'mount', { mounts: 'loading' }, ready, 'loading'],
  ['a table beside it is', 'orchestrion', { orchestrions: rows, orchestrionCategories: 'loading' }, ready, 'loading'],
  ['what the character has is', 'mount', { mounts: rows }, { state: 'loading' } as OwnedView, 'loading'],
  [
    'a table failed, though another is on its way',
    'orchestrion',
    { orchestrions: 'loading', orchestrionCategories: 'failed' },
    ready,
    'failed',
  ],
  ['what the character has failed', 'mount', { mounts: rows }, { state: 'failed' } as OwnedView, 'failed'],
])('while %s a list is %s', async (_, type, shown, owned, state) => {
  expect((await things(type, shown, owned)).state).toBe(state)
})

test('where it is not known what a character has, nothing is owned, but ticks that are not saved wait', async () => {
  const view = await things('mount', { mounts: rows }, { state: 'unread' } as OwnedView, new Set([1]))
  expect(view.state === 'ready' && view.things.map(({ isOwned, isPending }) => [isOwned, isPending])).toEqual([
    [false, true],
    [false, false],
  ])
})

test('the shield hides what came after its patch', async () => {
  shield.set(60)
  onTestFinished(() => shield.set(null))
  const isVeiled = await used(useIsVeiled)
  expect([61, 60, null].map((mainPatch) => isVeiled({ mainPatch, name: 'Horn' } as never))).toEqual([
    true,
    false,
    false,
  ])
})

test.each<[string, string, number, string]>([
  ['was not read', 'unread', 7, texts.own.notRead],
  ['is nobody’s', 'unread', 0, texts.own.nobody],
  ['is private', 'private', 7, texts.list.private],
])('of what %s it is said why it is not known', async (_, state, id, unknown) => {
  const { facts, ...props } = listPageProps('en', 'mount', null)
  const marks = null
  const frame = await used(() =>
    useListFrame(
      {
        ...{ ...props, facts, texts, extras: noExtras, groups: [{ slug: 'a', name: 'Group' }], rarity: null, marks },
        ...{ character: { ...character, id }, owned: { state } as OwnedView, things: [], list: null as never },
      },
      { notes: new Map(), forReader: null },
      () => false,
      false,
    ),
  )
  expect([frame.isKnown, frame.unknown, frame.mark, frame.signs]).toEqual([false, unknown, null, null])
  expect([...frame.groupNames]).toEqual([['a', 'Group']])
})

test('sections of a table are in its order, and what has none comes first', async () => {
  showTables({
    surveySeries: [
      { id: 4, name: 'Fourth', sort: 9 },
      { id: 5, name: 'Fifth', sort: 2 },
    ],
    expansions: 'loading',
  })
  const sectionOf = await used(() => useTableSections('en', 'surveySeries', 'surveySeriesId'))
  const of = (surveySeriesId?: number) => sectionOf?.({ row: { id: 1, surveySeriesId } } as never)
  expect([of(4), of(5), of(), of(6)]).toEqual([
    { key: 4, name: 'Fourth', order: 9 },
    { key: 5, name: 'Fifth', order: 2 },
    { key: 0, name: '', order: 0 },
    { key: 6, name: '', order: 6 },
  ])
  expect(await used(() => useTableSections('en', 'expansions', 'expansionId'))).toBeNull()
})

test('above sections nothing is filtered, and what a character has only where it is known', () => {
  const facts = factsOf('mount')
  const withSections = { ...facts, page: { ...facts.page, sections: ['left'] as const } }
  const without = { ...facts, page: { ...facts.page, sections: [] } }
  expect(withoutIn(withSections, 'standard', true)).toEqual(['all', ...facts.page.filters])
  expect(withoutIn(withSections, 'list', true)).toEqual([])
  expect(withoutIn(without, 'blocks', true)).toEqual([])
  expect(withoutIn(without, 'blocks', false).length).toBeGreaterThan(0)
})
