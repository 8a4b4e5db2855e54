import type { Fold } from '../fold/fold.ts'
import type { Gained } from '../fold/gains.ts'

/** How much each row of a fold gained by a measure. */
export const gainsByRow = ({ ids }: Pick<Fold, 'ids'>, { rows, scores }: Gained): Uint32Array => {
  const gains = new Uint32Array(ids.length)
  for (let at = 0; at < rows.length; at++) gains[rows[at] as number] = scores[at] as number
  return gains
}
