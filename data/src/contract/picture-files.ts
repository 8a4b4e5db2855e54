import type { ThingFamily } from './picture-families.ts'

/** The first folder of the keys of pictures and sounds that an operator has exported from the game. */
export const picturesFolder = 'assets'

/** Where pictures of maps lie, `<map id>.webp`. */
export const mapsFolder = 'gamedata/map_webp'

/** How pictures are laid out in a sprite: square cells of so many pixels, so many in a row, and so many at most. */
export const spriteGrid = { cell: 64, columns: 10, cells: 100 } as const

export const pictureKey = (family: ThingFamily, id: number): string => `${picturesFolder}/${family}/${id}.webp`

export const mapKey = (mapId: number): string => `${mapsFolder}/${mapId}.webp`

export const soundKey = (rollId: number): string => `${picturesFolder}/orchestrion/${rollId}.ogg`

/** The key of a sprite; its hash changes with what it shows. */
export const spriteKey = (family: ThingFamily, hash: string): string =>
  `${picturesFolder}/${family}/sprite-${hash}.webp`

/** Keys of files that never change, because their name does. */
export const spritePattern = /^assets\/[a-zA-Z]+\/sprite-[0-9a-f]{12}\.webp$/

export const pictureIndexKey = (family: ThingFamily): string => `${picturesFolder}/${family}/index.json`

/** The keys of the lists of maps and of rolls that have a file. */
export const fileIndexKeys = {
  map: `${mapsFolder}/index.json`,
  sound: `${picturesFolder}/orchestrion/sounds.json`,
} as const
