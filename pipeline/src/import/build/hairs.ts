import type { Names, TableRow } from '@kupodex/data/game'
import { itemName } from '../context/item-name.ts'
import { placeholder } from '../sheets/display-name.ts'
import type { Sheet, SheetRow } from '../sheets/sheet.ts'
import type { TableBuilder } from './build.ts'
import { acquired, soldOf } from './collectable.ts'

type Icons = TableRow<'hairs'>['icons']

/** Rows of CharaMakeCustomize that one body (race and gender, tribe for Hyur) takes. */
const rowsPerBody = 130

/** The bodies by the block of rows they draw their hairstyles from. */
const bodiesByBlock = (sheet: Sheet): Map<number, SheetRow[]> =>
  Map.groupBy(sheet.rows, (row) => Math.floor((row.int('CharaMakeStruct[0].SubMenuParam[0]') - 1) / rowsPerBody))

const iconsOf = (rows: readonly SheetRow[], bodies: ReadonlyMap<number, SheetRow[]>): Icons =>
  rows
    .flatMap((row) =>
      (bodies.get(Math.floor((row.id - 1) / rowsPerBody)) ?? []).map((body) => ({
        raceId: body.int('Race'),
        tribeId: body.int('Tribe'),
        gender: body.int('Gender') === 0 ? (0 as const) : (1 as const),
        icon: row.int('Icon'),
      })),
    )
    .sort((a, b) => a.tribeId - b.tribeId || a.gender - b.gender)

/** The style's own name out of the name of the book that teaches it. */
export const styleName = ({ en, de, fr, ja }: Names): Names => ({
  en: en.replace(/^Modern (?:Aesthetics|Cosmetics) - /, ''),
  de: de && de.replace(/^(?:Magazin )?„?(?:Moderne Ästhetik - )?(.*?)“?$/u, '$1'),
  fr: fr && fr.replace(/^Méthode de (?:coiffure|maquillage)(?: : ?|\s+)“?(.*?)”?$/u, '$1'),
  ja: ja && ja.replace(/^[^:：]*[:：]/u, ''),
})

/** Hairstyles (and face paints) that an item teaches, one by unlock link. */
export const hairs: TableBuilder<'hairs'> = {
  table: 'hairs',
  build: (context) => {
    const { rows } = context.sheets.open('CharaMakeCustomize')
    const taught = rows.filter((row) => row.int('HintItem') !== 0)
    const bodies = bodiesByBlock(context.sheets.open('HairMakeType'))
    const styles = Map.groupBy(taught, (row) => row.int('UnlockLink'))
    return {
      rows: [...styles]
        .map(([id, group]) => {
          const [first] = group as [SheetRow, ...SheetRow[]]
          const book = itemName(context, first.int('HintItem'))
          return {
            id,
            name: book ? styleName(book) : { en: placeholder, de: null, fr: null, ja: null },
            sort: first.int('FeatureID'),
            icon: first.int('Icon'),
            ...acquired(context, 'hairs', id, [], [first.int('HintItem')]),
            onMarket: soldOf(context, 'hairs', id, [first.int('HintItem')]),
            icons: iconsOf(group, bodies),
          }
        })
        .sort((a, b) => a.id - b.id),
      skipped: rows.length - taught.length,
    }
  },
}
