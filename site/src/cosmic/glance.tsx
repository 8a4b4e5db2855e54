import { eorzeaTime, forecast } from '@kupodex/data/eorzea'
import type { Language } from '@kupodex/data/game'
import { bellText } from '#format/clock.ts'
import { titled } from '#format/punctuation.ts'
import { tick } from './panel.tsx'
import { planetsIn, usePlanets } from './planets.ts'
import { useNow } from '#ui/use-now.ts'

interface Props {
  language: Language
  /** The planet that is chosen; 0 for all. */
  planetId: number
}

/** What the panel says first, in a line: the clock, and the weather now. */
export const Glance = ({ language, planetId }: Props) => {
  const known = usePlanets(language)
  const now = useNow(tick)
  if (known === null || known === 'failed') return null
  const { bell, minute } = eorzeaTime(now)
  const skies = planetsIn(known, planetId).map(({ name, rates }) =>
    titled(language, name, known.weatherNames.get(forecast(rates, now, 1)[0]?.weatherId ?? 0) ?? '–'),
  )
  return <span className="soft">{[bellText(bell, minute), ...skies].join(' · ')}</span>
}
