import { expect, test } from 'vitest'
import { type GroupNames, levelOf, levels } from './groups.ts'

const names: GroupNames = {
  ...{ framers: 'Framers', others: 'Others', critical: 'Red alerts' },
  ...{ battle: 'Battle', gathering: 'Gathering', crafting: 'Crafting', grandCompany: 'Grand company' },
}
const row = (id: number, slug: string, sort: number) => ({ id, slug, name: slug.toUpperCase(), sort })
const types = [
  { ...row(1, 'miner', 3), jobId: 16, kind: 'gathering' as const },
  { ...row(2, 'carpenter', 2), jobId: 8, kind: 'crafting' as const },
  { ...row(3, 'battle', 1), jobId: null, kind: 'battle' as const },
]

test('categories are those of the list’s own table, in its order', () => {
  const { groups, groupsOf } = levels.category
  const orchestrionCategories = [row(1, 'locales', 2), row(2, 'dungeons', 1)]
  expect(groups({ orchestrionCategories }, names)).toEqual([
    { slug: 'dungeons', name: 'DUNGEONS' },
    { slug: 'locales', name: 'LOCALES' },
  ])
  const ofRolls = groupsOf({ orchestrionCategories })
  expect(
    [{ orchestrionCategoryId: 1 }, { orchestrionCategoryId: 9 }, {}].map((one) => ofRolls({ id: 1, ...one })),
  ).toEqual([...[['locales'], [], []]])
  const armoireCategories = [row(3, 'armor', 1)]
  expect(groups({ armoireCategories }, names)).toEqual([{ slug: 'armor', name: 'ARMOR' }])
  expect(groupsOf({ armoireCategories })({ id: 1, armoireCategoryId: 3 })).toEqual(['armor'])
  expect(groups({}, names)).toEqual([])
})

test('levequests are by their type, below the kind of these', () => {
  const { groups, groupsOf } = levels.assignmentType
  expect(groups({ leveAssignmentTypes: types }, names)).toEqual([
    { slug: 'battle', name: 'BATTLE', heading: 'Battle' },
    { slug: 'carpenter', name: 'CARPENTER', heading: 'Crafting' },
    { slug: 'miner', name: 'MINER', heading: 'Gathering' },
  ])
  const groupOf = groupsOf({ leveAssignmentTypes: types })
  expect([groupOf({ id: 1, leveAssignmentTypeId: 1 }), groupOf({ id: 1 }), groupsOf({})({ id: 1 })]).toEqual([
    ...[['miner'], [], []],
  ])
})

test('missions are by their jobs in the order of jobs, red alerts besides', () => {
  const { groups, groupsOf } = levels.job
  expect(groups({ leveAssignmentTypes: types }, names)).toEqual([
    { slug: 'carpenter', name: 'CARPENTER', icon: 'job-CRP' },
    { slug: 'miner', name: 'MINER', icon: 'job-MIN' },
    { slug: 'critical', name: 'Red alerts', icon: 'alert' },
  ])
  expect(groups({}, names)).toEqual([{ slug: 'critical', name: 'Red alerts', icon: 'alert' }])
  const groupOf = groupsOf({ leveAssignmentTypes: types })
  expect(groupOf({ id: 1, type: 'critical', jobIds: [16, 8, 99] })).toEqual(['critical', 'miner', 'carpenter'])
  expect([groupOf({ id: 1, type: 'basic', jobIds: [8] }), groupOf({ id: 1 })]).toEqual([['carpenter'], []])
})

test('tabs are two, and a thing is in that of its row', () => {
  expect(levels.tab.groups({}, names)).toEqual([
    { slug: 'framers', name: 'Framers' },
    { slug: 'others', name: 'Others' },
  ])
  expect([levels.tab.groupsOf({})({ id: 1, group: 'others' }), levels.tab.groupsOf({})({ id: 1 })]).toEqual([
    ['others'],
    [],
  ])
})

test('a list without groups has no level, and the kinds of achievements are on a page of their own', () => {
  expect([levelOf([]), levelOf(['kind', 'category']), levelOf(['tab'])]).toEqual([undefined, undefined, levels.tab])
})
