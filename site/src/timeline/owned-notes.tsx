import type { CharacterAnswer } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import { synced } from './synced.ts'
import { ownedWords } from '../character/owned.ts'
import type { EventKind } from './timeline.ts'
import type { CharacterTexts } from '../character/texts/index.ts'
import type { TimelineTexts } from './texts/index.ts'
import { titled } from '#format/punctuation.ts'

interface Props {
  language: Language
  own: CharacterTexts
  words: TimelineTexts
  character: CharacterAnswer
  /** The kinds of entries that are shown. */
  kinds: readonly EventKind[]
}

/** Why the numbers of a timeline are larger than those of a profile: what counts of each collection, and what is owned. */
export const OwnedNotes = ({ language, own, words, character, kinds }: Props) => {
  const collections = synced.map(({ type, table }) => ({
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
          <li key={kind}>{titled(language, words.events.kinds[kind], ownedWords(texts, count, owned, language))}</li>
        ))}
    </ul>
  )
}
