import {
  type PictureIndex,
  pictureIndex,
  pictureIndexKey,
  spriteGrid,
  spriteKey,
  type ThingFamily,
} from '@kupodex/data/contract'
import { hashOf, readParsed, type Target } from '../publish/index.ts'
import type { Pictured } from './collect.ts'
import { cutCell, recipe } from './draw/draw.ts'

/** A cell of a sprite: what it is drawn from, and the things that it is a picture of. */
interface Cell {
  hash: string
  ids: number[]
}

/** A sprite that is to be there. */
export interface Sprite {
  hash: string
  cells: Cell[]
}

/** The sprites of a family: things in their order, those that look alike in one cell. The name of each follows from what it shows. */
export const spritesOf = (pictured: readonly Pictured[]): Sprite[] => {
  const cells = new Map<string, Cell>()
  for (const { id, small } of pictured) {
    const cell = cells.get(small) ?? { hash: small, ids: [] }
    cell.ids.push(id)
    cells.set(small, cell)
  }
  const all = [...cells.values()]
  return Array.from({ length: Math.ceil(all.length / spriteGrid.cells) }, (_, at) => {
    const itsCells = all.slice(at * spriteGrid.cells, (at + 1) * spriteGrid.cells)
    const words = [recipe, spriteGrid.cell, spriteGrid.columns, ...itsCells.map(({ hash }) => hash)].join(' ')
    return { hash: hashOf(Buffer.from(words)).slice(0, 12), cells: itsCells }
  })
}

export const indexOf = (sprites: readonly Sprite[]): PictureIndex => ({
  sprites: sprites.map(({ hash, cells }) => [
    hash,
    cells.map(({ ids: [first = 0, ...others] }) => (others.length === 0 ? first : [first, ...others])),
  ]),
})

/** Cells of sprites that were published before, for things whose source is gone. Throws where they are lost. */
export const publishedCells = (target: Pick<Target, 'read'>, family: ThingFamily) => {
  let index: Promise<PictureIndex> | undefined
  const sprites = new Map<string, Promise<Uint8Array | null>>()
  const readIndex = async (): Promise<PictureIndex> =>
    (await readParsed(target, pictureIndexKey(family), pictureIndex)) ?? { sprites: [] }
  const readSprite = (hash: string) => {
    const read = sprites.get(hash) ?? target.read(spriteKey(family, hash))
    sprites.set(hash, read)
    return read
  }
  return async (id: number): Promise<Buffer> => {
    for (const [hash, cells] of (await (index ??= readIndex())).sprites) {
      const at = cells.findIndex((cell) => (typeof cell === 'number' ? cell === id : cell.includes(id)))
      const bytes = at < 0 ? null : await readSprite(hash)
      if (bytes !== null) return cutCell(Buffer.from(bytes), at)
    }
    throw new Error(`The picture of ${family} ${id} is neither in the source nor published: run again with --remove`)
  }
}
