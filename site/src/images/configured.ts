import { rarityTypes } from '@kupodex/data/game'

/**
 * What islands and rows are told of pictures of things: the base address of an operator's own, '' where those that `npm run pictures`
 * publishes are shown (`show-pictures.ts`), null where everything is drawn. Known while pages are built.
 */
export const thingImages = (): string | null =>
  import.meta.env.KUPODEX_IMAGES || (import.meta.env.KUPODEX_PICTURES ? '' : null)

const published = (): readonly string[] => import.meta.env.KUPODEX_PICTURES.split(' ').filter((word) => word !== '')

/**
 * Of what there are pictures, maps and sounds. Below a base address things are expected to have pictures as far as they have rarity lists, and
 * maps have theirs.
 */
export const pictured = (): readonly string[] => {
  const others = published()
  if (!import.meta.env.KUPODEX_IMAGES) return others
  return [...rarityTypes, 'map', ...(others.includes('sound') ? ['sound'] : [])]
}

/** The base address of the operator's samples of songs: their own, or those that `npm run pictures` publishes, `''`; null without any. */
export const thingSounds = (): string | null =>
  import.meta.env.KUPODEX_SOUNDS || (published().includes('sound') ? '' : null)
