import type { Language } from '@kupodex/data/game'
import { Line } from '#collection/thing-details.tsx'
import { listed } from '#format/punctuation.ts'
import { plainProse } from '#format/plain-prose.ts'
import { useTable } from '#tables/use-table.ts'
import { fill } from '#texts/fill.ts'
import type { CosmicTexts } from './texts.ts'

interface Props {
  language: Language
  words: CosmicTexts
  alertId: number
}

/** The red alert of a mission, and how to tell its variants apart where that is known. */
export const AlertLines = ({ language, words, alertId }: Props) => {
  const view = useTable(language, 'cosmicRedAlerts', 'full')
  const rows = view.state === 'ready' ? view.rows : []
  const alert = rows.find(({ id }) => id === alertId)
  if (alert === undefined) return null
  const hasVariants = rows.filter(({ name, planetId }) => name === alert.name && planetId === alert.planetId).length > 1
  const variant = fill(words.variant, { n: String(alert.variant) })
  return (
    <Line name={words.details.alert}>
      <div>{hasVariants ? listed(language, alert.name, variant) : alert.name}</div>
      {hasVariants && (
        <div className="soft small">
          {alert.balloonIds === null ? words.details.alertUnknown : words.details.alertNote}
        </div>
      )}
      {alert.balloons !== undefined && <q className="small">{plainProse(alert.balloons)}</q>}
    </Line>
  )
}
