import type { Language } from '@kupodex/data/game'
import type { FirstSight } from './timeline.ts'
import { counted, fill } from '#texts/fill.ts'
import { Icon } from '../ui/icon.tsx'
import type { TimelineTexts } from './texts.ts'

interface Props {
  language: Language
  words: TimelineTexts
  sight: FirstSight
}

/** What a character had already when it was first read: one line, for nobody knows when it happened. */
export const FirstSightLine = ({ language, words: { events }, sight: { things } }: Props) => {
  const counts = things.map(({ type, count }) => counted(events.things[type], count, language))
  return (
    <li className="first-sight">
      <Icon name="telescope" className="icon" />
      <span>{fill(events.firstSight, { things: new Intl.ListFormat(language).format(counts) })}</span>
    </li>
  )
}
