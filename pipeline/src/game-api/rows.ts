import * as z from 'zod'
import type { GameAnswer } from '@kupodex/data/contract'
import {
  collections,
  type HowToWords,
  type Language,
  languages,
  nameIn,
  type Names,
  namesSchema,
  type TableDefinition,
} from '@kupodex/data/game'
import type { ProseRow } from '@kupodex/data/tables'

const isNames = (value: object): value is Names =>
  Object.keys(value).length === languages.length && languages.every((language) => language in value)

/** Whether the name of a row is the English one because that of the language is not known. */
export const isUntranslated = (row: object, language: Language): boolean =>
  'name' in row && typeof row.name === 'object' && row.name !== null && isNames(row.name) && row.name[language] === null

/** A value of a table with every name in it, however deep, replaced by its text in one language. */
export const localise = (value: unknown, language: Language): unknown => {
  if (Array.isArray(value)) return value.map((element) => localise(element, language))
  if (typeof value !== 'object' || value === null) return value
  if (isNames(value)) return nameIn(value, language)
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, localise(inner, language)]))
}

export interface GameRow {
  id: number | string
  updatedAt: number
  deleted: boolean
  sources?: readonly unknown[]
  /** Words that replace those of the sources, by language. */
  howTo?: HowToWords | undefined
}

/** What is published in one language besides what the tables have. */
export interface GameTexts {
  /** A table's prose by row id; empty where this machine has none. */
  prose: (table: string) => Readonly<Record<string, ProseRow>>
  howTo: (sources: readonly unknown[]) => string
}

const collected: ReadonlySet<string> = new Set(collections.map(({ table }) => table))

type PublishedRow = GameAnswer['tables'][string][number]

/** Rows of a table in one language; a row is as new as its newest part. What is collected says where its name is still English. */
export const publishedRows = (
  table: string,
  rows: readonly GameRow[],
  language: Language,
  texts: GameTexts,
): PublishedRow[] => {
  const proseOf = texts.prose(table)
  return rows.map((row) => {
    const { updatedAt = 0, ...prose } = proseOf[row.id] ?? {}
    return {
      ...(localise(row, language) as GameRow),
      ...(row.sources ? { howTo: row.howTo?.[language] ?? texts.howTo(row.sources) } : {}),
      ...(collected.has(table) && isUntranslated(row, language) && { untranslated: true }),
      ...prose,
      updatedAt: Math.max(row.updatedAt, updatedAt),
    }
  })
}

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
