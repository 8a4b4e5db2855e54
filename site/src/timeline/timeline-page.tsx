import type { Language } from '@kupodex/data/game'
import type { CharacterAnswer, TimelineAnswer } from '@kupodex/data/contract'
import { lazy, useMemo } from 'react'
import { stateTexts, type StateTexts } from '#character/state-texts.ts'
import { commonTexts } from '#texts/texts.ts'
import { Failed } from '#ask/failed.tsx'
import { ask } from '#ask/page.ts'
import { createResource } from '#ask/resource.ts'
import { useAgainFor, useResource } from '#ask/use-resource.ts'
import { Folded } from '#ui/folded.tsx'
import { WithCharacter } from '../character/with-character.tsx'
import { timelineTexts, type TimelineTexts } from './texts.ts'
import { Icon } from '../ui/icon.tsx'
import { Days } from './days.tsx'
import { ProgressPlots } from './progress-plots.tsx'
import { withObtained } from './with-obtained.ts'
import type { RankChartsProps } from './rank-charts.tsx'

const RankCharts = lazy(() => import('./rank-charts.tsx').then((room) => ({ default: room.RankCharts })))

/** Ranks of all worlds week by week, fetched with what draws them once asked for: the files are shared by many characters, and large. */
const RankPlots = (props: RankChartsProps) => (
  <Folded title={props.words.plots.ranks}>
    <RankCharts {...props} />
  </Folded>
)

interface TimelineView {
  failed: boolean
  /** Null until it is there; what was there stays while it is asked for again. */
  answer: TimelineAnswer | null
  again: () => void
}

const eventsOf = (id: number) => {
  let hasAsked = false
  return createResource<TimelineAnswer>((asking) => {
    // The first request has the answer that the page asked for early; a later one must not be what the browser still has.
    const cache = hasAsked ? ({ cache: 'no-cache' } as const) : {}
    hasAsked = true
    return ask('charevents', { id }, { ...asking, ...cache })
  })
}

/** Fetches what of the timeline of a character is not in the character itself, and again when that has been read again. */
const useTimeline = (character: CharacterAnswer | null): TimelineView => {
  const { id, updatedAt } = character ?? {}
  const events = useMemo(() => (id === undefined ? null : eventsOf(id)), [id])
  const { state, value } = useResource(events)
  useAgainFor(events, updatedAt)
  const answer = useMemo(
    () => (value === null || character === null ? null : { ...value, events: withObtained(character, value) }),
    [value, character],
  )
  return { answer, failed: state === 'failed' && value === null, again: () => events?.again() }
}

const days = [1, 2, 1, 3, 1, 1]

/** The place of the days while they are being fetched, about as high as they will be. */
const DaysSkeleton = () => (
  <div aria-hidden="true">
    <p className="chips bone">&nbsp;</p>
    <ol className="days">
      {days.map((lines, at) => (
        <li key={at}>
          <p className="bone">&nbsp;</p>
          <ul className="panel">
            {Array.from({ length: lines }, (_, line) => (
              <li key={line} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  </div>
)

interface TimelinePageTexts extends StateTexts {
  loading: string
}

interface Props {
  language: Language
  texts: TimelinePageTexts
  words: TimelineTexts
  /** Null while it is being fetched. */
  character: CharacterAnswer | null
}

const Hint = ({ icon, text }: { icon: string; text: string }) => (
  <div className="panel pad hint soft" role="status">
    <Icon name={icon} /> {text}
  </div>
)

const Content = (props: Props & TimelineView) => {
  const { language, texts, words, character, answer, failed, again } = props
  if (failed) return <Failed language={language} again={again} />
  if (character === null || answer === null) return <DaysSkeleton />
  if (answer.private) return <Hint icon="lock" text={texts.character.private} />
  const { events, firstSights } = answer
  if (events.length + firstSights.length === 0) return <Hint icon="telescope" text={words.events.empty} />
  return <Days {...{ language, words, character, events, firstSights }} own={texts.own} />
}

/** What a character has come to by month, and what happened to it, newest first, by day; its skeleton while that is being fetched. */
export const Timeline = (props: Props) => {
  const { language, texts, words, character } = props
  const timeline = useTimeline(character)
  return (
    <div className="stack timeline">
      <ProgressPlots {...{ language, words, character }} notRead={texts.own.notRead} answer={timeline.answer} />
      {character !== null && (
        <RankPlots language={language} own={texts.own} words={words} loading={texts.loading} id={character.id} />
      )}
      <section className="stack">
        <h2>{words.events.title}</h2>
        <Content {...props} {...timeline} />
      </section>
    </div>
  )
}

export const TimelinePage = ({ language }: { language: Language }) => {
  const texts = { ...stateTexts(language), loading: commonTexts(language).loading }
  return (
    <WithCharacter language={language}>
      {(character) => <Timeline {...{ language, texts, character }} words={timelineTexts(language)} />}
    </WithCharacter>
  )
}
