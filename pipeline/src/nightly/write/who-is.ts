import { textAt } from '../arrays/columns.ts'
import type { Fold } from '../fold/fold.ts'

/** What rows of boards show of characters. */
export type Shown = Pick<Fold, 'ids' | 'names' | 'icons' | 'worldIds'>

/** Who the character of a row of the fold is, as rows of boards say it. */
export const whoIs = ({ ids, names, icons, worldIds }: Shown, row: number) => ({
  id: ids[row] as number,
  name: textAt(names, row),
  iconUrl: textAt(icons, row),
  worldId: worldIds[row] as number,
})
