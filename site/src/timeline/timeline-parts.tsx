import type { CharacterAnswer } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import type { CharacterTexts } from '../character/texts/index.ts'
import type { StateTexts } from '../character/with-character.tsx'
import { Icon } from '../ui/icon.tsx'
import { Days } from './days.tsx'
import { DaysSkeleton } from './days-skeleton.tsx'
import { ProgressPlots } from './progress-plots.tsx'
import { RankPlots } from './rank-plots.tsx'
import type { TimelineTexts } from './texts/index.ts'
import { type TimelineView, useTimeline } from './use-timeline.ts'

/** The texts of a timeline beside its own words. */
export interface TimelinePageTexts extends StateTexts {
  own: CharacterTexts
  loading: string
}

interface Props {
  language: Language
  texts: TimelinePageTexts
  words: TimelineTexts
  /** Null while it is being fetched. */
  character: CharacterAnswer | null
}

const Hint = ({ icon, text, children }: { icon: string; text: string; children?: React.ReactNode }) => (
  <div className="panel pad hint soft" role="status">
    <Icon name={icon} /> {text} {children}
  </div>
)

const Content = (props: Props & TimelineView) => {
  const { language, texts, words, character, answer, state, retry } = props
  if (state === 'error') {
    return (
      <Hint icon="alert" text={words.events.error}>
        <button className="button quiet" type="button" onClick={retry}>
          {texts.character.retry}
        </button>
      </Hint>
    )
  }
  if (character === null || answer === null) return <DaysSkeleton />
  if (answer.private) return <Hint icon="lock" text={texts.character.private} />
  const { events, firstSights } = answer
  if (events.length + firstSights.length === 0) return <Hint icon="telescope" text={words.events.empty} />
  return (
    <Days
      language={language}
      own={texts.own}
      words={words}
      character={character}
      events={events}
      firstSights={firstSights}
    />
  )
}

/** What a character has come to by month, and what happened to it, newest first, by day; its skeleton while that is being fetched. */
export const Timeline = (props: Props) => {
  const { language, texts, words, character } = props
  const timeline = useTimeline(character)
  return (
    <div className="stack timeline">
      <ProgressPlots
        language={language}
        words={words}
        notRead={texts.own.notRead}
        character={character}
        answer={timeline.answer}
      />
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
