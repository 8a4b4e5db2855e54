import { Suspense, useDeferredValue, useMemo } from 'react'
import type { CharacterAnswer } from '@kupodex/data/contract'
import { ListWithDetails } from '#list/list-with-details.tsx'
import { usePlace } from '#list/opened.ts'
import { useOpenedName } from '#list/use-opened-name.ts'
import { laterPart } from '#ask/later-part.tsx'
import { formatNumber } from '#format/number.ts'
import { characterPagePath } from '#character/paths.ts'
import { fill } from '#texts/fill.ts'
import { WithCharacter } from '../character/with-character.tsx'
import { StoreFailed } from './store-failed.tsx'
import { storePageTexts } from './page-texts.ts'
import type { ShopsProps, StorePageProps, StoreProps } from './store-page.ts'
import { useTicks } from './ticks.tsx'
import { byCurrency, unlockProgress } from './unlocks.ts'
import { useCurrencyNames, useRows, useStoreFacts } from './use-store.ts'
import { Veil } from '../shield/veil.tsx'

/** All currencies with the progress of each, as links to what is sold for it. */
export const Currencies = ({ chosen, ...props }: ShopsProps & { chosen: number | null }) => {
  const { language, texts, currencies, store, ticks, character } = props
  const n = (value: number) => formatNumber(value, language)
  return (
    <nav className="group-links currencies" aria-label={texts.store.shops.currencies}>
      <ul>
        {currencies.map(({ id, sold }) => {
          const { count, possible } = unlockProgress(sold, ticks.has)
          const name = store.nameOf(id)
          return (
            <li key={id}>
              <Veil patch={store.patchOf(id)} text={name}>
                <a
                  href={characterPagePath(language, character.id, 'shops', id)}
                  data-group={id}
                  aria-current={id === chosen ? 'page' : undefined}
                >
                  <span>{name}</span>
                  <small>{possible === 0 ? '–' : fill(texts.store.progress, { n: n(count), of: n(possible) })}</small>
                  <progress className="bar" value={count} max={Math.max(1, possible)} aria-hidden="true" />
                </a>
              </Veil>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

const currencyView = laterPart(() => import('./currency-view.tsx').then(({ CurrencyView }) => CurrencyView), {
  className: 'panel pad stack',
})

const Shops = (props: ShopsProps) => {
  const { texts, currencies, store } = props
  // What is open changes a moment later than the address: what is shown stays until its script is there.
  const [last] = useDeferredValue(usePlace()).parts
  const chosen = last === undefined ? null : Number(last)
  const currency = currencies.find(({ id }) => id === chosen)
  useOpenedName(currency && { name: store.nameOf(currency.id), patch: store.patchOf(currency.id) })
  return (
    <ListWithDetails className="shops" openKey={chosen} closesTo={null} ahead={currencyView.ahead}>
      {chosen === null && <p className="panel pad soft">{texts.store.shops.select}</p>}
      <Currencies {...props} chosen={chosen} />
      {chosen !== null && (
        <Suspense fallback={<p className="panel pad soft">{texts.tables.loading}</p>}>
          <currencyView.Part key={chosen} {...props} id={chosen} currency={currency} />
        </Suspense>
      )}
    </ListWithDetails>
  )
}

const unread = () => null

const Loaded = (props: StoreProps & { character: CharacterAnswer | null }) => {
  const { language, texts, character } = props
  const shops = useRows(language, 'shops')
  const facts = useStoreFacts(useCurrencyNames(language), character)
  const { store } = facts
  const view = { ...facts, failed: { ...facts.failed, tables: facts.failed.tables || shops.failed } }
  const currencies = useMemo(() => (shops.rows === null ? null : byCurrency(shops.rows)), [shops.rows])
  const ticks = useTicks(store?.read ?? unread)
  const isReady = currencies !== null && store !== null && character !== null
  const isStuck = view.failed.tables || view.failed.patches
  return (
    <>
      <StoreFailed language={language} view={view} />
      {isReady ? (
        <Shops {...props} {...{ currencies, ticks, character, store }} />
      ) : (
        !isStuck && (
          <p className="panel pad soft" aria-busy="true">
            {texts.tables.loading}
          </p>
        )
      )}
    </>
  )
}

/** The island of the shops: what vendors sell for each currency that unlocks something, and what a character has of it. */
export const ShopsPage = (props: StorePageProps) => (
  <WithCharacter language={props.language}>
    {(character) => <Loaded {...props} texts={storePageTexts(props.language)} character={character} />}
  </WithCharacter>
)
