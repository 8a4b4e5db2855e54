import type { Language } from '@kupodex/data/game'
import { Veil } from '../shield/veil.tsx'
import type { Offer } from './offers.ts'
import { RestText } from './rest-text.tsx'
import type { StoreTexts } from './texts.ts'
import type { Ticks } from './ticks.tsx'
import { restOf } from './unlocks.ts'
import type { Store } from './use-store.ts'

interface Props {
  language: Language
  text: StoreTexts
  offers: readonly Offer[]
  store: Store
  ticks: Ticks
}

/** The same while it is loading, so that what follows stays where it is. */
export const TroveRestWaiting = ({ text }: Pick<Props, 'text'>) => (
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
