import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** A chunk of a PNG file. */
export const chunkOf = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

/** A PNG file with more chunks after its header. */
export const withChunks = (png: Buffer, ...chunks: Buffer[]): Buffer =>
  Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)])

const pngOf = (width: number, height: number, lines: Buffer): Buffer => {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  const chunks = [chunkOf('IHDR', header), chunkOf('IDAT', deflateSync(lines)), chunkOf('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks])
}

/** A PNG file of so many black pixels, one bit each: some kilobytes that are large once they are decoded. */
export const hugePng = (width: number, height: number): Buffer =>
  pngOf(width, height, Buffer.alloc((Math.ceil(width / 8) + 1) * height))

/** A PNG file of one line that says it is so wide. */
export const boastingPng = (width: number): Buffer => pngOf(width, 1, Buffer.alloc(2))

/** A JPEG file that says that it is larger than it is. */
export const boastingJpeg = (jpeg: Buffer, width: number, height: number): Buffer => {
  const bytes = Buffer.from(jpeg)
  const frame = bytes.indexOf(Buffer.from('ffc0', 'hex'))
  bytes.writeUInt16BE(height, frame + 5)
  bytes.writeUInt16BE(width, frame + 7)
  return bytes
}

const red = { r: 220, g: 20, b: 20 }
const blue = { r: 20, g: 20, b: 220 }

/** A picture whose left half is red and whose right half is blue. */
export const redAndBlue = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: red } }).composite([
    {
      input: { create: { width: Math.floor(width / 2), height, channels: 3, background: blue } },
      left: Math.ceil(width / 2),
      top: 0,
    },
  ])
