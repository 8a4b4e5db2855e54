import type { CollectionKind } from '@kupodex/data/lodestone'
import { createHash } from 'node:crypto'

const hashes = new Map<string, string>()

/** Kept, as the same few thousand pictures and tooltips come again on every page. */
const sha1 = (text: string): string => {
  const known = hashes.get(text)
  if (known !== undefined) return known
  const hash = createHash('sha1').update(text).digest('hex')
  hashes.set(text, hash)
  return hash
}

export type { CollectionKind }

/** 40 hex digits that name a thing's tooltip, the same for every character and every start. */
export const tooltipHash = (kind: CollectionKind, id: number): string => sha1(`${kind} tooltip ${id}`)

/** Address of an item's picture; the query is the patch. */
export const itemIcon = (what: string, patch: string): string => {
  const hash = sha1(`icon ${what}`)
  return `https://lds-img.finalfantasyxiv.com/itemicon/${hash.slice(0, 2)}/${hash}.png?n${patch}`
}

/** Address of a picture of the site itself: a letter and 27 signs made from its name. */
export const siteImage = (what: string): string => {
  const name = Buffer.from(sha1(`site ${what}`), 'hex').toString('base64url')
  return `https://lds-img.finalfantasyxiv.com/h/${name.charAt(3).toUpperCase()}/${name}.png`
}

/** Address of one layer of a company's crest. */
export const crestLayer = (layer: 'B' | 'F' | 'S', key: string, size: number): string => {
  const hash = createHash('sha1').update(`crest ${layer} ${key}`).digest('hex')
  return `https://img2.finalfantasyxiv.com/c/${layer}${hash.slice(0, 2)}_${hash.slice(2, 34)}_0${hash.charAt(35)}_${size}x${size}.png`
}

/** Address of a person's picture: `fc0` the face, `fl0` the portrait. */
export const picture = (of: { readonly hash: string; readonly at: number }, size: 'fc0' | 'fl0'): string =>
  `https://img2.finalfantasyxiv.com/f/${of.hash}${size}.jpg?${of.at}`
