import type { ReactNode } from 'react'
import { forecast, nextPeriods, type Period, type Rates } from '@kupodex/data/eorzea'
import type { Language } from '@kupodex/data/game'
import { isoMoment } from '#format/date.ts'
import { fill } from '#texts/fill.ts'
import type { CosmicTexts } from './texts.ts'
import { clockText, spanText } from '#format/when.ts'

/** What is said of a sky at a moment (epoch ms). */
export interface SkyMoment {
  language: Language
  texts: Pick<CosmicTexts, 'panel'>
  now: number
}

interface Props extends SkyMoment {
  name: ReactNode
  rates: Rates
  /** Weathers that something waits for there. */
  awaited: readonly number[]
  weatherOf: (id: number) => string | undefined
  level?: 2 | 3
}

const Time = ({ at, children }: { at: number; children: ReactNode }) => (
  <time dateTime={isoMoment(Math.floor(at / 1000) * 1000)}>{children}</time>
)

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** When a period is; where it has begun, also when the next one begins. */
export const when = ([period, next]: readonly Period[], { language, texts, now }: SkyMoment): ReactNode => {
  if (period === undefined) return texts.panel.never
  if (period.start <= now)
    return (
      <>
        <Time at={period.end}>{fill(texts.panel.isNow, { time: clockText(period.end, now, language) })}</Time>
        {next && <div className="soft">{fill(texts.panel.then, { time: clockText(next.start, now, language) })}</div>}
      </>
    )
  return (
    <Time at={period.start}>
      {clockText(period.start, now, language)} · {spanText(period.start, now, language)}
    </Time>
  )
}

/** When weathers come, the one that is there or comes next first; those that never come are last. */
const inOrderOfTime = (weatherIds: readonly number[], rates: Rates, now: number) =>
  weatherIds
    .map((weatherId) => ({ weatherId, periods: nextPeriods({ weatherIds: [weatherId] }, rates, now, 2) }))
    .sort((a, b) => (a.periods[0]?.start ?? Infinity) - (b.periods[0]?.start ?? Infinity))

/** The weather of a place, until when it holds, and when the weathers that are waited for come, in the order of time. */
export const SkyNow = ({ name, rates, awaited, weatherOf, level = 2, ...moment }: Props) => {
  const { language, texts, now } = moment
  const [current] = forecast(rates, now, 1)
  const nameOf = (weatherId: number | null | undefined) => weatherOf(weatherId ?? 0) ?? '–'
  const Heading = `h${level}` as const
  return (
    <section>
      <Heading>{name}</Heading>
      <dl>
        <Fact name={texts.panel.now}>
          {nameOf(current?.weatherId)}{' '}
          {current && (
            <span className="soft">{fill(texts.panel.until, { time: clockText(current.end, now, language) })}</span>
          )}
        </Fact>
        {inOrderOfTime(awaited, rates, now).map(({ weatherId, periods }) => (
          <Fact key={weatherId} name={fill(texts.panel.next, { name: nameOf(weatherId) })}>
            {when(periods, moment)}
          </Fact>
        ))}
      </dl>
    </section>
  )
}
