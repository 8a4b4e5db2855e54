import type { CharacterAnswer } from '@kupodex/data/contract'
import { collectionNames, type Language, syncedCollections } from '@kupodex/data/game'
import { titled } from '#format/punctuation.ts'
import { formatNumber } from '#format/number.ts'
import { fill } from '#texts/fill.ts'
import type { CharacterTexts } from '../character/texts.ts'
import type { EventKind } from './timeline.ts'

/** How many of a collection count and how many are owned in all, in words: with a rest, or all of them. */
const ownedWords = (
  texts: Readonly<Record<'some' | 'all', string>>,
  counted: number,
  owned: number,
  language: Language,
): string => {
  const n = (value: number) => formatNumber(value, language)
  return fill(counted === owned ? texts.all : texts.some, {
    counted: n(counted),
    owned: n(owned),
    rest: n(owned - counted),
  })
}

interface Props {
  language: Language
  own: CharacterTexts
  character: CharacterAnswer
  kinds: readonly EventKind[]
}

/** Why the numbers of a timeline are larger than those of a profile: what counts of each collection, and what is owned. */
export const OwnedNotes = ({ language, own, character, kinds }: Props) => {
  const collections = syncedCollections.map(({ type, table }) => ({
    kind: type,
    texts: type === 'achievement' ? own.earned : own.owned,
    count: character[`${type}Count`],
    owned: character[table].length,
  }))
  return (
    <ul className="row small soft">
      {collections
        .filter(({ kind, owned }) => kinds.includes(kind) && owned > 0)
        .map(({ kind, texts, count, owned }) => (
          <li key={kind}>
            {titled(language, collectionNames[kind][language], ownedWords(texts, count, owned, language))}
          </li>
        ))}
    </ul>
  )
}
