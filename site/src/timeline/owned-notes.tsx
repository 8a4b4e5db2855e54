import type { CharacterAnswer } from '@kupodex/data/contract'
import { collectionNames, type Language, syncedCollections } from '@kupodex/data/game'
import { ownedWords } from '../character/owned.ts'
import type { EventKind } from './timeline.ts'
import type { CharacterTexts } from '../character/texts.ts'
import { titled } from '#format/punctuation.ts'

interface Props {
  language: Language
  own: CharacterTexts
  character: CharacterAnswer
  /** The kinds of entries that are shown. */
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
