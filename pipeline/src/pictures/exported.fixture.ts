import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { type PictureTables, pictureTables } from './wanted.ts'

/** A colour that only this number has, near enough. */
export const colourOf = (number: number) => ({
  r: (number * 67) % 256,
  g: (number * 149) % 256,
  b: (number * 211) % 256,
})

/** A square picture in the colour of a number. */
export const drawPicture = (number: number, type: 'png' | 'webp' = 'png', side = 80): Promise<Buffer> => {
  const picture = sharp({ create: { width: side, height: side, channels: 3, background: colourOf(number) } })
  return (type === 'png' ? picture.png() : picture.webp({ lossless: true })).toBuffer()
}

/** Writes a file below a folder. */
export const put = (folder: string, path: string, bytes: Buffer | string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), bytes)
}

const chunkOf = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

/** A PNG file of so many black pixels a side, one bit each: some kilobytes that are large once they are decoded. */
export const hugePng = (side: number): Buffer => {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0])
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  const lines = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side))
  const chunks = [chunkOf('IHDR', header), chunkOf('IDAT', lines), chunkOf('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks])
}

/** Tables with nothing in them but the rows given: what rows lack is not asked for. */
export const smallTables = (rows: { [Name in keyof PictureTables]?: readonly object[] }): PictureTables => {
  const none = Object.fromEntries(pictureTables.map((name) => [name, []]))
  return { ...none, ...rows } as unknown as PictureTables
}

/** A row of a thing with an icon, in the order of its id. */
export const rowOf = (id: number, icon: number) => ({ id, icon, sort: id, name: { en: `Thing ${id}` }, deleted: false })
