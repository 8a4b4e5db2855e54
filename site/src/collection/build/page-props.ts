import type { Language } from '@kupodex/data/game'
import { stateTexts } from '#character/build/state-texts.ts'
import { tableTexts } from '#tables/texts/index.ts'
import { texts } from '#texts/index.ts'
import type { CollectionPageProps } from '../collection-page.tsx'
import { controlTexts } from '../controls/texts/index.ts'
import { type ListedType, listFacts } from '../facts.ts'
import type { ListTexts } from '../frame.ts'
import { collectionTexts } from '../texts/index.ts'

/** The texts of a list of a type, without those of other types: every page carries them. */
const listTextsOf = (language: Language, type: ListedType): ListTexts['list'] => {
  const { ownWords, ...rest } = collectionTexts[language]
  const own = ownWords[type]
  return { ...rest, ownWords: own === undefined ? {} : { [type]: own } }
}

/** What the island of a collection's page is given; `images` is where pictures of things are, null without any. */
export const listPageProps = (language: Language, type: ListedType, images: string | null): CollectionPageProps => {
  const facts = listFacts.find((one) => one.type === type)
  if (facts === undefined) throw new Error(`No collection "${type}" is listed from its descriptor`)
  const { nobody, notCounted, labels } = texts[language].rarity
  return {
    ...{ language, facts, images },
    texts: {
      ...{ ...stateTexts(language), rarity: { nobody, notCounted, labels } },
      ...{ list: listTextsOf(language, type), controls: controlTexts[language], tables: tableTexts[language] },
    },
  }
}
