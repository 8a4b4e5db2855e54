import { eorzeaTime, forecast, weatherStart } from '@kupodex/data/eorzea'
import type { Language } from '@kupodex/data/game'
import { memo } from 'react'
import { bellText } from '#format/clock.ts'
import { isoMoment } from '#format/date.ts'
import { fill } from '#texts/fill.ts'
import type { Planet } from './planets.ts'
import type { CosmicTexts } from './texts.ts'
import { clockText } from '#format/when.ts'

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

/** The coming weathers of a planet with their times, by the reader's clock and the game's; a list that scrolls sideways. */
export const ForecastList = ({ now, awaited, ...props }: Props & { now: number }) => (
  <Entries {...props} awaited={awaited} from={weatherStart(now)} />
)
