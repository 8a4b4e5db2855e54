import type { OwnDetailsProps } from '#collection/frame.ts'
import { Line } from '#collection/thing-details.tsx'
import { useTable } from '#tables/use-table.ts'
import { fill } from '#texts/fill.ts'
import { needText } from './amount-text.ts'
import { relicOf } from './relic.ts'
import { useSeries } from './series.ts'
import { relicTexts } from './texts.ts'

/** Whom a relic is for, and what its step takes. */
export const RelicDetails = ({ frame: { language }, thing }: OwnDetailsProps) => {
  const texts = relicTexts(language)
  const { relicSeriesId, step, role, jobIds } = relicOf(thing)
  const series = useSeries(language)?.get(relicSeriesId)
  const jobs = useTable(language, 'jobs')
  const names = jobs.state === 'ready' ? jobs.rows.filter(({ id }) => jobIds.includes(id)).map(({ name }) => name) : []
  const whom = role === null ? names.join(texts.and) : texts.roles[role]
  const costs = series?.costs.filter((cost) => cost.step === step || cost.step === 0) ?? []
  return (
    <dl className="detail-facts">
      {series !== undefined && <Line name={texts.series}>{series.name}</Line>}
      {series?.isChain === true && <Line name={texts.step}>{step}</Line>}
      {whom !== '' && <Line name={texts.wornBy}>{whom}</Line>}
      {costs.length > 0 && (
        <Line name={texts.takes}>
          {costs.map(({ firstOnly, ...cost }) => {
            const text = needText(
              { ...cost, price: cost.price && { ...cost.price, count: cost.price.count * cost.count } },
              language,
            )
            return <div key={cost.name}>{firstOnly ? fill(texts.firstOnly, { name: text }) : text}</div>
          })}
          <small className="soft">{texts.guide}</small>
        </Line>
      )}
    </dl>
  )
}
