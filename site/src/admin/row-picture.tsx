import { type EditedTable, rarityTables, type RarityType } from '@kupodex/data/game'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'

const families = Object.fromEntries(Object.entries(rarityTables).map(([type, table]) => [table, type])) as Partial<
  Record<EditedTable, RarityType>
>

/** The picture of a row, from the operator's files or drawn. */
export const RowPicture = ({ table, id, images }: { table: EditedTable; id: number; images: string | null }) => {
  const family = families[table]
  return family === undefined ? (
    <Icon className="face h0" name="way-drop" />
  ) : (
    <Picture family={family} id={id} base={images} />
  )
}
