import { formatNumber } from '#format/number.ts'
import { characterPagePath } from '#character/paths.ts'
import { fill } from '#texts/fill.ts'
import { Veil } from '../shield/veil.tsx'
import type { ShopsProps } from './store-page.ts'
import { unlockProgress } from './unlocks.ts'

/** All currencies with the progress of each, as links to what is sold for it. */
export const Currencies = ({ chosen, ...props }: ShopsProps & { chosen: number | null }) => {
  const { language, texts, currencies, store, ticks, character } = props
  const n = (value: number) => formatNumber(value, language)
  return (
    <nav className="group-links currencies" aria-label={texts.store.shops.currencies}>
      <ul>
        {currencies.map(({ id, sold }) => {
          const { count, possible } = unlockProgress(
            sold.map(({ unlock }) => unlock),
            ticks.has,
          )
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
