import * as z from 'zod'
import { spriteGrid } from './picture-files.ts'

/**
 * Which things of a family have a picture, and where it is among its sprites: hash and cells of each, in the order of the game. A
 * cell is the id of its thing, or the ids of several that look alike. Each has a file of its own besides, larger.
 */
export const pictureIndex = z.object({
  sprites: z.array(
    z.tuple([
      z.string().regex(/^[0-9a-f]{12}$/),
      z.array(z.union([z.int(), z.array(z.int()).min(2)])).max(spriteGrid.cells),
    ]),
  ),
})

export type PictureIndex = z.infer<typeof pictureIndex>

/** Ids of the maps or rolls that have a file, ascending. */
export const fileIndex = z.array(z.int())
