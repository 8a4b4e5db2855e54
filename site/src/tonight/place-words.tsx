import type { Language } from '@kupodex/data/game'
import type { Place, PlaceKind } from '@kupodex/data/places'
import { entryWords } from '#from/entry-words.ts'
import { inLanguage, originPath } from '#paths/paths.ts'
import { Veil } from '#shield/veil.tsx'
import type { TonightFrame } from './frame.ts'

interface Props {
  language: Language
  kind: PlaceKind
  place: Place
}

/** The name of a place, which leads to all that comes from there. */
export const PlaceName = ({ language, kind, place: { id, name, patch } }: Props) => (
  <Veil patch={patch} text={name}>
    <a className="link" href={inLanguage(language, originPath(`${kind}/${id}`))}>
      {name}
    </a>
  </Veil>
)

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
