import type { Language } from '@kupodex/data/game'
import type { CardContent } from './content.ts'
import { drawCard } from './draw.ts'
import { openFonts } from './fonts.ts'
import { createLettering } from './lettering.ts'
import { pngOf } from './png.ts'

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
