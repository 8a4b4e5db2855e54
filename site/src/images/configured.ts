import { rarityTypes } from '@kupodex/data/game'

/** Where pictures of things are: an operator's base address, '' for those that `npm run pictures` publishes (`show-pictures.ts`), null for none. Known at the build. */
export const thingImages = (): string | null =>
  import.meta.env.KUPODEX_IMAGES || (import.meta.env.KUPODEX_PICTURES ? '' : null)

const published = (): readonly string[] => import.meta.env.KUPODEX_PICTURES.split(' ').filter((word) => word !== '')

/** Of what there are pictures, maps and sounds. Below a base address all things with a rarity list are expected to have pictures, and maps theirs. */
export const pictured = (): readonly string[] => {
  const others = published()
  if (!import.meta.env.KUPODEX_IMAGES) return others
  return [...rarityTypes, 'map', ...(others.includes('sound') ? ['sound'] : [])]
}

/** The base address of the operator's samples of songs: their own, or those that `npm run pictures` publishes, `''`; null without any. */
export const thingSounds = (): string | null =>
  import.meta.env.KUPODEX_SOUNDS || (published().includes('sound') ? '' : null)
