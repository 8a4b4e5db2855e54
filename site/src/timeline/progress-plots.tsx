import type { SyncedPart } from '@kupodex/data/character'
import { type CharacterAnswer, type TimelineAnswer, partKnown } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import { formatMonth, formatYear } from '#format/date.ts'
import { formatNumber } from '#format/number.ts'
import { Chart, type ChartWords } from './chart.tsx'
import { countByMonth, type MonthField, monthFields, seriesOf } from './series.ts'
import type { TimelineTexts } from './texts.ts'

interface Props {
  language: Language
  words: TimelineTexts
  /** What stands for a part that was never read. */
  notRead: string
  /** Null while they are being fetched. */
  character: CharacterAnswer | null
  answer: TimelineAnswer | null
}

/** Months that the bars go back. */
const mostMonths = 24

const partOf = { points: 'achievements', mounts: 'mounts', minions: 'minions' } as const satisfies Record<
  MonthField,
  SyncedPart
>

/** Whether a sum of a month is known: of mounts and minions nothing is before the first reading, which found some. */
const isCounted = (field: MonthField, sum: number): boolean => field === 'points' || sum > 0

const noMonths: TimelineAnswer['months'] = []

const Table = ({
  language,
  words: { plots },
  months,
  isKnown,
}: Pick<Props, 'language' | 'words'> & {
  months: TimelineAnswer['months']
  isKnown: (field: MonthField) => boolean
}) => (
  <details>
    <summary>{plots.table}</summary>
    <div className="scroll" tabIndex={0} role="region" aria-label={plots.title}>
      <table className="panel">
        <thead>
          <tr>
            <th>{plots.month}</th>
            {monthFields.map((field) => (
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
              {monthFields.map((field) => (
                <td key={field} className="num">
                  {isKnown(field) && isCounted(field, values[field]) ? formatNumber(values[field], language) : '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
)

const wordsIn = (language: Language, point: string): ChartWords => ({
  value: (value) => formatNumber(value, language),
  at: (at) => formatMonth(at, language),
  tick: (at, isYear) => (isYear ? formatYear(at, language) : formatMonth(at, language)),
  point,
})

/** What a character had come to month by month, and how many achievements each month brought; as large while that is being fetched. */
export const ProgressPlots = ({ language, words, notRead, character, answer }: Props) => {
  const { plots } = words
  const months = answer?.months ?? noMonths
  const end = character?.updatedAt ?? 0
  const write = wordsIn(language, plots.value)
  const stateOf = (field: MonthField) => (character === null ? 'known' : partKnown(character, partOf[field]))
  const isKnown = (field: MonthField) => stateOf(field) === 'known'
  const noneOf = (field: MonthField) =>
    character === null || answer === null
      ? ''
      : { private: plots.private, unread: notRead, known: plots.none }[stateOf(field)]
  const pointsOf = (field: MonthField) => (isKnown(field) ? seriesOf(months, field, end) : [])
  // Charts without points have nothing that takes the focus, by which the row of them could be scrolled.
  const strip = monthFields.some((field) => pointsOf(field).length > 0)
    ? {}
    : { role: 'region', tabIndex: 0, 'aria-label': plots.title }
  const achieved = (answer?.events ?? []).flatMap(({ type, createdAt }) => (type === 'achievement' ? [createdAt] : []))
  return (
    <section className="stack">
      <h2>{plots.title}</h2>
      <p className="small soft">{plots.since}</p>
      <div className="charts" {...strip}>
        {monthFields.map((field) => (
          <Chart
            key={field}
            kind="sum"
            title={plots[field]}
            points={pointsOf(field)}
            words={write}
            none={noneOf(field)}
          />
        ))}
        <Chart
          kind="count"
          title={plots.perMonth}
          points={isKnown('points') ? countByMonth(achieved, mostMonths, end) : []}
          words={write}
          none={noneOf('points')}
        />
      </div>
      <Table language={language} words={words} months={months} isKnown={isKnown} />
    </section>
  )
}
