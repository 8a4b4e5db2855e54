import { type EditedTable, rarityTables, type RarityType } from '@kupodex/data/game'
import { Icon } from '../ui/icon.tsx'
import { DrawnThing } from '../ui/drawn-thing.tsx'

const families = Object.fromEntries(Object.entries(rarityTables).map(([type, table]) => [table, type])) as Partial<
  Record<EditedTable, RarityType>
>

/** The picture of a row: a drawing, or the operator's in its place. */
export const RowPicture = ({ table, id, images }: { table: EditedTable; id: number; images: string | null }) => {
  const family = families[table]
  return family === undefined ? (
    <Icon className="face h0" name="way-drop" />
  ) : (
    <DrawnThing className="face" family={family} id={id} images={images} />
  )
}
