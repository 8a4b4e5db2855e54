import { namesSchema, type TableDefinition } from '@kupodex/data/game'
import * as z from 'zod'

/** A schema with every name in it, however deep, replaced by a text: what `localise` makes of a value. */
const localised = (schema: z.core.$ZodType): z.core.$ZodType => {
  if (schema === namesSchema) return z.string()
  if (schema instanceof z.ZodNullable) return z.nullable(localised(schema.unwrap()))
  if (schema instanceof z.ZodOptional) return z.optional(localised(schema.unwrap()))
  if (schema instanceof z.ZodArray) return z.array(localised(schema.element))
  if (schema instanceof z.ZodUnion) return z.union(schema.options.map(localised))
  if (schema instanceof z.ZodObject) {
    return z.strictObject(
      Object.fromEntries(Object.entries(schema.shape).map(([field, inner]) => [field, localised(inner)])),
    )
  }
  return schema
}

/** Whether the rows of a table say how to obtain a thing. */
const hasSources = ({ row }: Pick<TableDefinition, 'row'>): boolean =>
  row instanceof z.ZodObject && 'sources' in row.shape

/** JSON Schema of a table's row as it is published in one language. */
export const rowJsonSchema = (table: TableDefinition): Record<string, unknown> => {
  const row = localised(table.row)
  if (!(row instanceof z.ZodObject)) throw new TypeError(`rows of ${table.name} are no objects`)
  const prose = Object.fromEntries(table.prose.map((field) => [field, z.string().optional()]))
  const published = row.extend({
    ...(hasSources(table) ? { howTo: z.string() } : {}),
    ...('provisional' in row.shape ? { untranslated: z.literal(true).optional() } : {}),
    ...prose,
  })
  return z.toJSONSchema(published) as Record<string, unknown>
}
