import { nameIn } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import { expect, test } from 'vitest'
import { bySection } from '#collection/sections.tsx'
import { levelOf } from '#collection/groups.ts'
import { readThings, type ThingRow } from '#collection/thing.ts'
import { leveTexts } from '../texts.ts'
import { type SectionedLeve, sectionOfLeve } from '../sections.ts'

const leves = loadTable('leves').filter(({ deleted }) => !deleted)
const english = leves.map((leve): SectionedLeve => ({
  ...leve,
  journalName: nameIn(leve.journalName, 'en'),
  placeName: nameIn(leve.placeName, 'en'),
}))
const byId = new Map(english.map((leve) => [leve.id, leve]))
const npcs = new Map(loadTable('npcs').map(({ id, name }) => [id, nameIn(name, 'en')]))
const types = loadTable('leveAssignmentTypes')

const sectionsOf = (slug: string, grouping: string) => {
  const id = types.find((type) => type.slug === slug)?.id
  const rows = leves.filter(({ leveAssignmentTypeId }) => leveAssignmentTypeId === id) as unknown as ThingRow[]
  return bySection(readThings(rows, { itemBy: 'id' }), (thing) => {
    const leve = byId.get(thing.id)
    if (leve === undefined) throw new Error(`No leve ${thing.id}`)
    return sectionOfLeve(leve, grouping, leveTexts('en'), npcs)
  })
}

test('by level, from the lowest up, each leve once', () => {
  const sections = sectionsOf('carpenter', 'level')
  const levels = sections.map(({ key }) => Number(key))
  expect(levels).toEqual(levels.toSorted((a, b) => a - b))
  expect(sections[0]).toMatchObject({ name: 'Level 1' })
  expect(sections.flatMap(({ things }) => things)).toHaveLength(140)
  for (const { key, things } of sections)
    for (const { id } of things) expect(byId.get(id)?.classJobLevel).toBe(Number(key))
})

test('by NPC, with the settlement, in the order of their first leves', () => {
  const sections = sectionsOf('carpenter', 'npc')
  expect(sections[0]).toMatchObject({ name: 'Gontrant · Gridania' })
  expect(sections.map(({ name }) => name)).not.toContainEqual(expect.stringContaining('Maisenta'))
  for (const { name, things } of sections) {
    expect(name).toMatch(/^.+ · .+$/)
    const ids = things.map(({ id }) => id)
    expect(leves.filter((leve) => ids.includes(leve.id) && leve.destinationNpcId === null)).toEqual([])
    expect(new Set(things.map(({ id }) => byId.get(id)?.originNpcId)).size).toBe(1)
  }
  const first = sections.map(({ things }) => byId.get(things[0]?.id ?? 0)?.classJobLevel ?? 0)
  expect(first).toEqual(first.toSorted((a, b) => a - b))
})

test('an NPC that issues leves has one section, whoever takes their goods', () => {
  for (const { slug } of types) {
    const names = sectionsOf(slug, 'npc').map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  }
  expect(sectionsOf('fisher', 'npc')[0]).toMatchObject({ name: 'Wyrkholsk · Red Rooster Stead' })
})

test('by journal, as the game names it', () => {
  expect(sectionsOf('carpenter', 'journal').map(({ name }) => name)).toEqual(['Carpenter Levequests'])
})

test('an NPC whose name is not loaded is left out of the heading', () => {
  const [leve] = english
  expect(leve && sectionOfLeve(leve, 'npc', leveTexts('en'), new Map()).name).toBe('Gridania')
})

test('types are below the headings of the levemetes', () => {
  const words = {
    framers: '',
    others: '',
    critical: '',
    battle: 'B',
    gathering: 'G',
    crafting: 'C',
    grandCompany: 'GC',
  }
  const rows = types.map((type) => ({ ...type, name: type.slug }))
  const groups = levelOf(['assignmentType'])?.groups({ leveAssignmentTypes: rows }, words) ?? []
  expect(groups.map(({ heading }) => heading).join(' ')).toBe('B G G G C C C C C C C C GC GC GC')
})
