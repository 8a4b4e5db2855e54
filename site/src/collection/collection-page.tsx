import { type ReactNode, Suspense, useDeferredValue, useEffect } from 'react'
import type { CharacterAnswer } from '@kupodex/data/contract'
import type { Language, RarityType } from '@kupodex/data/game'
import { Failed } from '#ask/failed.tsx'
import { checkPage } from '#tables/page.ts'
import type { Rarity } from '#tables/rarity.ts'
import { useRarity } from '#tables/use-rarity.ts'
import { partsBelow } from '#character/paths.ts'
import { WithCharacter } from '../character/with-character.tsx'
import { detailsAhead } from './details.tsx'
import { type ListExtras, type ListFrame, noExtras } from './frame.ts'
import type { ListFacts } from './facts.ts'
import { listTexts } from './list-texts.ts'
import { List } from './list.tsx'
import { blocks } from './sections.tsx'
import { Skeleton } from './skeleton.tsx'
import type { Tally } from './tally.ts'
import { useMenu } from './use-menu.ts'
import { useThings } from './use-things.ts'
import { useTicked } from './use-ticked.ts'

/** What the build knows of a collection's page. */
export interface CollectionPageProps {
  language: Language
  facts: ListFacts
  images: string | null
  /** Whether things of this collection have pictures. */
  isPictured: boolean
  /** The names of the achievements that prove things of it, by id. */
  proofNames: ListFrame['proofNames']
  /** The achievements that say how many things of it a character has. */
  tallies: readonly Tally[]
}

interface Props extends CollectionPageProps {
  extras: ListExtras
}

const Ranked = ({ type, children }: { type: RarityType; children: (rarity: Rarity | null) => ReactNode }) =>
  children(useRarity(type, 'global'))

/** Draws with the rarity of a collection, where it has a list of it. */
const WithRarity = ({ type, children }: { type: RarityType | null; children: (rarity: Rarity | null) => ReactNode }) =>
  type === null ? children(null) : <Ranked type={type}>{children}</Ranked>

const Loaded = ({
  language,
  facts,
  extras,
  images,
  isPictured,
  proofNames,
  tallies,
  character,
}: Props & { character: CharacterAnswer | null }) => {
  const texts = listTexts(language)
  const { owned, marks, again } = useTicked(language, character, facts)
  const things = useThings(language, facts, owned, texts.list.groups, marks?.view.pending)
  const list = useMenu(facts)
  // A list is first drawn bit by bit, so that the page answers meanwhile; what changes later is drawn at once.
  const isReady = useDeferredValue(things.state === 'ready' && character !== null)
  if (things.state === 'failed')
    return (
      <Failed
        language={language}
        again={() => {
          again()
          checkPage()
        }}
      />
    )
  if (!isReady || things.state !== 'ready' || character === null)
    return <Skeleton {...{ language, texts, facts, isPictured, list }} />
  return (
    <Suspense fallback={<Skeleton {...{ language, texts, facts, isPictured, list }} />}>
      <WithRarity type={facts.list}>
        {(rarity) => (
          <List
            {...{
              language,
              texts,
              facts,
              extras,
              images,
              isPictured,
              proofNames,
              tallies,
              character,
              owned,
              rarity,
              list,
              marks,
            }}
            things={things.things}
            groups={things.groups}
          />
        )}
      </WithRarity>
    </Suspense>
  )
}

/** The island of a collection's page; a collection that shows more than every list does has one of its own, with `extras`. */
export const CollectionPage = ({ extras = noExtras, ...props }: CollectionPageProps & { extras?: ListExtras }) => {
  useEffect(() => {
    if (props.facts.page.block !== null) blocks.ahead()
    // The address may name a thing: its details are needed with the list.
    if (partsBelow(location.pathname).length === 0) return
    detailsAhead(extras)
  }, [extras, props.facts])
  return (
    <WithCharacter language={props.language}>
      {(character) => <Loaded {...props} extras={extras} character={character} />}
    </WithCharacter>
  )
}
