import { type Language, languages, type RarityType, rarityTypes } from '@kupodex/data/game'
import type { APIRoute } from 'astro'
import { itemsOf, outsideOf } from '#rarity/build/lists.ts'
import type { RarityItems } from '#rarity/load.ts'

export const getStaticPaths = () => languages.flatMap((lang) => rarityTypes.map((type) => ({ params: { lang, type } })))

/** What the browser needs of the items of a type to search and page through its lists. */
export const GET: APIRoute<never, { lang: Language; type: RarityType }> = ({ params: { lang, type } }) => {
  const answer: RarityItems = {
    items: [...itemsOf(lang, type).values()],
    unlisted: [...outsideOf(type)],
  }
  return Response.json(answer)
}
