import { type Language, languages } from '@kupodex/data/game'
import { Refusal } from '../sheets/refusal.ts'
import type { Sheet } from '../sheets/sheet.ts'

type NamedRow = Readonly<Record<string, unknown>> & { id: number }

/** All but English, which stands in for the others. */
const otherLanguages = languages.filter((language) => language !== 'en')

const namesIn = (row: NamedRow | undefined): Partial<Record<Language, string | null>> | null => {
  const names = row?.['name'] ?? row?.['masculine']
  return typeof names === 'object' && names !== null ? names : null
}

const nameColumn = (sheet: Sheet) =>
  ['Name', 'Singular', 'Masculine'].find((name) => sheet.shape.columns.includes(name))

/**
 * Refuses names in one language that are those another language had before: two language files were exchanged. Looks at
 * rows whose old names differ between the languages; more than half of at least three of them must have moved.
 */
export const checkNames = (sheet: Sheet, old: readonly NamedRow[], built: readonly NamedRow[]): void => {
  const before = new Map(old.map((row) => [row.id, namesIn(row)]))
  for (const language of otherLanguages) {
    for (const other of languages) {
      if (other === language) continue
      const moved: number[] = []
      let compared = 0
      for (const row of built) {
        const was = before.get(row.id)
        const is = namesIn(row)
        if (!was?.[language] || !was[other] || was[language] === was[other] || !is?.[language]) continue
        compared++
        if (is[language] === was[other]) moved.push(row.id)
      }
      const [first] = moved
      if (first === undefined || moved.length < 3 || moved.length * 2 <= compared) continue
      throw new Refusal(
        { ...sheet.placeOf(first), file: `${language}/${sheet.name}.csv`, column: nameColumn(sheet) },
        `${moved.length} of ${compared} names are those of "${other}" before: is this file in another language?`,
      )
    }
  }
}
