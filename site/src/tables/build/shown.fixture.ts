import { type Language, leanRows, type LocalisedRow, nameIn, type Names, type TableName } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import { atom } from 'nanostores'
import { onTestFinished, vi } from 'vitest'
import { memo } from '#format/memo.ts'
import { pageTables } from '../page.ts'
import type { AnyRow } from '../types.ts'

type ShownTable = ReturnType<(typeof pageTables)['tableOf']>

const isNames = (value: object): value is Names => 'en' in value && 'ja' in value

/** A value as it is published in a language, however deep its names are. */
const inOne = (value: unknown, language: Language): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((part) => inOne(part, language))
  if (isNames(value)) return nameIn(value, language)
  return Object.fromEntries(Object.entries(value).map(([field, part]) => [field, inOne(part, language)]))
}

/** The rows of a table by its language and name, worked out once a process: they cost more than most tests of them. */
const published = memo((key: string): readonly object[] => {
  const [language, name] = key.split('/') as [Language, TableName]
  const kept = loadTable(name).filter(({ deleted }) => !deleted)
  return kept.map((row) => Object.freeze(inOne(row, language) as object))
})

const publishedLean = memo((key: string): readonly object[] => {
  const [language, name] = key.split('/') as [Language, TableName]
  return leanRows(name, rowsIn(language, name))
})

/** The rows of a table as browsers get them whole, without the game's prose. */
export const rowsIn = <Name extends TableName>(language: Language, name: Name): LocalisedRow<Name>[] =>
  [...published(`${language}/${name}`)] as LocalisedRow<Name>[]

const leanRowsIn = (language: Language, name: TableName): object[] => [...publishedLean(`${language}/${name}`)]

/** A row of a table as browsers get it whole, without the game's prose. */
export const rowIn = <Name extends TableName>(
  language: Language,
  name: Name,
  id: number | string,
): LocalisedRow<Name> => {
  const row = loadTable(name).find((one) => one.id === id)
  if (row === undefined) throw new Error(`no row ${id} in ${name}`)
  return inOne(row, language) as LocalisedRow<Name>
}

/** What a test shows in place of the game's own rows of some tables: other rows, or that there are none. */
export type ShownTables = { readonly [Name in TableName]?: readonly object[] | 'loading' | 'failed' }

/** Has every table there at once until the test is over: the game's own, or what is given in its place. */
export const showTables = (shown: ShownTables = {}): void => {
  const tables = new Map<string, ShownTable>()
  const tableOf = vi.spyOn(pageTables, 'tableOf').mockImplementation(({ language, name, form }) => {
    const key = `${language}/${name}/${form}`
    const known = tables.get(key)
    if (known !== undefined) return known
    const given = shown[name]
    const own = () => (form === 'lean' ? leanRowsIn(language, name) : rowsIn(language, name))
    const others = (rows: readonly object[]) => (form === 'lean' ? leanRows(name, rows) : rows)
    const rows = (given === undefined ? own() : typeof given === 'string' ? [] : others(given)) as AnyRow[]
    const table = Object.assign(
      atom<ReturnType<ShownTable['get']>>(
        given === 'loading'
          ? { state: 'loading', value: null }
          : given === 'failed'
            ? { state: 'failed', code: 'unreadable', value: null }
            : {
                state: 'ready',
                asOf: 0,
                value: { held: { rows, asOf: 0, wholeAt: 0 }, view: { state: 'ready', rows } },
              },
      ),
      { again: () => undefined, take: () => undefined },
    )
    tables.set(key, table)
    return table
  })
  onTestFinished(() => tableOf.mockRestore())
}
