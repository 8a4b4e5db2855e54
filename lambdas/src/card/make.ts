import type { Language } from '@kupodex/data/game'
import sharp, { type PngOptions } from 'sharp'
import type { CardContent } from './content.ts'
import { drawCard } from './draw.ts'
import { openFonts } from './fonts.ts'
import { createLettering } from './lettering.ts'

/** A palette, as cards have few colors; more effort takes twice as long for a hundredth fewer bytes. */
const small: PngOptions = { palette: true, colors: 96, dither: 0, effort: 1, compressionLevel: 6 }

const pngOf = (svg: string): Promise<Buffer> => {
  // On one machine the function of banners, which may be in the same process, has blocked all readers but those of its formats.
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] })
  return sharp(Buffer.from(svg)).png(small).toBuffer()
}

/** Opens what draws cards as SVG; fonts are read when they are first needed. */
export const openCardDrawer = (): ((content: CardContent, language: Language) => string) => {
  const lettering = createLettering(openFonts())
  return (content, language) => drawCard(content, { lettering, language })
}

/** Opens what makes the PNG file of a card, 1200 by 630 pixels. */
export const openCardMaker = (): ((content: CardContent, language: Language) => Promise<Buffer>) => {
  const draw = openCardDrawer()
  return (content, language) => pngOf(draw(content, language))
}
