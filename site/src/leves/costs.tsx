import { allowanceDays, leveAllowances } from '@kupodex/data/rules'
import { titled } from '#format/punctuation.ts'
import { counted } from '#texts/fill.ts'
import type { AboveProps } from '#collection/frame.ts'
import type { Thing } from '#collection/thing.ts'
import { leveOf } from './leve.ts'
import { leveTexts } from './texts.ts'

/** Leves that a character can still do and has not: all of them where it is not known what it has. */
export const leftOf = (things: readonly Thing[]): Thing[] =>
  things.filter((thing) => thing.counting === 'counted' && !thing.isOwned)

/** What all leves cost that are missing, of the type that is shown and in all. */
export const Costs = ({ frame: { language, isKnown }, things, group }: AboveProps) => {
  const texts = leveTexts(language)
  const costOf = (some: readonly Thing[]): string => {
    const allowances = leveAllowances(leftOf(some).map(leveOf))
    const days = Math.round(allowanceDays(allowances) * 10) / 10
    return `${counted(texts.allowances, allowances, language)} · ${counted(texts.days, days, language)}`
  }
  const inGroup = things.filter(({ groups }) => group !== null && groups.includes(group))
  return (
    <div className="summary leve-costs">
      {group !== null && <b>{titled(language, isKnown ? texts.missingHere : texts.allHere, costOf(inGroup))}</b>}
      <b>{titled(language, isKnown ? texts.missingAll : texts.all, costOf(things))}</b>
      <p className="soft small">{texts.regained}</p>
    </div>
  )
}
