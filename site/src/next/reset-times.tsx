import type { Language } from '@kupodex/data/game'
import { nextDailyReset, nextReset } from '@kupodex/data/rules'
import { animalTexts } from '#animals/texts.ts'
import { durationText } from '#animals/times.ts'
import { isoMoment } from '#format/date.ts'
import { clockText } from '#format/when.ts'
import { fill } from '#texts/fill.ts'
import { useNow } from '#ui/use-now.ts'
import { resetTexts } from './texts.ts'

/** How often the time that is left is drawn again, in milliseconds. */
const tick = 15_000

/** When the game's days and weeks begin anew, by the reader's clock, and how long that is from now. */
export const ResetTimes = ({ language }: { language: Language }) => {
  const now = useNow(tick)
  const text = resetTexts(language)
  const resets = [
    { name: text.daily, at: nextDailyReset(now) },
    { name: text.weekly, at: nextReset(now) },
  ]
  return (
    <dl className="facts">
      {resets.map(({ name, at }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{fill(animalTexts(language).inTime, { time: durationText(at - now, language) })}</b>
            <br />
            <time className="small soft" dateTime={isoMoment(at)}>
              {clockText(at, now, language)}
            </time>
          </dd>
        </div>
      ))}
    </dl>
  )
}
