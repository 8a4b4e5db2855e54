import { Check } from '#collection/check.tsx'
import { type ListFrame, thingPath } from '#collection/frame.ts'
import { ThingPicture } from '#collection/picture.tsx'
import type { Thing } from '#collection/thing.ts'
import { formatDay, formatMonth, isoDay } from '#format/date.ts'
import { fill } from '#texts/fill.ts'
import { Veil } from '../shield/veil.tsx'
import { relicTexts } from './texts.ts'

interface Props {
  frame: ListFrame
  thing: Thing
  /** Whether the Tab key reaches it; the arrow keys reach all others of the table. */
  isReached: boolean
  isOpen: boolean
}

/** When an achievement proved a relic, and which one. */
const Proof = ({ frame: { language, proofNames }, thing: { fixed } }: Pick<Props, 'frame' | 'thing'>) => {
  if (fixed?.by !== 'proven') return null
  const name = proofNames[fixed.achievement] ?? `#${fixed.achievement}`
  const ms = fixed.date * 1000
  const text = fill(relicTexts(language).proven, { name, date: formatDay(ms, language) })
  return (
    <small className="soft" title={text}>
      <time dateTime={isoDay(ms)} aria-hidden="true">
        {formatMonth(ms, language)}
      </time>
      <span className="unseen">{text}</span>
    </small>
  )
}

/** A relic in a table: its picture, which opens it, and its checkbox, or when an achievement proved it. */
export const RelicCell = ({ frame, thing, isReached, isOpen }: Props) => {
  const { facts, images, isPictured } = frame
  const { id, key, name, patch, mainPatch } = thing
  if (frame.isVeiled(thing))
    return (
      <div className="relic">
        <Veil patch={mainPatch} text={name} />
      </div>
    )
  return (
    <div className="relic" data-cell="" title={name}>
      <a
        href={thingPath(frame, thing)}
        data-thing={key}
        aria-label={name}
        aria-current={isOpen || undefined}
        tabIndex={isReached ? 0 : -1}
      >
        <ThingPicture {...{ facts, images: isPictured ? images : null, id, patch }} />
      </a>
      {frame.isKnown && <Check {...{ frame, thing, isReached }} />}
      <Proof frame={frame} thing={thing} />
    </div>
  )
}
