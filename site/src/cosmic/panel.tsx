import { useMemo } from 'react'
import { eorzeaTime } from '@kupodex/data/eorzea'
import type { Language } from '@kupodex/data/game'
import type { Thing } from '#collection/thing.ts'
import { bellText, hoursText } from '#format/clock.ts'
import { NotReady } from '#tables/not-ready.tsx'
import { counted } from '#texts/fill.ts'
import { awaitedOn } from './awaited.ts'
import { ForecastList } from './forecast-list.tsx'
import { type Mission, missionOf } from './mission.ts'
import { planetsIn, usePlanets } from './planets.ts'
import { type SkyMoment, SkyNow, when } from './sky-now.tsx'
import { slotsOf } from './slots.ts'
import { cosmicTexts } from './texts.ts'
import { useNow } from '#ui/use-now.ts'

/** How often the clock is drawn again (spec: characters §4). */
export const tick = 3000

/** How many coming time slots are listed. */
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
        <ForecastList {...part} planet={only} awaited={awaitedOn(only, missions)} weatherNames={known.weatherNames} />
      ) : (
        <p className="soft small">{texts.panel.choose}</p>
      )}
    </div>
  )
}
