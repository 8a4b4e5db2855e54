import type { Place } from '@kupodex/data/places'
import { entryWords } from '#from/entry-words.ts'
import type { TonightFrame } from './frame.ts'

const nameIn = (names: TonightFrame['expansions'], id: number | undefined): string | undefined =>
  names.find(([one]) => one === id)?.[1]

/** What is known of a place, in one line: how it is entered, what it is, of which expansion, and where. */
export const placeWords = (place: Place, { language, dutyKinds, expansions }: TonightFrame): string =>
  [
    ...entryWords(place, language),
    nameIn(dutyKinds, place.dutyKind),
    nameIn(expansions, place.expansionId),
    place.where,
  ]
    .filter((part) => part !== undefined)
    .join(' · ')
