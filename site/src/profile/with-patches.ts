import { patchesById, patchText } from '@kupodex/data/game'

/** Rows with a patch where it is not known, for the spoiler shield: that of the next thing, because nearly everything of unknown patch is new. */
export const withPatches = <Row extends { id: number; patch: string | null }>(rows: readonly Row[]): Row[] => {
  const patches = patchesById(rows)
  return rows.map((row) => {
    const patch = patches.get(row.id)
    return row.patch !== null || patch === undefined ? row : { ...row, patch: patchText(patch) }
  })
}
