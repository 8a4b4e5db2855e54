import type { Names } from '@kupodex/data/game'
import { headed } from '../sheets/display-name.ts'
import type { ImportContext } from './context.ts'

/** The name of a place as a heading; null where the sheets have none. */
export const placeName = ({ sheets }: Pick<ImportContext, 'sheets'>, id: number): Names | null => {
  const row = sheets.open('PlaceName').get(id)
  return row === undefined || row.text('Name') === '' ? null : headed(row.names('Name'))
}
