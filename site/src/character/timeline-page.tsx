import { useEffect, useMemo, useState } from 'react'
import type { CharacterAnswer, TimelineAnswer } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import { ask } from '#ask/page.ts'
import { namedIn } from './names.ts'
import { byDay, countKinds, type EventKind, eventKinds, firstSightsByDay, kindOf, withFirstSights } from './timeline.ts'
import { formatDay, isoDay } from '#format/date.ts'
import { formatNumber } from '#format/number.ts'
import type { CharacterTexts } from './texts/index.ts'
import { counted, fill } from '#texts/fill.ts'
import { EventLine } from './event-line.tsx'
import { FirstSightLine } from './first-sight-line.tsx'
import { Icon } from '../ui/icon.tsx'
import { OwnedNotes } from './owned-notes.tsx'
import { ProgressPlots } from './progress-plots.tsx'
import { RankPlots } from './rank-plots.tsx'
import { useNames } from './use-names.ts'

interface Props {
  language: Language
  own: CharacterTexts
  /** The words for what is being fetched. */
  loading: string
  character: CharacterAnswer
}

/** How many entries are shown first, and how many more each time. */
const step = 100

type Loaded = { state: 'loading' | 'error' } | { state: 'done'; answer: TimelineAnswer }

const useTimeline = (id: number, updatedAt: number | null): Loaded => {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' })
  useEffect(() => {
    let isWanted = true
    void ask('chartimeline', { id }).then((outcome) => {
      if (isWanted) setLoaded(outcome.ok ? { state: 'done', answer: outcome.value } : { state: 'error' })
    })
    return () => void (isWanted = false)
  }, [id, updatedAt])
  return loaded
}

type Filter = EventKind | 'all'

const Filters = ({
  language,
  own,
  events,
  filter,
  choose,
}: Pick<Props, 'language' | 'own'> & {
  events: TimelineAnswer['events']
  filter: Filter
  choose: (filter: Filter) => void
}) => {
  const counts = useMemo(() => countKinds(events), [events])
  const there = eventKinds.filter((kind) => counts[kind] > 0)
  if (there.length < 2) return null
  return (
    <fieldset className="chips">
      <legend className="unseen">{own.events.filter}</legend>
      {(['all', ...there] as const).map((kind) => (
        <button key={kind} type="button" className="chip" aria-pressed={filter === kind} onClick={() => choose(kind)}>
          {kind === 'all' ? own.events.all : own.events.kinds[kind]}{' '}
          <small>{formatNumber(kind === 'all' ? events.length : counts[kind], language)}</small>
        </button>
      ))}
    </fieldset>
  )
}

const Days = ({ events, firstSights, ...props }: Props & Pick<TimelineAnswer, 'events' | 'firstSights'>) => {
  const { language, own, character } = props
  const [filter, setFilter] = useState<Filter>('all')
  const [most, setMost] = useState(step)
  const chosen = useMemo(() => events.filter((event) => filter === 'all' || kindOf(event) === filter), [events, filter])
  const sights = useMemo(
    () => firstSightsByDay(firstSights.filter(({ type }) => filter === 'all' || type === filter)),
    [firstSights, filter],
  )
  const days = useMemo(() => byDay(withFirstSights(chosen, sights, most)), [chosen, sights, most])
  const choose = (next: Filter) => {
    setFilter(next)
    setMost(step)
  }
  const shown = Math.min(most, chosen.length)
  const nameOf = useNames(language, chosen.slice(0, shown).flatMap(namedIn))
  return (
    <>
      <Filters {...props} events={events} filter={filter} choose={choose} />
      <OwnedNotes
        language={language}
        own={own}
        character={character}
        kinds={filter === 'all' ? eventKinds : [filter]}
      />
      <ol className="days">
        {days.map(({ day, entries }) => (
          <li key={day}>
            <h3>
              <time dateTime={isoDay(day)}>{formatDay(day, language)}</time>
            </h3>
            <ul className="panel">
              {entries.map((entry, at) =>
                'things' in entry ? (
                  <FirstSightLine key="first" language={language} own={own} sight={entry} />
                ) : (
                  <EventLine key={`${entry.type}${entry.id}:${at}`} {...props} nameOf={nameOf} event={entry} />
                ),
              )}
            </ul>
          </li>
        ))}
      </ol>
      <p className="row">
        {shown < chosen.length && (
          <button className="button" type="button" onClick={() => setMost(most + step)}>
            {own.events.more}
          </button>
        )}
        <span className="small soft" role="status">
          {fill(counted(own.events.shown, chosen.length, language), { shown: formatNumber(shown, language) })}
        </span>
      </p>
    </>
  )
}

/** What happened to a character, newest first, by day. */
export const Timeline = (props: Props) => {
  const { own, loading, character } = props
  const loaded = useTimeline(character.id, character.updatedAt)
  const hint = (icon: string, words: string) => (
    <p className="panel pad hint soft" role="status">
      <Icon name={icon} /> {words}
    </p>
  )
  const content = () => {
    if (loaded.state !== 'done') {
      return loaded.state === 'loading' ? hint('clock', loading) : hint('alert', own.events.error)
    }
    if (loaded.answer.private) return hint('lock', own.events.private)
    const { events, firstSights } = loaded.answer
    if (events.length + firstSights.length === 0) return hint('telescope', own.events.empty)
    return (
      <div className="timeline-parts">
        <div className="stack">
          <ProgressPlots {...props} answer={loaded.answer} />
          <RankPlots {...props} id={character.id} />
        </div>
        <div className="stack">
          <Days {...props} events={events} firstSights={firstSights} />
        </div>
      </div>
    )
  }
  return (
    <section className="stack timeline">
      <h2>{own.events.title}</h2>
      {content()}
    </section>
  )
}
