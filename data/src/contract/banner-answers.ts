import * as z from 'zod'
import { epochMs } from '../game/scalars.ts'

/** The banner of a character: where its files are (`<key>-<width>.webp`), in which widths (pixels), and since when (epoch ms). */
export const banner = z.object({
  key: z.string().regex(/^banner\/[1-9]\d*\/[\w-]{22,64}$/),
  widths: z.array(z.int().positive()).min(1),
  at: epochMs,
})

export type Banner = z.infer<typeof banner>

export const bannerAnswer = z.object({ banner: banner.nullable() })

/** A form that takes one picture: the fields go before the file, whose field is `file`, in a multipart POST to `url`. */
export const beginBannerAnswer = z.object({
  /** What `finishBanner` is to be called with afterwards. */
  upload: z.string(),
  url: z.url(),
  fields: z.record(z.string(), z.string()),
  /** How many bytes the form takes at most, and until when (epoch ms). */
  bytesMax: z.int().positive(),
  until: epochMs,
})

export type BeginBannerAnswer = z.infer<typeof beginBannerAnswer>
