import { type Language, languages, type LeanRow, nameIn, type Names, type TableName } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'

const isNames = (value: unknown): value is Names =>
  typeof value === 'object' && value !== null && languages.every((language) => language in value)

/** The rows of a real table as a page has them: in one language, without those that were removed. */
export const leanRows = <Name extends TableName>(name: Name, language: Language = 'en'): LeanRow<Name>[] =>
  loadTable(name)
    .filter(({ deleted }) => !deleted)
    .map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([field, value]) => [field, isNames(value) ? nameIn(value, language) : value]),
      ),
    ) as unknown as LeanRow<Name>[]
