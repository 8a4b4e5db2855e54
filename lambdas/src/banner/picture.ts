import { bannerLimits, bannerRatio, bannerWidths } from '@kupodex/data/contract'
import type { Failure, Outcome } from '../http/failure.ts'
import { openPicture, openPixels, readHeader } from './decoder.ts'

/** How a PNG file begins. */
const signature = 8

/** Whether a PNG file is an animation (APNG): it says so in a chunk before its first picture, which programs that know no animations pass over. */
const isAnimatedPng = (bytes: Buffer): boolean => {
  for (let at = signature; at + 8 <= bytes.length; at += bytes.readUInt32BE(at) + 12) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (type === 'acTL') return true
    if (type === 'IDAT') return false
  }
  return false
}

/** A file of a banner: its width in pixels, and the bytes of a WebP picture. */
export interface BannerPicture {
  width: number
  bytes: Buffer
}

const refusal = (code: Failure['code'], message: string): Failure => ({ ok: false, code, message })

const wrongType = refusal('pictureType', 'The picture must be a PNG or JPEG file.')
const animated = refusal('pictureAnimated', 'The picture must not be animated.')
const damaged = refusal('pictureDamaged', 'The picture is damaged or incomplete.')
const tooLarge = refusal(
  'pictureTooLarge',
  `The picture must have at most ${bannerLimits.bytes / 1024 / 1024} MB and ${bannerLimits.pixels / 1e6} megapixels.`,
)

/** What the first bytes of the two formats are (ISO 15948, ISO 10918): the name of a file says nothing. */
const beginnings = { png: Buffer.from('89504e470d0a1a0a', 'hex'), jpeg: Buffer.from('ffd8ff', 'hex') }

const formatOf = (bytes: Buffer) =>
  (Object.keys(beginnings) as (keyof typeof beginnings)[]).find((format) =>
    bytes.subarray(0, beginnings[format].length).equals(beginnings[format]),
  )

/** Why bytes cannot become a banner, as far as their beginning shows; null where it shows nothing. */
const refusalOf = async (bytes: Buffer): Promise<Failure | null> => {
  if (bytes.length > bannerLimits.bytes) return tooLarge
  const format = formatOf(bytes)
  if (!format) return wrongType
  if (format === 'png' && isAnimatedPng(bytes)) return animated
  const metadata = await readHeader(bytes)
  if (!metadata) return damaged
  if (metadata.format !== format) return wrongType
  return metadata.width * metadata.height > bannerLimits.pixels ? tooLarge : null
}

const largest = Math.max(...bannerWidths)
const heightOf = (width: number) => Math.round(width / bannerRatio)

/**
 * Makes the files of a banner from a picture of a stranger: turned as its camera says, cut to the shape of banners around its middle,
 * in sRGB. They are encoded from the pixels alone, so nothing else of the file can be in them: no place, no profile, no script.
 */
export const makeBanner = async (bytes: Buffer): Promise<Outcome<BannerPicture[]>> => {
  const refused = await refusalOf(bytes)
  if (refused) return refused
  try {
    const { data, info } = await openPicture(bytes)
      .autoOrient()
      .resize(largest, heightOf(largest), { fit: 'cover', position: 'centre' })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    const pictures: BannerPicture[] = []
    for (const width of bannerWidths) {
      const scaled = openPixels(data, info).resize(width, heightOf(width))
      pictures.push({ width, bytes: await scaled.webp({ quality: 80 }).toBuffer() })
    }
    return { ok: true, value: pictures }
  } catch {
    return damaged
  }
}
