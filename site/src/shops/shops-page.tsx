import { type MouseEvent, Suspense, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import type { CharacterAnswer } from '@kupodex/data/contract'
import { hasMoved, moveTo, usePlace } from '#collection/opened.ts'
import { isPlainClick } from '#ui/plain-click.ts'
import { useOpenName } from '#character/use-open-name.ts'
import { useIsHidden } from '#shield/use-is-hidden.ts'
import { Guard } from '#ui/guard.tsx'
import { laterPart } from '#ui/later-part.ts'
import { WithCharacter } from '../character/with-character.tsx'
import { Currencies } from './currencies.tsx'
import { StoreFailed } from './store-failed.tsx'
import type { StoreProps } from './store-page.ts'
import { type Ticks, useTicks } from './ticks.tsx'
import { byCurrency, type Currency } from './unlocks.ts'
import { type Store, useCurrencyNames, useRows, useStoreFacts } from './use-store.ts'

/** What is sold for a currency, once one is chosen. */
const currencyView = laterPart(() => import('./currency-view.tsx').then(({ CurrencyView }) => CurrencyView))

/** What all parts of the shops are drawn with. */
export interface ShopsProps extends StoreProps {
  character: CharacterAnswer
  store: Store
  ticks: Ticks
  currencies: readonly Currency[]
}

const click = (event: MouseEvent) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-currency]') : null
  if (link === null || !isPlainClick(event)) return
  event.preventDefault()
  moveTo(link.pathname)
}

/** The focus goes back to the currency that was left. */
const useReturn = (chosen: number | null) => {
  const root = useRef<HTMLDivElement>(null)
  const left = useRef<number | null>(null)
  useEffect(() => {
    if (chosen === null && left.current !== null && hasMoved())
      root.current?.querySelector<HTMLElement>(`.currencies a[data-currency="${left.current}"]`)?.focus()
    left.current = chosen
  }, [chosen])
  return root
}

const Shops = (props: ShopsProps) => {
  const { texts, currencies, store } = props
  // What is open changes a moment later than the address: what is shown stays until its script is there.
  const [last] = useDeferredValue(usePlace()).parts
  const chosen = last === undefined ? null : Number(last)
  const currency = currencies.find(({ id }) => id === chosen)
  const root = useReturn(chosen)
  const isHidden = useIsHidden()
  const name = currency === undefined ? '' : store.nameOf(currency.id)
  useOpenName(currency !== undefined && isHidden(store.patchOf(currency.id), name) ? '' : name)
  return (
    <div
      className="shops"
      data-open={chosen === null ? undefined : ''}
      ref={root}
      onClick={click}
      onPointerEnter={currencyView.ahead}
    >
      {chosen === null && <p className="panel pad soft">{texts.store.shops.select}</p>}
      <Currencies {...props} chosen={chosen} />
      {chosen !== null && (
        <Guard instead={<p className="panel pad soft">{texts.tables.failed}</p>}>
          <Suspense fallback={<p className="panel pad soft">{texts.tables.loading}</p>}>
            <currencyView.Part key={chosen} {...props} id={chosen} currency={currency} />
          </Suspense>
        </Guard>
      )}
    </div>
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
      <StoreFailed texts={texts} view={view} />
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
export const ShopsPage = (props: StoreProps) => (
  <WithCharacter language={props.language} texts={props.texts}>
    {(character) => <Loaded {...props} character={character} />}
  </WithCharacter>
)
