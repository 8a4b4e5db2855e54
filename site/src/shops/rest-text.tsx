import type { Language } from '@kupodex/data/game'
import { formatNumber } from '#format/number.ts'
import { counted, fill } from '#texts/fill.ts'
import type { StoreTexts } from './texts.ts'
import type { Rest } from './unlocks.ts'

interface Props {
  language: Language
  text: StoreTexts
  rest: Rest
  /** The name of what is paid with. */
  currency: string
}

/** Says what is left to buy for a currency and what it costs together, and of what it is not known whether it is left. */
export const RestText = ({ language, text, rest: { count, cost, unknown }, currency }: Props) => (
  <>
    {count > 0 && (
      <p>
        {fill(counted(text.rest, count, language), {
          cost: fill(text.amount, { n: formatNumber(cost, language), name: currency }),
        })}
      </p>
    )}
    {count === 0 && unknown === 0 && <p>{text.nothingLeft}</p>}
    {unknown > 0 && <p className="small soft">{counted(text.notCounted, unknown, language)}</p>}
  </>
)
