import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { loadTable } from '@kupodex/data/tables'
import sharp from 'sharp'

/** A colour in which a picture is drawn. */
export interface Colour {
  r: number
  g: number
  b: number
}

const minions = loadTable('minions').filter(({ deleted }) => !deleted)

/** The colour of a minion's icon: neighbours in the list differ. */
export const colourOf = (id: number): Colour => ({ r: (id * 67) % 256, g: (id * 149) % 256, b: 40 })

/** The map that the page of the island's animals shows. */
export const islandMap = loadTable('territories').find(({ id }) => id === 1055)?.mapId ?? 0

const six = (value: number) => String(value).padStart(6, '0')

const draw = (side: number, background: Colour) =>
  sharp({ create: { width: side, height: side, channels: 3, background } })
    .png()
    .toBuffer()

/** Writes what an operator would have exported from the game: an icon for every minion but `left`, and the map of the island. */
export const exportPictures = async (folder: string, left: number): Promise<void> => {
  const put = (path: string, bytes: Buffer) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), bytes)
  }
  for (const { id, icon } of minions.filter((minion) => minion.id !== left))
    put(`ui/icon/${six(icon - (icon % 1000))}/${six(icon)}_hr1.png`, await draw(80, colourOf(id)))
  const map = loadTable('maps').find(({ id }) => id === islandMap)
  if (map === undefined) throw new Error(`the tables have no map ${islandMap}`)
  put(`ui/map/${map.path}/${map.path.replace('/', '')}_m.png`, await draw(256, { r: 200, g: 40, b: 160 }))
}

/** The colour in the middle of a screenshot. */
export const middleOf = async (screenshot: Buffer): Promise<Colour> => {
  const { width, height } = await sharp(screenshot).metadata()
  const place = { left: Math.floor(width / 2), top: Math.floor(height / 2), width: 1, height: 1 }
  const [r = 0, g = 0, b = 0] = await sharp(screenshot).removeAlpha().extract(place).raw().toBuffer()
  return { r, g, b }
}
