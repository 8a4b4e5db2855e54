import type { Language } from '@kupodex/data/game'
import type { Place, PlaceKind, RankedPlace } from '@kupodex/data/places'
import { entryWords } from '#from/entry-words.ts'
import { formatNumber } from '#format/number.ts'
import { inLanguage, originPath } from '#paths/paths.ts'
import { Veil } from '#shield/veil.tsx'
import { counted, fill } from '#texts/fill.ts'
import type { MemberCollector } from './collectors.ts'
import type { TonightFrame } from './frame.ts'
import { tonightPageTexts } from './texts.ts'

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

interface SumProps extends Pick<TonightFrame, 'language'> {
  ranked: RankedPlace<Place>
  collectors: readonly MemberCollector[]
}

/** How many things a place gives that somebody misses, and how many they are. */
export const Sum = ({ language, ranked: { things, missing, unknown }, collectors }: SumProps) => {
  const texts = tonightPageTexts(language)
  const of = formatNumber(collectors.length, language)
  const people = [
    fill(counted(texts.people, missing.length, language), { of }),
    ...(unknown.length > 0 ? [counted(texts.unsure, unknown.length, language)] : []),
  ]
  return (
    <p>
      <strong>{counted(texts.items, things.length, language)}</strong>
      {collectors.length > 1 && ` · ${people.join(' · ')}`}
    </p>
  )
}
