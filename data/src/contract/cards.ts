import { isLanguage, type Language } from '../game/ground/language.ts'
import type { CachePolicy } from './call.ts'
import { characterIdPattern } from './id-patterns.ts'

/** The size of a card in pixels: what social networks show whole. */
export const cardSize = { width: 1200, height: 630 } as const

/** The paths of cards as CloudFront matches them: `*` any letters, `?` one. */
export const cardPattern = '/??/char/*.png'

/** The first folder of the keys under which cards are kept; readers get them from the function alone, which knows who is private. */
export const cardsFolder = 'cards'

/** As other answers about a character at most, since its owner may hide it. The function has each card in the bucket: to ask it again is cheap. */
export const cardCache: CachePolicy = { kind: 'public', maxAge: 60 }

/** The path of a character's card (spec: site §7); English is named too. */
export const cardPath = (language: Language, id: number): string => `/${language}/char/${id}.png`

const path = new RegExp(`^/([a-z]{2})/char/(${characterIdPattern})\\.png$`)

export const readCardPath = (requested: string): { language: Language; id: number } | null => {
  const [, language = '', id] = path.exec(requested) ?? []
  return isLanguage(language) && Number.isSafeInteger(Number(id)) ? { language, id: Number(id) } : null
}
