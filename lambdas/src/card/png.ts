import sharp from 'sharp'

/** Makes the PNG file of a drawing of ours: with a palette, as cards have few colors. */
export const pngOf = (svg: string): Promise<Buffer> => {
  // On one machine the function of banners, which may be in the same process, has blocked all readers but those of its formats.
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] })
  return sharp(Buffer.from(svg))
    .png({ palette: true, colors: 96, dither: 0, effort: 7, compressionLevel: 9 })
    .toBuffer()
}
