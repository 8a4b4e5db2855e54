/** How large the picture of a banner may be (spec: characters §5): bytes of its file, and pixels once it is decoded. */
export const bannerLimits = { bytes: 10 * 1024 * 1024, pixels: 40_000_000 } as const

/** How many times as wide as high a banner is: the shape in which the profile shows it. */
export const bannerRatio = 2

/** The widths in which a banner is stored, pixels: for one and for two pixels a point. */
export const bannerWidths = [960, 1920] as const

export const bannersFolder = 'banner'

/** The bucket key of a banner's file in one of its widths; readers find it under the same path. */
export const bannerFile = (key: string, width: number): string => `${key}-${width}.webp`

/** It never changes, but the owner may delete it: readers who have it may keep it for a year, caches that others ask only for a day. */
export const bannerCache = 'public, max-age=31536000, s-maxage=86400, immutable'
