import type { TimelineAnswer } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import { countByMonth, sinceFirst } from './plot.ts'
import { formatMonth } from '#format/date.ts'
import { formatNumber } from '#format/number.ts'
import type { CharacterTexts } from './texts/index.ts'
import { fill } from '#texts/fill.ts'
import { Bars, Curve } from './plot.tsx'

interface Props {
  language: Language
  own: CharacterTexts
  answer: TimelineAnswer
}

/** Months that the bars go back. */
const mostMonths = 24

const series = ['points', 'mounts', 'minions'] as const

const Table = ({ language, own: { plots }, answer: { months } }: Props) => (
  <details>
    <summary>{plots.table}</summary>
    <div className="scroll" tabIndex={0} role="region" aria-label={plots.title}>
      <table className="panel">
        <thead>
          <tr>
            <th>{plots.month}</th>
            {series.map((field) => (
              <th key={field} className="num">
                {plots[field]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.toReversed().map(({ date, ...values }) => (
            <tr key={date}>
              <th scope="row">{formatMonth(date * 1000, language)}</th>
              {series.map((field) => (
                <td key={field} className="num">
                  {formatNumber(values[field], language)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
)

/** What a character had come to month by month, and how many achievements each month brought. */
export const ProgressPlots = (props: Props) => {
  const {
    language,
    own: { plots },
    answer: { months, events },
  } = props
  if (months.length === 0) return null
  const n = (value: number) => formatNumber(value, language)
  const month = (ms: number) => formatMonth(ms, language)
  const counts = countByMonth(
    events.flatMap(({ type, createdAt }) => (type === 'achievement' ? [createdAt] : [])),
    mostMonths,
  )
  const [from, to] = [counts[0], counts.at(-1)]
  const most = Math.max(0, ...counts.map(({ count }) => count))
  return (
    <section className="stack">
      <h3>{plots.title}</h3>
      <div className="curve-boxes">
        {series.map((field) => {
          const points = sinceFirst(months.map(({ date, ...values }) => ({ at: date * 1000, value: values[field] })))
          if (points.length < 2) return null
          return (
            <Curve
              key={field}
              title={plots[field]}
              points={points}
              write={{ value: n, at: month }}
              words={plots.words}
            />
          )
        })}
        {from !== undefined && to !== undefined && (
          <Bars
            title={plots.perMonth}
            now={fill(plots.most, { n: n(most) })}
            words={fill(plots.barWords, { from: month(from.month), to: month(to.month), n: n(most) })}
            ends={[month(from.month), month(to.month)]}
            scale={[n(Math.max(1, most)), '0']}
            counts={counts.map(({ count }) => count)}
          />
        )}
      </div>
      <Table {...props} />
    </section>
  )
}
