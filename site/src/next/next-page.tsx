import type { CharacterAnswer } from '@kupodex/data/contract'
import { Suspense } from 'react'
import { Failed } from '#ask/failed.tsx'
import { laterPart } from '#ask/later-part.tsx'
import { WithCharacter } from '#character/with-character.tsx'
import { fill } from '#texts/fill.ts'
import { listed } from '#format/punctuation.ts'
import { hasPrices } from '#market/has-prices.ts'
import { useOwnWishes } from '#profile/use-own-wishes.ts'
import { Guard } from '#ui/guard.tsx'
import { useSeen } from '#ui/use-seen.ts'
import type { Known } from './known.ts'
import { type NextPageProps, Part, type PartProps } from './part.tsx'
import { nextPageTexts } from './texts.ts'
import { useKnown } from './use-known.ts'

/** The parts in their order; each comes when a reader is near it. */
const parts = [
  {
    part: 'places',
    icon: 'way-instance',
    later: laterPart(() => import('./places-part.tsx').then(({ PlacesPart }) => PlacesPart)),
  },
  {
    part: 'currencies',
    icon: 'way-shop',
    later: laterPart(() => import('./currencies-part.tsx').then(({ CurrenciesPart }) => CurrenciesPart)),
  },
  {
    part: 'market',
    icon: 'way-shop',
    later: laterPart(() => import('./market-part.tsx').then(({ MarketPart }) => MarketPart)),
  },
  {
    part: 'hour',
    icon: 'telescope',
    later: laterPart(() => import('./hour-part.tsx').then(({ HourPart }) => HourPart)),
  },
  {
    part: 'resets',
    icon: 'clock',
    later: laterPart(() => import('./resets-part.tsx').then(({ ResetsPart }) => ResetsPart)),
  },
] as const

type PartHere = (typeof parts)[number]

/** A part that has only its heading and its lead yet. */
const Hole = ({ language, part, icon }: Pick<NextPageProps, 'language'> & Pick<PartHere, 'part' | 'icon'>) => {
  const { title, lead } = nextPageTexts(language)[part]
  return <Part {...{ part, icon, title, lead }} isBusy />
}

/** A part, once a reader is near it and it is known what the character has. */
const PartIn = ({
  one: { part, icon, later },
  known,
  ...props
}: Omit<PartProps, 'known'> & { known: Known | null; one: PartHere }) => {
  const [ref, isSeen] = useSeen()
  const hole = <Hole {...{ language: props.language, part, icon }} />
  return (
    <div ref={ref}>
      {isSeen && known !== null ? (
        <Guard instead={null}>
          <Suspense fallback={hole}>
            <later.Part {...{ ...props, known }} />
          </Suspense>
        </Guard>
      ) : (
        hole
      )}
    </div>
  )
}

const Parts = ({ character, ...props }: NextPageProps & { character: CharacterAnswer | null }) => {
  const { language, titles } = props
  const text = nextPageTexts(language)
  const { wishes } = useOwnWishes(character?.id ?? 0)
  const { known, unknown, failed, again } = useKnown(character, wishes)
  const names = unknown.flatMap((type) => titles[type] ?? [])
  const isAllUnknown = names.length === Object.keys(titles).length
  return (
    <div className="next-page" aria-busy={known === null}>
      {failed && <Failed className="row" language={language} again={again} />}
      {known !== null && isAllUnknown ? (
        <p className="panel pad soft">{text.allUnknown}</p>
      ) : (
        parts.map(
          (one) =>
            (one.part !== 'market' || hasPrices()) && (
              <PartIn
                key={one.part}
                {...{ ...props, one, known }}
                characterId={character?.id ?? 0}
                dataCenter={character?.dcName ?? ''}
              />
            ),
        )
      )}
      {names.length > 0 && !isAllUnknown && (
        <p className="small soft">{fill(text.unknown, { collections: listed(language, ...names) })}</p>
      )}
    </div>
  )
}

export const NextPage = (props: NextPageProps) => (
  <WithCharacter language={props.language}>{(character) => <Parts {...props} character={character} />}</WithCharacter>
)
