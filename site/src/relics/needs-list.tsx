import type { Language } from '@kupodex/data/game'
import type { Thing } from '#collection/thing.ts'
import { counted, fill } from '#texts/fill.ts'
import { amountText, needText } from './amount-text.ts'
import { needsOfAll, paidFor } from './costs.ts'
import type { Series } from './relic.ts'
import { relicTexts } from './texts.ts'

export interface NeedsProps {
  language: Language
  series: readonly Series[]
  /** All relics of these series, and others. */
  things: readonly Thing[]
}

/** What the missing relics of some series take, and what that costs in each currency. */
export const NeedsList = ({ language, series, things }: NeedsProps) => {
  const texts = relicTexts(language)
  const { needs, unknown } = needsOfAll(series, things)
  const paid = paidFor(needs).map((amount) => amountText(amount, language))
  return (
    <>
      <ul className="relic-needs">
        {needs.map((need) => (
          <li key={`${need.name} ${need.price?.name}`}>{needText(need, language)}</li>
        ))}
      </ul>
      {paid.length > 0 && <p>{fill(texts.paid, { list: paid.join(texts.and) })}</p>}
      {unknown > 0 && <p>{counted(texts.unknown, unknown, language)}</p>}
      <p>{texts.guides}</p>
    </>
  )
}
