import { type ReactNode, useMemo } from 'react'
import { eorzeaTime, forecast, nextPeriods, type Period } from '@kupodex/data/eorzea'
import type { Language } from '@kupodex/data/game'
import type { Thing } from '#collection/thing.ts'
import { bellText, hoursText } from '#format/clock.ts'
import { isoMoment } from '#format/date.ts'
import { NotReady } from '#tables/not-ready.tsx'
import { counted, fill } from '#texts/fill.ts'
import { ForecastList } from './forecast-list.tsx'
import { type Mission, missionOf } from './mission.ts'
import { type Planet, type Planets, usePlanets } from './planets.ts'
import { slotsOf } from './slots.ts'
import { type CosmicTexts, cosmicTexts } from './texts.ts'
import { useNow } from './use-now.ts'
import { clockText, spanText } from './when.ts'

/** How often the clock is drawn again (spec: characters §4). */
const tick = 3000

/** How many coming time slots are listed. */
const slotsShown = 6

interface PanelProps {
  language: Language
  things: readonly Thing[]
  /** The planet that is chosen; 0 for all. */
  planetId: number
}

interface PartProps {
  language: Language
  texts: CosmicTexts
  now: number
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
const when = ([period, next]: readonly Period[], part: PartProps): ReactNode => {
  const { language, texts, now } = part
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

/** The weathers that missions of a planet wait for, in the order of its rates. */
const awaited = ({ id, rates }: Planet, missions: readonly Mission[]): number[] => {
  const wanted = new Set(missions.flatMap(({ planetId, weatherId }) => (planetId === id ? [weatherId] : [])))
  return rates.map(({ weatherId }) => weatherId).filter((weatherId) => wanted.has(weatherId))
}

interface PlanetProps extends PartProps {
  planet: Planet
  missions: readonly Mission[]
  known: Planets
}

const PlanetNow = ({ planet, missions, known, ...part }: PlanetProps) => {
  const { language, texts, now } = part
  const [current] = forecast(planet.rates, now, 1)
  const nameOf = (weatherId: number | null | undefined) => known.weatherNames.get(weatherId ?? 0) ?? '–'
  return (
    <section>
      <h2>{planet.name}</h2>
      <dl>
        <Fact name={texts.panel.now}>
          {nameOf(current?.weatherId)}{' '}
          {current && (
            <span className="soft">{fill(texts.panel.until, { time: clockText(current.end, now, language) })}</span>
          )}
        </Fact>
        {awaited(planet, missions).map((weatherId) => (
          <Fact key={weatherId} name={fill(texts.panel.next, { name: nameOf(weatherId) })}>
            {when(nextPeriods({ weatherIds: [weatherId] }, planet.rates, now, 2), part)}
          </Fact>
        ))}
      </dl>
    </section>
  )
}

const Slots = ({ missions, ...part }: PartProps & { missions: readonly Mission[] }) => {
  const { language, texts, now } = part
  return (
    <section>
      <h2>{texts.panel.slots}</h2>
      <ul className="slots">
        {slotsOf(missions, now)
          .slice(0, slotsShown)
          .map(({ start, end, period, count }) => (
            <li key={`${start}-${end}`} data-now={period.start <= now || undefined}>
              <b>{hoursText(start, end)}</b> <span>{when([period], part)}</span>{' '}
              <span className="soft">{counted(texts.panel.missions, count, language)}</span>
            </li>
          ))}
      </ul>
    </section>
  )
}

/** The clock and the weather of planets, when what their missions wait for comes, and the forecast of the planet that is chosen. */
export const Panel = ({ language, things, planetId }: PanelProps) => {
  const texts = cosmicTexts(language)
  const known = usePlanets(language)
  const now = useNow(tick)
  const missions = useMemo(
    () => things.map(missionOf).filter((one) => planetId === 0 || one.planetId === planetId),
    [things, planetId],
  )
  if (known === 'failed') return <NotReady language={language} state="failed" />
  if (known === null) return null
  const shown = planetId === 0 ? known.planets : known.planets.filter(({ id }) => id === planetId)
  const { bell, minute } = eorzeaTime(now)
  const [only] = shown
  const part = { language, texts, now }
  return (
    <div className="sky">
      <p className="clock">
        {texts.panel.time} <b>{bellText(bell, minute)}</b>
      </p>
      <div className="planets">
        {shown.map((planet) => (
          <PlanetNow key={planet.id} {...part} {...{ planet, missions, known }} />
        ))}
      </div>
      <Slots {...part} missions={missions} />
      {only !== undefined && shown.length === 1 ? (
        <ForecastList {...part} planet={only} awaited={awaited(only, missions)} weatherNames={known.weatherNames} />
      ) : (
        <p className="soft small">{texts.panel.choose}</p>
      )}
    </div>
  )
}
