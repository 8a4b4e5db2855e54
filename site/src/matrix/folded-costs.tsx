import { Suspense, useState } from 'react'
import { laterPart } from '#ask/later-part.tsx'
import { hasPrices } from '#market/has-prices.ts'
import { missingCostTexts } from '#market/texts.ts'
import { commonTexts } from '#texts/texts.ts'
import type { CostsProps } from './costs.tsx'

const costs = laterPart(() => import('./costs.tsx').then(({ Costs }) => Costs))

/** What the missing ones cost each member, of a collection of which some things can be sold; asked for when it is opened. */
export const FoldedCosts = (props: CostsProps) => {
  const { language, list } = props.frame
  const [isOpen, setOpen] = useState(false)
  if (!hasPrices() || !list.isSold) return null
  return (
    <details className="panel pad" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{missingCostTexts(language).title}</summary>
      {isOpen && (
        <Suspense fallback={<p className="soft">{commonTexts(language).loading}</p>}>
          <costs.Part {...props} />
        </Suspense>
      )}
    </details>
  )
}
