import sharp, { type PngOptions } from 'sharp'

/** A palette, as cards have few colors; more effort takes twice as long for a hundredth fewer bytes. */
const small: PngOptions = { palette: true, colors: 96, dither: 0, effort: 1, compressionLevel: 6 }

/** Makes the PNG file of a drawing of ours. */
export const pngOf = (svg: string): Promise<Buffer> => {
  // On one machine the function of banners, which may be in the same process, has blocked all readers but those of its formats.
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] })
  return sharp(Buffer.from(svg)).png(small).toBuffer()
}
