import { characterIdPattern } from '@kupodex/data/contract'
import { type Language, lodestoneRegions } from '@kupodex/data/game'

/** The address of a character's public profile in the reader's language. */
export const lodestoneAddress = (id: number, language: Language): string =>
  `https://${lodestoneRegions[language]}.finalfantasyxiv.com/lodestone/character/${id}/`

const alone = new RegExp(`^\\s*0*(${characterIdPattern})\\s*$`)

const inAddress = new RegExp(`/char(?:acter)?/0*(${characterIdPattern})(?!\\d)`)

/** The character id in what a person typed: a plain number or any address with `/character/<id>` or `/char/<id>`; else null. */
export const characterIdIn = (text: string): number | null => {
  const digits = alone.exec(text)?.[1] ?? inAddress.exec(text)?.[1]
  return digits === undefined ? null : Number(digits)
}
