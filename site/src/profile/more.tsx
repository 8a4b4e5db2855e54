import { Suspense } from 'react'
import type { CharacterAnswer } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import { Guard } from '../ui/guard.tsx'
import { laterPart } from '#ask/later-part.tsx'
import { hasPrices } from '#market/has-prices.ts'
import { CostBox } from './cost-box.tsx'
import { FactsBox, titleKind } from './facts-box.tsx'
import type { FactNames } from './facts.ts'
import { HoleBox, NearBox } from './hole-box.tsx'
import { NeighboursBox } from './neighbours-box.tsx'
import type { NextDuty } from './duties.ts'
import styles from './gains.css?url'
import { NextBox } from './next-box.tsx'
import { profilePageTexts } from './profile-texts.ts'
import { RadarBox } from './radar-box.tsx'
import { ShelfBox } from './shelf-box.tsx'
import { unnamedIn } from './things.ts'
import { useOwnWishes } from './use-own-wishes.ts'
import { useThings } from './use-things.ts'
import type { WishLists } from './wish-box.tsx'

/** Only who wants something sees it. */
const wishBox = laterPart(() => import('./wish-box.tsx').then(({ WishBox }) => WishBox))

/** What was gained adds up all that a character has. */
const gainsBox = laterPart(() => import('./gains-box.tsx').then(({ GainsBox }) => GainsBox), { styles })

/** At the end of the page. */
const cardBox = laterPart(() => import('./card-box.tsx').then(({ CardBox }) => CardBox))

/** What the lower part of a profile names, a file of the site's build for each language. */
export interface MoreWords {
  /** What the timeline and the page of each collection is called, by its word. */
  pages: Readonly<Record<string, string>>
  names: FactNames
  lists: WishLists
  duties: readonly NextDuty[]
}

declare module '#ask/files.ts' {
  interface FileAnswers {
    profileWords: MoreWords
  }
}

interface Props extends MoreWords {
  language: Language
  images: string | null
  character: CharacterAnswer
}

const titleOf = (character: CharacterAnswer) =>
  character.titleId === null ? [] : [{ kind: titleKind(character), id: character.titleId }]

/** What a profile has below its first screen. */
export const More = ({ language, pages, names, lists, duties, images, character }: Props) => {
  const { common, collections, own, profile } = profilePageTexts(language)
  const things = useThings(language, character, true, titleOf(character))
  const shared = { language, images, character }
  const { wishes, isOwn } = useOwnWishes(character.id)
  const wants = isOwn ? wishes.filter(({ type, wish }) => wish === 'want' && lists[type] !== undefined) : []
  return (
    <div className="boxes more">
      {wants.length > 0 && (
        <Guard instead={null}>
          <Suspense>
            <wishBox.Part {...{ language, wants, lists }} id={character.id} />
          </Suspense>
        </Guard>
      )}
      <NextBox {...shared} {...{ wishes, duties }} texts={profile} titles={collections} ways={names.ways} />
      <NearBox part="gains" title={profile.gains.title}>
        <gainsBox.Part
          {...{ language, character }}
          text={profile.gains}
          titles={collections}
          rarities={things.rarities}
        />
      </NearBox>
      <ShelfBox {...shared} texts={profile} titles={collections} unnamed={unnamedIn(own)} things={things} />
      {hasPrices() && <CostBox {...{ language, character }} titles={pages} />}
      <RadarBox {...shared} text={profile.radar} titles={pages} />
      <FactsBox {...shared} text={profile.facts} common={common} names={names} nameOf={things.nameOf} />
      <NeighboursBox {...shared} text={profile.neighbours} own={own} common={common} titles={collections} />
      <Guard instead={null}>
        <Suspense fallback={<HoleBox part="card" title={profile.card.title} />}>
          <cardBox.Part {...{ language, character }} text={profile.card} />
        </Suspense>
      </Guard>
    </div>
  )
}
