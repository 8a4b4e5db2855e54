import { spriteGrid } from '@kupodex/data/contract'
import sharp from 'sharp'
import { type Drawn, withPicture } from './decode.ts'

/** Changes whenever something is drawn in another way than before, so that everything is drawn again. */
export const recipe = 1

/** The longer side of a thing's own picture, pixels: twice what pages show, and no more than the game has. */
const singleSide = 256

/** The side of a map, pixels, as the game has them. */
const mapSide = 2048

const webp = { quality: 80, alphaQuality: 90, effort: 4 } as const

const transparent = { r: 0, g: 0, b: 0, alpha: 0 }

const { cell, columns } = spriteGrid

export const drawSingle = (bytes: Buffer): Promise<Drawn> =>
  withPicture(bytes, (picture) =>
    picture.resize(singleSide, singleSide, { fit: 'inside', withoutEnlargement: true }).webp(webp),
  )

export const drawMap = (bytes: Buffer): Promise<Drawn> =>
  withPicture(bytes, (picture) =>
    picture.resize(mapSide, mapSide, { fit: 'inside', withoutEnlargement: true }).webp(webp),
  )

/** Draws the cell of a sprite: its pixels, four bytes each, the picture as a whole in the middle of nothing. */
export const drawCell = (bytes: Buffer): Promise<Drawn> =>
  withPicture(bytes, (picture) =>
    picture.resize(cell, cell, { fit: 'contain', background: transparent }).ensureAlpha().raw({ depth: 'uchar' }),
  )

const placeOf = (at: number) => ({ left: (at % columns) * cell, top: Math.floor(at / columns) * cell })

/** Draws a sprite of cells (pixels of `drawCell`), row by row, as WebP. */
export const drawSprite = async (cells: readonly Buffer[]): Promise<Buffer> => {
  const width = Math.min(cells.length, columns) * cell
  const height = Math.ceil(cells.length / columns) * cell
  const pixels = Buffer.alloc(width * height * 4)
  for (const [at, picture] of cells.entries()) {
    const { left, top } = placeOf(at)
    for (let line = 0; line < cell; line++)
      picture.copy(pixels, ((top + line) * width + left) * 4, line * cell * 4, (line + 1) * cell * 4)
  }
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .webp(webp)
    .toBuffer()
}

/** Cuts the pixels of a cell out of a sprite. */
export const cutCell = (sprite: Buffer, at: number): Promise<Buffer> =>
  sharp(sprite)
    .extract({ ...placeOf(at), width: cell, height: cell })
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer()
