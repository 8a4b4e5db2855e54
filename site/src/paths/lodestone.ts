import { characterIdPattern } from '@kupodex/data/contract'
import { type Language, lodestoneRegions } from '@kupodex/data/game'

const lodestone = (language: Language) => `https://${lodestoneRegions[language]}.finalfantasyxiv.com/lodestone`

/** The address of a character's public profile in the reader's language. */
export const lodestoneAddress = (id: number, language: Language): string => `${lodestone(language)}/character/${id}/`

/** Where players of the Lodestone choose what of a character is public, in the reader's language. */
export const lodestonePrivacy = (language: Language): string => `${lodestone(language)}/my/setting/account/`

/** The address of a free company's public page in the reader's language; its id has more digits than a number holds. */
export const freeCompanyAddress = (id: string, language: Language): string =>
  `${lodestone(language)}/freecompany/${encodeURIComponent(id)}/`

const alone = new RegExp(`^\\s*0*(${characterIdPattern})\\s*$`)

const inAddress = new RegExp(`/char(?:acter)?/0*(${characterIdPattern})(?!\\d)`)

/** The character id in what a person typed: a plain number or any address with `/character/<id>` or `/char/<id>`; else null. */
export const characterIdIn = (text: string): number | null => {
  const digits = alone.exec(text)?.[1] ?? inAddress.exec(text)?.[1]
  return digits === undefined ? null : Number(digits)
}

const companyId = '[1-9][0-9]{18,19}'

const companyAlone = new RegExp(`^\\s*(${companyId})\\s*$`)

const companyInAddress = new RegExp(`/(?:fc|freecompany)/(${companyId})(?!\\d)`)

/** The id of a free company in what a person typed: the number, or any address with `/freecompany/<id>` or `/fc/<id>`; else null. */
export const companyIdIn = (text: string): string | null =>
  companyAlone.exec(text)?.[1] ?? companyInAddress.exec(text)?.[1] ?? null

/** The address of the page where players edit their own profile, in the reader's language. */
export const lodestoneSettings = (language: Language): string => `${lodestone(language)}/my/setting/profile/`
