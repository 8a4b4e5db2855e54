import { describe, expect, test } from 'vitest'
import { factsSchema } from './facts.ts'
import { markTypes } from './mark-types.ts'
import { menuEntries } from './menu.ts'
import { summariseMarks } from './summary.ts'
import { sampleFacts } from './sample-facts.fixture.ts'

const rows = [{ id: 1 }, { id: 2, deleted: true }]
const facts = sampleFacts({
  worlds: [{ id: 34, name: 'Testworld', dataCenterId: 4 }],
  achievements: rows,
  mounts: rows,
  minions: rows,
  facewear: rows,
  emotes: rows,
  metas: [{ id: 1001 }],
  raids: [{ id: 1 }],
})

const without = <Of extends object>(whole: Of, field: string) =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => name !== field))

const emptyOf = (field: string) => {
  if (field === 'deployTime') return 0
  if (field === 'marks') return Object.fromEntries(markTypes.map((type) => [type, { counted: [], deleted: [] }]))
  if (field === 'proofs') return Object.fromEntries(markTypes.map((type) => [type, []]))
  if (field === 'menu') return Object.fromEntries(menuEntries.map((entry) => [entry, {}]))
  return ['worlds', 'categories'].includes(field) ? {} : []
}

test('facts are read as they were published', () => {
  expect(factsSchema.parse(JSON.parse(JSON.stringify(facts)))).toEqual(facts)
})

describe('facts of a release that did not have', () => {
  test.each(Object.keys(facts))('the field %s', (field) => {
    expect(factsSchema.parse(without(facts, field))).toEqual({ ...facts, [field]: emptyOf(field) })
  })

  test.each(markTypes)('the ticked type %s', (type) => {
    const read = factsSchema.parse({ ...facts, marks: without(facts.marks, type) })
    expect(read.marks).toEqual({ ...facts.marks, [type]: { counted: [], deleted: [] } })
    expect(summariseMarks([{ id: 1, date: 5 }], read.marks[type])).toMatchObject({ count: 0, possible: 0, percent: 0 })
  })
})

test('facts of a later release are read too; unknown fields are ignored', () => {
  expect(factsSchema.parse({ ...facts, dances: [[1, 1]], marks: { ...facts.marks, dance: {} } })).toEqual(facts)
})

test('a list that is not an array is rejected', () => {
  expect(factsSchema.safeParse({ ...facts, mounts: {} }).success).toBe(false)
})
