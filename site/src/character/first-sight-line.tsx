import type { Language } from '@kupodex/data/game'
import type { FirstSight } from './timeline.ts'
import type { CharacterTexts } from './texts/index.ts'
import { counted, fill } from '#texts/fill.ts'
import { Icon } from '../ui/icon.tsx'

interface Props {
  language: Language
  own: CharacterTexts
  sight: FirstSight
}

/** What a character had already when it was first read: one line, for nobody knows when it happened. */
export const FirstSightLine = ({ language, own: { events }, sight: { things } }: Props) => {
  const words = things.map(({ type, count }) => counted(events.things[type], count, language))
  return (
    <li className="first-sight">
      <Icon name="telescope" className="icon" />
      <span>{fill(events.firstSight, { things: new Intl.ListFormat(language).format(words) })}</span>
    </li>
  )
}
