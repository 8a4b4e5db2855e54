import sharp, { type Metadata, type SharpOptions } from 'sharp'
import { bannerLimits } from '@kupodex/data/contract'

// What arrives may be anything: only these two readers of libvips may run in this process, whatever a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg'] })
// Each picture comes once, so nothing is worth keeping.
sharp.cache(false)

/** For how long a picture may be worked on, seconds; the largest takes about two. */
const longest = 12

/**
 * How bytes of a stranger are read: no more pixels than allowed, none of the tolerance for oversized headers, and what is cut off or
 * damaged is an error. Warnings are not: common programs write profiles that libpng warns about.
 */
const strict: SharpOptions = {
  limitInputPixels: bannerLimits.pixels,
  unlimited: false,
  failOn: 'error',
  sequentialRead: true,
  animated: false,
}

/** The header of a stranger's bytes; null where it cannot be read. It is read without its pixels, however many it says there are. */
export const readHeader = async (bytes: Buffer): Promise<Metadata | null> => {
  try {
    return await sharp(bytes, { ...strict, limitInputPixels: false }).metadata()
  } catch {
    return null
  }
}

export const openPicture = (bytes: Buffer) => sharp(bytes, strict).timeout({ seconds: longest })

export const openPixels = (pixels: Buffer, raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 }) =>
  sharp(pixels, { raw })
