import type { RarityType } from '@kupodex/data/game'

/** What a picture is of; each is a folder below the base address. */
export type PictureFamily = 'avatar' | 'portrait' | 'animal' | RarityType

/** A picture: a file of the operator's, or a drawing from the sprite in one of the hues and turns. */
export type Picture = { kind: 'file'; src: string } | { kind: 'drawn'; symbol: string; hue: number; turn: number }

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

const isPerson = (family: PictureFamily) => family === 'avatar' || family === 'portrait'

/** The picture of a thing: `<base><family>/<id>.webp` where there is a base address, else drawn from the id. */
export const pictureOf = (family: PictureFamily, id: number, base: string | null): Picture => {
  if (base !== null) return { kind: 'file', src: `${base}${family}/${id}.webp` }
  const seed = mix(id)
  return {
    kind: 'drawn',
    symbol: isPerson(family) ? `sky${(seed >>> 8) % constellationCount}` : family,
    hue: seed % hueCount,
    turn: isPerson(family) ? (seed >>> 16) % turnCount : 0,
  }
}

/** The classes that give a drawing its colour and turn. */
export const drawnClass = ({ hue, turn }: { hue: number; turn: number }): string =>
  turn === 0 ? `h${hue}` : `h${hue} t${turn}`
