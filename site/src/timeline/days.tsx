import { useMemo, useRef, useState } from 'react'
import type { CharacterAnswer, TimelineAnswer } from '@kupodex/data/contract'
import { collectionNames, isSyncedType, type Language } from '@kupodex/data/game'
import { useIdle } from '#ui/use-idle.ts'
import { useSeen } from '#ui/use-seen.ts'
import { useStore } from '#ui/use-store.ts'
import { formatDay, isoDay } from '#format/date.ts'
import { formatNumber } from '#format/number.ts'
import { counted, fill } from '#texts/fill.ts'
import { shield } from '#shield/shield-store.ts'
import { replaceSearch, useSearch } from '#ui/use-search.ts'
import type { CharacterTexts } from '../character/texts.ts'
import { type NameOf, useNames } from '../character/use-names.ts'
import { Icon } from '../ui/icon.tsx'
import { EventLine } from './event-line.tsx'
import { foldLevels, type TimelineLine } from './fold-levels.ts'
import { namedIn, patchesOf } from './named-in.ts'
import { OwnedNotes } from './owned-notes.tsx'
import type { TimelineTexts } from './texts.ts'
import {
  byDay,
  countKinds,
  type EventKind,
  eventKinds,
  type FirstSight,
  firstSightsByDay,
  kindOf,
  type TimelineDay,
  withFirstSights,
} from './timeline.ts'

interface FirstSightLineProps {
  language: Language
  words: TimelineTexts
  sight: FirstSight
}

/** What a character had already when a collection was first read, or shown again: one line, for nobody knows when it happened. */
const FirstSightLine = ({ language, words: { events }, sight: { things } }: FirstSightLineProps) => {
  const counts = things.map(({ type, count }) => counted(events.things[type], count, language))
  return (
    <li className="first-sight">
      <Icon name="telescope" className="icon" />
      <span>{fill(events.firstSight, { things: new Intl.ListFormat(language).format(counts) })}</span>
    </li>
  )
}

interface Props extends Pick<TimelineAnswer, 'events' | 'firstSights'> {
  language: Language
  own: CharacterTexts
  words: TimelineTexts
  character: CharacterAnswer
}

/** How many entries are shown first, and how many more each time. */
const step = 100

type Filter = EventKind | 'all'

/** The filter in an address: `?show=mount`; anything else shows all. */
const filterIn = (search: string): Filter => {
  const asked = new URLSearchParams(search).get('show')
  return eventKinds.find((kind) => kind === asked) ?? 'all'
}

interface FiltersProps extends Pick<Props, 'language' | 'words'> {
  lines: readonly TimelineLine[]
  filter: Filter
  choose: (filter: Filter) => void
}

const Filters = ({ language, words: { events }, lines, filter, choose }: FiltersProps) => {
  const counts = useMemo(() => countKinds(lines), [lines])
  const there = eventKinds.filter((kind) => counts[kind] > 0 || kind === filter)
  if (there.length < 2) return null
  return (
    <fieldset className="chips">
      <legend className="unseen">{events.filter}</legend>
      {(['all', ...there] as const).map((kind) => (
        <button key={kind} type="button" className="chip" aria-pressed={filter === kind} onClick={() => choose(kind)}>
          {kind === 'all' ? events.all : isSyncedType(kind) ? collectionNames[kind][language] : events.kinds[kind]}{' '}
          <small>{formatNumber(kind === 'all' ? lines.length : counts[kind], language)}</small>
        </button>
      ))}
    </fieldset>
  )
}

interface DayProps extends Pick<Props, 'language' | 'own' | 'words'>, TimelineDay<TimelineLine | FirstSight> {
  /** Whether the browser has had time since the days are there. */
  isIdle: boolean
}

/** The names of what happened on a day, fetched once they are wanted. */
const useDayNames = (language: Language, entries: DayProps['entries'], isWanted: boolean): NameOf => {
  const isShielded = useStore(shield) !== null
  const named = isWanted ? entries.flatMap((entry) => ('things' in entry ? [] : namedIn(entry))) : []
  return useNames(language, isShielded ? [...named, ...patchesOf(named)] : named)
}

/** A day; its names come once it is in or near the window, and those of all days when there is time, for who searches, listens or prints. */
const Day = ({ language, own, words, isIdle, day, entries }: DayProps) => {
  const [seen, isSeen] = useSeen()
  const nameOf = useDayNames(language, entries, isSeen || isIdle)
  return (
    <li ref={seen}>
      <h3 tabIndex={-1}>
        <time dateTime={isoDay(day)}>{formatDay(day, language)}</time>
      </h3>
      <ul className="panel">
        {entries.map((entry, at) =>
          'things' in entry ? (
            <FirstSightLine key="first" language={language} words={words} sight={entry} />
          ) : (
            <EventLine key={`${entry.type}${entry.id}:${at}`} {...{ language, own, words, nameOf }} event={entry} />
          ),
        )}
      </ul>
    </li>
  )
}

/** What happened to a character, newest first, by day, with a filter by kind that the address keeps. */
export const Days = ({ language, own, words, character, events, firstSights }: Props) => {
  const filter = filterIn(useSearch())
  const [most, setMost] = useState(step)
  const isIdle = useIdle(true)
  const list = useRef<HTMLOListElement>(null)
  const lines = useMemo(() => foldLevels(events), [events])
  const chosen = useMemo(() => lines.filter((line) => filter === 'all' || kindOf(line) === filter), [lines, filter])
  const sights = useMemo(
    () => firstSightsByDay(firstSights.filter(({ type }) => filter === 'all' || type === filter)),
    [firstSights, filter],
  )
  const days = useMemo(() => byDay(withFirstSights(chosen, sights, most)), [chosen, sights, most])
  const shown = Math.min(most, chosen.length)
  const choose = (next: Filter) => {
    setMost(step)
    replaceSearch(next === 'all' ? '' : `?show=${next}`)
  }
  const showMore = () => {
    const last = list.current?.lastElementChild
    setMost(most + step)
    // Who goes by keyboard goes on where the new entries begin.
    requestAnimationFrame(() => last?.nextElementSibling?.querySelector('h3')?.focus({ preventScroll: true }))
  }
  return (
    <>
      <Filters language={language} words={words} lines={lines} filter={filter} choose={choose} />
      <ol className="days" ref={list}>
        {days.map((day) => (
          <Day key={day.day} language={language} own={own} words={words} isIdle={isIdle} {...day} />
        ))}
      </ol>
      <div className="row">
        {shown < chosen.length && (
          <button className="button" type="button" onClick={showMore}>
            {words.events.more}
          </button>
        )}
        <p className="small soft" role="status">
          {fill(counted(words.events.shown, chosen.length, language), { shown: formatNumber(shown, language) })}
        </p>
      </div>
      <OwnedNotes {...{ language, own, character }} kinds={filter === 'all' ? eventKinds : [filter]} />
    </>
  )
}
