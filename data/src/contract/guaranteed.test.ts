import { expect, test } from 'vitest'
import * as z from 'zod'
import { type CallId, callById } from './calls.ts'
import { guaranteedFields } from './guaranteed.ts'
import { valuesAt } from './guaranteed.fixture.ts'

interface Schema {
  type?: string | string[]
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  additionalProperties?: Schema
}

/** What a JSON Schema says of a field. */
const schemaAt = (schema: Schema, path: string): Schema | undefined => {
  let at: Schema | undefined = schema
  for (const step of path.split('.')) {
    const name = step.replace('[]', '')
    at = name === '*' ? at?.additionalProperties : at?.properties?.[name]
    if (step.endsWith('[]')) at = at?.items
  }
  return at
}

const typesOf = ({ type, anyOf = [] }: Schema): string[] =>
  type === undefined ? anyOf.flatMap(typesOf) : [type].flat()

const named = (types: string[]) => types.map((type) => (type === 'integer' ? 'number' : type)).join(' | ')

const all = Object.entries(guaranteedFields).flatMap(([id, fields]) =>
  Object.entries(fields).map(([path, type]) => [id as CallId, path, type] as const),
)

test.each(all)('%s answers with %s, which is %s', (id, path, type) => {
  const schema = z.toJSONSchema(callById(id).answer, { io: 'output', unrepresentable: 'any' }) as Schema
  expect(named(typesOf(schemaAt(schema, path) ?? {}))).toBe(type)
})

test('values are found in lists and records, and only where they are', () => {
  const answer = { tables: { a: [{ id: 1 }, { id: 2 }], b: [{ id: 3 }, {}] }, rank: null }
  expect(valuesAt(answer, 'tables.*[].id')).toEqual([1, 2, 3])
  expect(valuesAt(answer, 'rank')).toEqual([null])
  expect(valuesAt(answer, 'world')).toEqual([])
})
