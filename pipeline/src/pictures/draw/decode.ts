import sharp, { type Sharp } from 'sharp'

// Files of a folder may be anything: only the readers of the formats below may run in this process.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadJpeg'] })
// Each picture comes once, so nothing is worth keeping.
sharp.cache(false)

/** The most pixels that a picture may have: the game's largest are maps of 2048 a side, in some exports twice that. */
const mostPixels = 4096 * 4096

/** For how long a picture may be worked on, seconds. */
const longest = 20

/** What was made of a picture, or why it could not be read. */
export type Drawn = { ok: true; bytes: Buffer } | { ok: false; kind: 'damaged' | 'huge'; why: string }

/** What the first bytes of each format are (ISO 15948, RFC 9649, ISO 10918): the name of a file says nothing. */
const isPicture = (bytes: Buffer): boolean =>
  bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')) ||
  (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') ||
  bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))

const damaged = (why: string): Drawn => ({ ok: false, kind: 'damaged', why })

/** Why libvips refuses, in one line. */
const reasonOf = (error: unknown): string => (error as Error).message.split('\n')[0] ?? ''

/** Makes something of a picture's bytes; what is cut off, damaged, too large or no picture at all is refused. */
export const withPicture = async (bytes: Buffer, make: (picture: Sharp) => Sharp): Promise<Drawn> => {
  if (!isPicture(bytes)) return damaged('not a PNG, WebP or JPEG picture')
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > mostPixels) return { ok: false, kind: 'huge', why: `${width} by ${height} pixels` }
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', animated: false })
    return { ok: true, bytes: await make(picture.timeout({ seconds: longest }).toColourspace('srgb')).toBuffer() }
  } catch (error) {
    return damaged(reasonOf(error))
  }
}
