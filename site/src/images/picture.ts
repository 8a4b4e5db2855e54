import type { ThingFamily } from '@kupodex/data/contract'
import type { RarityType } from '@kupodex/data/game'

/** Families that have a drawing in the sprite. */
export type PictureFamily = 'animal' | RarityType

/** Types whose pictures lie under another name than that of their drawings. */
const families: Readonly<Record<string, ThingFamily>> = { portrait: 'portraitCondition' }

/** The family of pictures of a word that names things in pages (`data-picture`). */
export const familyOf = (word: string): string => families[word] ?? word

/** A drawing: a symbol of the sprite in one of the hues and turns. */
export interface Drawing {
  symbol: string
  hue: number
  turn: number
}

/** How many colours the style sheet knows (classes h0 ...). */
export const hueCount = 12

const constellationCount = 8
const turnCount = 4

/** A well mixed unsigned 32-bit number from an id, so that neighbours look different (the finisher of MurmurHash3). */
export const mix = (id: number): number => {
  let value = Math.trunc(id) | 0
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

/** The drawing of a thing, in a colour from its id. */
export const drawnThing = (family: PictureFamily, id: number): Drawing => ({
  symbol: family,
  hue: mix(id) % hueCount,
  turn: 0,
})

/** The sky that is drawn for a character: below its face, or instead of it. */
export const drawnFace = (id: number): Drawing => {
  const seed = mix(id)
  return {
    symbol: `sky${(seed >>> 8) % constellationCount}`,
    hue: seed % hueCount,
    turn: (seed >>> 16) % turnCount,
  }
}

export const drawnClass = ({ hue, turn }: { hue: number; turn: number }): string =>
  turn === 0 ? `h${hue}` : `h${hue} t${turn}`
