/** How a PNG file begins. */
const signature = 8

/**
 * Whether a PNG file is an animation (APNG): it says so in a chunk before its first picture, which programs that know no animations
 * pass over.
 */
export const isAnimatedPng = (bytes: Buffer): boolean => {
  for (let at = signature; at + 8 <= bytes.length; at += bytes.readUInt32BE(at) + 12) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (type === 'acTL') return true
    if (type === 'IDAT') return false
  }
  return false
}
