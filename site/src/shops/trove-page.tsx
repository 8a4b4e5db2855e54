import { useMemo } from 'react'
import type { CharacterAnswer } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import { Controls } from '#list/controls/controls.tsx'
import { useListState } from '#list/controls/use-list.ts'
import { useNarrowed } from '#list/controls/use-narrowed.ts'
import { ofOwnersOnly } from '#list/page-words.ts'
import { stateOf } from '#list/menu.ts'
import { formatNumber } from '#format/number.ts'
import { useIsHidden } from '#shield/use-is-hidden.ts'
import { fill } from '#texts/fill.ts'
import { WithCharacter } from '../character/with-character.tsx'
import { OfferTable } from './offer-table.tsx'
import { type Offer, offersOf, seasonFacet, troveModel, troveOptions } from './offers.ts'
import { StoreFailed } from './store-failed.tsx'
import { storePageTexts } from './page-texts.ts'
import type { StorePageProps, StoreProps } from './store-page.ts'
import { TickedKinds, type Ticks, useTicks } from './ticks.tsx'
import { restOf, unlockProgress } from './unlocks.ts'
import { type Store, useRows, useStoreFacts } from './use-store.ts'
import { useTroveWords } from './use-trove-words.ts'
import { KeptNote, NeedsOwnerAnswer } from './who-ticks.tsx'
import { Veil } from '../shield/veil.tsx'
import { RestText } from './rest-text.tsx'
import type { StoreTexts } from './texts.ts'

interface Props {
  language: Language
  text: StoreTexts
  offers: readonly Offer[]
  store: Store
  ticks: Ticks
}

/** The same while it is loading, so that what follows stays where it is. */
const TroveRestWaiting = ({ text }: Pick<Props, 'text'>) => (
  <details className="trove-rest">
    <summary>{text.trove.restOf}</summary>
  </details>
)

/** What the missing things of each season cost together: a season's tomestone buys nothing of another. */
export const TroveRest = ({ language, text, offers, store, ticks }: Props) => {
  const seasons = Map.groupBy(
    offers.flatMap(({ currencyItemId, cost, unlock }) => (unlock ? [{ currencyItemId, price: cost, unlock }] : [])),
    ({ currencyItemId }) => currencyItemId,
  )
  return (
    <details className="trove-rest">
      <summary>{text.trove.restOf}</summary>
      <dl>
        {[...seasons].map(([id, sold]) => (
          <div key={id}>
            <dt>
              <Veil patch={store.patchOf(id)} text={store.nameOf(id)} />
            </dt>
            <dd>
              <Veil patch={store.patchOf(id)} text={store.nameOf(id)} quiet>
                <RestText {...{ language, text }} rest={restOf(sold, ticks.has)} currency={store.nameOf(id)} />
              </Veil>
            </dd>
          </div>
        ))}
      </dl>
      <p className="small soft">{text.trove.seasons}</p>
    </details>
  )
}

const none: readonly never[] = []
const unread = () => null

const useHidesItem = ({ store }: ReturnType<typeof useStoreFacts>) => {
  const isHidden = useIsHidden()
  return useMemo(
    () => (itemId: number) => store !== null && isHidden(store.patchOf(itemId), store.nameOf(itemId)),
    [isHidden, store],
  )
}

const Trove = (props: StoreProps & { character: CharacterAnswer | null }) => {
  const { language, texts, character } = props
  const text = texts.store
  const rows = useRows(language, 'moogleTrove')
  const words = useTroveWords(language)
  const facts = useStoreFacts(words, character)
  const view = { ...facts, failed: { ...facts.failed, tables: facts.failed.tables || rows.failed } }
  const { store } = view
  const ticks = useTicks(store?.read ?? unread)
  const hides = useHidesItem(view)
  const menu = useListState('moogletomes', troveOptions)
  const offers = useMemo(
    () => (rows.rows === null || store === null ? none : offersOf(rows.rows, store.nameOf, ticks.has)),
    [rows.rows, store, ticks],
  )
  const facets = useMemo(
    () => (store === null ? none : [seasonFacet(text.trove.season, store.nameOf, hides)]),
    [store, hides, text],
  )
  const model = useMemo(() => troveModel(facets, hides), [facets, hides])
  const kinds = useMemo(() => [...new Set(offers.flatMap(({ unlock }) => unlock?.kind ?? []))].sort(), [offers])
  const { count, possible } = unlockProgress(offers, ticks.has)
  const isReady = rows.rows !== null && store !== null && character !== null
  const isKnown = !isReady || possible > 0
  const state = useMemo(() => stateOf(menu.state, isKnown), [menu.state, isKnown])
  const shown = useNarrowed<Offer>(offers, model, state)
  if (view.failed.tables || view.failed.patches) return <StoreFailed language={language} view={view} />
  const [n = '', of = ''] = [count, possible].map((value) => formatNumber(value, language))
  return (
    <div aria-busy={!isReady}>
      <StoreFailed language={language} view={view} />
      <div className="summary">
        <p>{isReady && possible > 0 ? fill(text.trove.progress, { n, of }) : isReady ? '–' : texts.tables.loading}</p>
        <progress className="bar" value={count} max={Math.max(1, possible)} aria-hidden="true" />
        {isReady ? <TroveRest {...{ language, text, offers, store, ticks }} /> : <TroveRestWaiting text={text} />}
      </div>
      <Controls
        {...{ language, shown, facets }}
        list={{ ...menu, state }}
        texts={texts.controls}
        names={text.words}
        without={isKnown ? none : ofOwnersOnly}
        isWaiting={!isReady}
      />
      {isReady && (
        <>
          <KeptNote language={language} characterId={character.id} />
          <OfferTable
            {...{ ...props, character, store, ticks, words }}
            title={text.trove.collection}
            note={text.fromLodestone}
            offers={shown.rows.filter(({ unlock }) => unlock !== null)}
          />
          <OfferTable
            {...{ ...props, character, store, ticks, words }}
            title={text.trove.misc}
            note={text.trove.miscNote}
            offers={shown.rows.filter(({ unlock }) => unlock === null)}
          />
          {shown.rows.length === 0 && <p className="panel pad soft">{text.nothing}</p>}
          <NeedsOwnerAnswer {...{ language, ticks }} characterId={character.id} path="moogletomes" />
          <TickedKinds {...{ language, ticks, kinds }} characterId={character.id} />
        </>
      )}
    </div>
  )
}

/** The island of the Moogle Treasure Trove: what it offers, and what a character has of it. */
export const TrovePage = (props: StorePageProps) => (
  <WithCharacter language={props.language}>
    {(character) => <Trove {...props} texts={storePageTexts(props.language)} character={character} />}
  </WithCharacter>
)
