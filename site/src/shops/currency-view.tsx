import { useMemo } from 'react'
import type { LeanRow, Unlock } from '@kupodex/data/game'
import { Controls } from '#list/controls/controls.tsx'
import type { ListModel } from '#list/controls/narrow.ts'
import { useListState } from '#list/controls/use-list.ts'
import { useNarrowed } from '#list/controls/use-narrowed.ts'
import { DetailsHeading } from '#list/details-column.tsx'
import { ofOwnersOnly, searchTextOf } from '#list/page-words.ts'
import { stateOf } from '#list/menu.ts'
import { formatNumber } from '#format/number.ts'
import { characterPagePath } from '#character/paths.ts'
import { useIsHidden } from '#shield/use-is-hidden.ts'
import { Failed } from '#ask/failed.tsx'
import { fill } from '#texts/fill.ts'
import { useVeiled, Veil } from '../shield/veil.tsx'
import { RestText } from './rest-text.tsx'
import type { ShopsProps } from './store-page.ts'
import { isTicked, TickedKinds } from './ticks.tsx'
import { type Currency, restOf, type Sold, unlockProgress } from './unlocks.ts'
import { useRows, useSoldNames } from './use-store.ts'
import { type Good, Vendor } from './vendor.tsx'
import { KeptNote, NeedsOwnerAnswer } from './who-ticks.tsx'

const options = { sorts: ['inGame'], views: ['list'], shows: ['all', 'completed', 'missing'], facets: [] }

const none: readonly never[] = []

const useGoods = ({ store, ticks }: ShopsProps, currency: Currency): readonly Good[] =>
  useMemo(
    () =>
      currency.shops.flatMap(({ id, npcId, items }) =>
        items.map(({ itemId, price, unlock }) => ({
          ...{ shopId: id, npcId, itemId, price, unlock },
          name: store.nameOf(itemId),
          has: ticks.has(unlock),
        })),
      ),
    [currency, store, ticks],
  )

const useModel = ({ store, language }: ShopsProps): ListModel<Good> => {
  const isHidden = useIsHidden()
  const npcs = useRows(language, 'npcs')
  return useMemo(() => {
    const vendors = new Map((npcs.rows ?? none).map((row: LeanRow<'npcs'>) => [row.id, row.name]))
    return {
      // A vendor finds all of his goods.
      textOf: searchTextOf<Good>(
        { search: ['name', 'note'] },
        { name: ({ name }) => name, note: ({ npcId }) => vendors.get(npcId ?? 0) },
        ({ itemId, name }) => isHidden(store.patchOf(itemId), name),
      ),
      shows: { all: () => true, completed: ({ has }) => has === true, missing: ({ has }) => has === false },
      sorts: {},
      facets: [],
    }
  }, [isHidden, npcs.rows, store])
}

const kindsOf = (sold: readonly Sold[]): Unlock['kind'][] => [...new Set(sold.map(({ unlock }) => unlock.kind))].sort()

/** What is sold for a currency: what the rest costs, and the vendors with their places. */
const Goods = ({ currency, ...props }: ShopsProps & { currency: Currency }) => {
  const { language, texts, character, store, ticks } = props
  const text = texts.store
  const goods = useGoods(props, currency)
  const { id, sold } = currency
  const kinds = useMemo(() => kindsOf(sold), [sold])
  const { count, possible } = unlockProgress(sold, ticks.has)
  const menu = useListState('shops', options)
  const state = useMemo(() => stateOf(menu.state, possible > 0), [menu.state, possible])
  const shown = useNarrowed(goods, useModel(props), state)
  const n = (value: number) => formatNumber(value, language)
  const name = store.nameOf(id)
  const paidWith = useVeiled(store.patchOf(id), name) ? '…' : name
  const vendors = [...Map.groupBy(shown.rows, ({ shopId }) => shopId).values()]
  return (
    <>
      <p>{possible === 0 ? '–' : fill(text.progress, { n: n(count), of: n(possible) })}</p>
      <RestText {...{ language, text }} rest={restOf(sold, ticks.has)} currency={paidWith} />
      {kinds.some((kind) => !isTicked(kind)) && <p className="small soft">{text.fromLodestone}</p>}
      <Controls
        {...{ language, shown }}
        list={{ ...menu, state }}
        texts={texts.controls}
        names={text.words}
        facets={none}
        without={possible > 0 ? none : ofOwnersOnly}
      />
      <KeptNote language={language} characterId={character.id} />
      {vendors.map((some) => (
        <Vendor key={some[0]?.shopId} {...props} goods={some} />
      ))}
      {vendors.length === 0 && <p className="panel pad soft">{text.nothing}</p>}
      <NeedsOwnerAnswer {...{ language, ticks }} characterId={character.id} path="shops" />
      <TickedKinds {...{ language, ticks, kinds }} characterId={character.id} />
    </>
  )
}

const NamedGoods = (props: ShopsProps & { currency: Currency }) => {
  const { language, texts, currency, store } = props
  const { nameOf, failed, again } = useSoldNames(language, currency.id)
  const named = useMemo(() => (nameOf === null ? null : { ...store, nameOf }), [store, nameOf])
  if (failed) return <Failed language={language} again={again} />
  if (named !== null) return <Goods {...props} store={named} />
  return (
    <p className="panel pad soft" aria-busy="true">
      {texts.tables.loading}
    </p>
  )
}

/** A currency that is open: its name, and what is sold for it. */
export const CurrencyView = ({
  id,
  currency,
  ...props
}: ShopsProps & { id: number; currency: Currency | undefined }) => {
  const { language, texts, character, store } = props
  const { shops } = texts.store
  return (
    <section className="currency">
      <a className="link back" href={characterPagePath(language, character.id, 'shops')} data-group="">
        {shops.back}
      </a>
      <DetailsHeading openKey={id}>
        <Veil patch={store.patchOf(id)} text={store.nameOf(id)} />
      </DetailsHeading>
      {currency === undefined ? <p className="soft">{shops.none}</p> : <NamedGoods {...props} currency={currency} />}
    </section>
  )
}
