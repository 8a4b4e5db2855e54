import { memo, useMemo } from 'react'
import { eorzeaTime, forecast, weatherStart } from '@kupodex/data/eorzea'
import type { Language } from '@kupodex/data/game'
import type { Thing } from '#collection/thing.ts'
import { bellText, hoursText } from '#format/clock.ts'
import { titled } from '#format/punctuation.ts'
import { NotReady } from '#tables/not-ready.tsx'
import { counted, fill } from '#texts/fill.ts'
import { useNow } from '#ui/use-now.ts'
import { isoMoment } from '#format/date.ts'
import { clockText } from '#format/when.ts'
import { awaitedOn } from './awaited.ts'
import { type Mission, missionOf } from './mission.ts'
import { type Planet, planetsIn, usePlanets } from './planets.ts'
import { type SkyMoment, SkyNow, when } from './sky-now.tsx'
import { slotsOf } from './slots.ts'
import { cosmicTexts, type CosmicTexts } from './texts.ts'

/** How many weathers the forecast has, nearly a day of real time (spec: characters §9). */
const entries = 60

interface Props {
  language: Language
  texts: CosmicTexts
  planet: Planet
  /** Weathers that missions wait for. */
  awaited: readonly number[]
  weatherNames: ReadonlyMap<number, string>
}

/** The coming weathers of a planet with their times, by the reader's clock and the game's; a list that scrolls sideways. */
const Entries = memo(({ language, texts, planet, awaited, weatherNames, from }: Props & { from: number }) => (
  <section>
    <h2>{texts.panel.forecast}</h2>
    <div
      className="forecast"
      role="region"
      aria-label={fill(texts.panel.forecastOf, { planet: planet.name })}
      tabIndex={0}
    >
      <ol>
        {forecast(planet.rates, from, entries).map(({ start, weatherId }) => (
          <li key={start} data-awaited={(weatherId !== null && awaited.includes(weatherId)) || undefined}>
            <time dateTime={isoMoment(start)}>{clockText(start, from, language)}</time>
            <small className="soft">{bellText(eorzeaTime(start).bell)}</small>
            <span>{weatherNames.get(weatherId ?? 0) ?? '–'}</span>
          </li>
        ))}
      </ol>
    </div>
  </section>
))
Entries.displayName = 'Entries'

/** How often the clock is drawn again (spec: characters §4). */
export const tick = 3000

const slotsShown = 6

interface PanelProps {
  language: Language
  things: readonly Thing[]
  /** The planet that is chosen; 0 for all. */
  planetId: number
}

const Slots = ({ missions, ...part }: SkyMoment & { missions: readonly Mission[] }) => {
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
  const shown = planetsIn(known, planetId)
  const { bell, minute } = eorzeaTime(now)
  const [only] = shown
  const part = { language, texts, now }
  return (
    <div className="skies">
      <p className="clock">
        {texts.panel.time} <b>{bellText(bell, minute)}</b>
      </p>
      <div className="planets">
        {shown.map((planet) => (
          <SkyNow
            key={planet.id}
            {...part}
            name={planet.name}
            rates={planet.rates}
            awaited={awaitedOn(planet, missions)}
            weatherOf={(id) => known.weatherNames.get(id)}
          />
        ))}
      </div>
      <Slots {...part} missions={missions} />
      {only !== undefined && shown.length === 1 ? (
        <Entries
          {...{ language, texts, planet: only, weatherNames: known.weatherNames }}
          awaited={awaitedOn(only, missions)}
          from={weatherStart(now)}
        />
      ) : (
        <p className="soft small">{texts.panel.choose}</p>
      )}
    </div>
  )
}

/** What the panel says first, in a line: the clock, and the weather now. */
export const Glance = ({ language, planetId }: Pick<PanelProps, 'language' | 'planetId'>) => {
  const known = usePlanets(language)
  const now = useNow(tick)
  if (known === null || known === 'failed') return null
  const { bell, minute } = eorzeaTime(now)
  const skies = planetsIn(known, planetId).map(({ name, rates }) =>
    titled(language, name, known.weatherNames.get(forecast(rates, now, 1)[0]?.weatherId ?? 0) ?? '–'),
  )
  return <span className="soft">{[bellText(bell, minute), ...skies].join(' · ')}</span>
}
