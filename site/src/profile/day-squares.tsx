import { useMemo } from 'react'
import type { Language } from '@kupodex/data/game'
import { formatDay, formatMonth, formatMonthName } from '#format/date.ts'
import { formatNumber } from '#format/number.ts'
import { counted, fill } from '#texts/fill.ts'
import { Folded } from '../ui/folded.tsx'
import { HeadRow } from './head-row.tsx'
import type { ProfileTexts } from './texts.ts'
import {
  type DayCount,
  daysInWeek,
  halvesOf,
  shadeOf,
  shades,
  sumOfDays,
  sumsByMonth,
  yearOfDays,
} from './year-of-days.ts'

interface Props {
  language: Language
  text: ProfileTexts['gains']
  /** When things were obtained (epoch ms). */
  moments: readonly number[]
  /** Epoch ms. */
  now: number
}

type HalfProps = Pick<Props, 'language' | 'text'> & { days: readonly DayCount[] }

/** Distance of two squares in the picture, the side of one, and the height of the names of months above them. */
const step = 10
const side = 8
const head = 12

/** Columns that the name of a month needs. */
const nameWidth = 2

const onDay = ({ language, text }: Pick<Props, 'language' | 'text'>, { day, count }: DayCount) =>
  fill(text.onDay, { day: formatDay(day, language), n: formatNumber(count, language) })

const Half = ({ language, text, days }: HalfProps) => {
  const columns = Math.ceil(days.length / daysInWeek)
  return (
    <svg viewBox={`0 ${-head} ${columns * step} ${head + daysInWeek * step}`}>
      {days.map((one, at) => {
        const [column, row] = [Math.floor(at / daysInWeek), at % daysInWeek]
        const isNamed = new Date(one.day).getUTCDate() === 1 && column <= columns - nameWidth
        return (
          <g key={one.day}>
            {isNamed && (
              <text x={column * step} y={-3}>
                {formatMonthName(one.day, language)}
              </text>
            )}
            <rect
              {...{ x: column * step, y: row * step, width: side, height: side, rx: 1.5 }}
              className={`shade-${shadeOf(one.count)}`}
            >
              {one.count > 0 && <title>{onDay({ language, text }, one)}</title>}
            </rect>
          </g>
        )
      })}
    </svg>
  )
}

const Legend = ({ language, text }: Pick<Props, 'language' | 'text'>) => (
  <p className="small soft shades" aria-hidden="true">
    {text.perDay}
    {shades.map((least, at) => {
      const next = shades[at + 1]
      const from = formatNumber(least, language)
      const most = next === undefined ? '+' : next - 1 > least ? `–${formatNumber(next - 1, language)}` : ''
      return (
        <span key={least}>
          <i className={`shade-${at + 1}`} />
          {from}
          {most}
        </span>
      )
    })}
  </p>
)

const MonthTable = ({ language, text, days }: HalfProps) => (
  <table className="gains">
    <HeadRow names={[text.ofMonth, text.things, text.days, text.most]} />
    <tbody>
      {sumsByMonth(days).map(({ month, things, days: active, most }) => (
        <tr key={month}>
          <th scope="row">{formatMonth(month, language)}</th>
          <td>{formatNumber(things, language)}</td>
          <td>{formatNumber(active, language)}</td>
          <td>
            {most === null ? (
              '–'
            ) : (
              <>
                {formatNumber(most.count, language)}
                <small className="soft">{formatDay(most.day, language)}</small>
              </>
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** A year of days as squares, darker where more was obtained; in a sentence, and as a table of months for those who read it. */
export const DaySquares = ({ language, text, moments, now }: Props) => {
  const days = useMemo(() => yearOfDays(moments, now), [moments, now])
  const { things, days: active, most } = sumOfDays(days)
  const since = formatDay(days[0]?.day ?? now, language)
  return (
    <div className="year">
      <h3>{text.year}</h3>
      <p>
        {fill(counted(text.summary, things, language), { since, days: counted(text.onDays, active, language) })}{' '}
        {most !== null && onDay({ language, text: { ...text, onDay: text.mostOn } }, most)}
      </p>
      <div className="halves" role="img" aria-label={text.squares}>
        {halvesOf(days).map((half) => (
          <Half key={half[0]?.day ?? 0} {...{ language, text }} days={half} />
        ))}
      </div>
      <Legend {...{ language, text }} />
      <Folded title={text.table}>
        <MonthTable {...{ language, text, days }} />
      </Folded>
    </div>
  )
}
