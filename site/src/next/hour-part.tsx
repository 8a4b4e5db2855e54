import type { Language } from '@kupodex/data/game'
import { useEffect, useMemo, useState } from 'react'
import { asked } from '#ask/asked.ts'
import { Failed } from '#ask/failed.tsx'
import { useResource } from '#ask/use-resource.ts'
import { characterPagePath } from '#character/paths.ts'
import { factsOf } from '#collection/facts.ts'
import { NotifyButton } from '#collection/notify-button.tsx'
import type { Offers } from '#collection/offer.ts'
import { onEachBell } from '#collection/on-each-bell.ts'
import { hoursText } from '#format/clock.ts'
import { isoMoment } from '#format/date.ts'
import { listed, titled } from '#format/punctuation.ts'
import { clockText, spanText } from '#format/when.ts'
import { ThingLink } from '#profile/thing-link.tsx'
import { useVeiled, Veil } from '#shield/veil.tsx'
import { counted, fill } from '#texts/fill.ts'
import { useNow } from '#ui/use-now.ts'
import type { Known } from './known.ts'
import { MoreLines } from './more-lines.tsx'
import { Part, type PartProps, WantedStar } from './part.tsx'
import { nextPageTexts } from './texts.ts'
import { type NextWindows, offersOf, type Opening, openingsAt, type TimedType } from './windows.ts'

/** How often the clock is looked at, in milliseconds. */
const tick = 15_000

/** How many times are shown at first, and how many names of each. */
const [first, named] = [8, 3]

type Props = Pick<PartProps, 'language' | 'characterId' | 'known' | 'titles' | 'ocean'>

const listOf = (language: Language, characterId: number, type: TimedType, ...rest: readonly string[]) =>
  characterPagePath(language, characterId, factsOf(type).page.path, ...rest)

/** When it is: until when, or from when, and how long that is from now. */
const When = ({ language, opening: { period, isNow }, now }: { language: Language; opening: Opening; now: number }) => {
  const { hour: text } = nextPageTexts(language)
  const at = isNow ? period.end : period.start
  const time = clockText(at, now, language)
  return (
    <time dateTime={isoMoment(Math.floor(at / 1000) * 1000)} data-now={isNow || undefined}>
      {isNow ? fill(text.until, { time }) : time} · {spanText(at, now, language)}
    </time>
  )
}

/** The main patch, in tenths, of the first of some things, with which their place is known; null where one is of any. */
const firstPatch = (things: Opening['things']): number | null => {
  const known = things.flatMap(({ patch }) => patch ?? [])
  return known.length < things.length ? null : Math.min(...known)
}

const OpeningLine = ({
  opening,
  now,
  language,
  characterId,
  titles,
  ocean,
}: Omit<Props, 'known'> & { opening: Opening; now: number }) => {
  const { hour: text, missing, others, wanted } = nextPageTexts(language)
  const { key, type, weather, hours, sky, things } = opening
  // Ocean fishing has no place of its own: what it is called stands in its place.
  const place = opening.place ?? ocean
  const title = [place, weather].filter(Boolean).join(' · ')
  const list = listOf(language, characterId, type)
  const isCounted = type === 'fish'
  const shown = isCounted ? [] : things.slice(0, named)
  const patch = firstPatch(things)
  const isVeiled = useVeiled(patch, title)
  return (
    <li className="opening" data-type={type}>
      <div className="what">
        <h3>
          <Veil patch={patch} text={title} />
        </h3>
        <p>
          <When {...{ language, opening, now }} />
          {hours !== null && (
            <small className="soft">
              {' · '}
              {fill(text.hours, { hours: hoursText(hours.start, hours.end % 24) })}
            </small>
          )}
          {isCounted && <small className="soft"> · {text.boarding}</small>}
        </p>
        <p className="small">
          <a className="link" href={list}>
            {titles[type]}
          </a>
          {titled(language, '', '')}
          {isCounted && counted(missing, things.length, language)}
          {shown.map((thing, at) => (
            <span key={thing.id}>
              {at > 0 && listed(language, '', '')}
              <ThingLink thing={{ ...thing, path: listOf(language, characterId, type, String(thing.key)) }} />
              {thing.isWanted && <WantedStar text={wanted} />}
            </span>
          ))}
          {!isCounted && things.length > shown.length && ` ${counted(others, things.length - shown.length, language)}`}
        </p>
      </div>
      {sky !== null && !isVeiled && (
        <NotifyButton
          notice={{ ...{ ...sky, language, title, path: list }, id: `next ${key}`, text: text.until }}
          isOneOfSeveral
          words={{ ...text.notify, label: fill(text.notify.of, { name: title }) }}
        />
      )}
    </li>
  )
}

/** The times at which what is left can be had, as of now; null before they are worked out. What still holds at a bell is not worked out again. */
const useOpenings = (file: NextWindows, known: Known, now: number): readonly Opening[] | null => {
  const [offers, setOffers] = useState<Offers>()
  useEffect(() => onEachBell((at) => setOffers((last) => offersOf(file, known, at, last))), [file, known])
  return useMemo(() => (offers === undefined ? null : openingsAt(file, known, offers, now)), [file, known, offers, now])
}

const Openings = ({ file, known, ...props }: Props & { file: NextWindows }) => {
  const { language } = props
  const text = nextPageTexts(language)
  const now = useNow(tick)
  const openings = useOpenings(file, known, now)
  const [most, setMost] = useState<number | null>(null)
  if (openings === null) return null
  const soon = openings.filter(({ isSoon }) => isSoon).length
  // What comes later is shown only when it is asked for.
  const rows = openings.slice(0, most ?? Math.min(first, soon))
  return (
    <>
      {soon === 0 && <p className="soft">{text.hour.nothing}</p>}
      <ul className="lines">
        {rows.map((opening) => (
          <OpeningLine key={opening.key} {...{ ...props, opening, now }} />
        ))}
      </ul>
      <MoreLines
        language={language}
        text={{ ...text, more: rows.length < soon ? text.more : text.hour.later }}
        shown={{ rows, count: openings.length, more: () => setMost(rows.length + first) }}
      />
    </>
  )
}

/** What is missing and can be had by the weather and the clock in the next hour. */
export const HourPart = (props: Props) => {
  const { language } = props
  const { hour: text } = nextPageTexts(language)
  const file = asked('nextWindows', { lang: language })
  const { state, value } = useResource(file)
  return (
    <Part part="hour" icon="telescope" title={text.title} lead={text.lead} isBusy={value === null}>
      {value !== null && <Openings {...props} file={value} />}
      {value === null && state === 'failed' && <Failed className="stack" language={language} again={file.again} />}
    </Part>
  )
}
