import { type ReactNode, useState } from 'react'
import type { Language } from '@kupodex/data/game'
import { counted, fill } from '#texts/fill.ts'
import { amountText, needText } from './amount-text.ts'
import { type Needs, paidFor } from './costs.ts'
import { relicTexts } from './texts.ts'

/** What missing relics take, and what that costs in each currency. */
const NeedsList = ({ language, needs: { needs, unknown } }: { language: Language; needs: Needs }) => {
  const texts = relicTexts(language)
  const paid = paidFor(needs)
  return (
    <>
      <ul className="relic-needs">
        {needs.map((need) => (
          <li key={`${need.name} ${need.price?.name}`}>{needText(need, language)}</li>
        ))}
      </ul>
      {paid.length > 0 && (
        <p>{fill(texts.paid, { list: paid.map((amount) => amountText(amount, language)).join(texts.and) })}</p>
      )}
      {unknown > 0 && <p>{counted(texts.unknown, unknown, language)}</p>}
      <p>{texts.guides}</p>
    </>
  )
}

interface Props {
  language: Language
  title: ReactNode
  /** Worked out once it is asked for. */
  needs: () => Needs
}

/** What missing relics take, behind one press. */
export const NeedsBox = ({ language, title, needs }: Props) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="relic-box small" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && <NeedsList language={language} needs={needs()} />}
    </details>
  )
}
