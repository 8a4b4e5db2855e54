import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { privacyParts } from '@kupodex/data/character'
import type { CharacterAnswer } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import { isOld, waitText } from './wait.ts'
import { formatMoment, isoMoment } from '#format/date.ts'
import { formatNumber } from '#format/number.ts'
import { sentences } from '#format/punctuation.ts'
import { lodestoneAddress } from '#paths/lodestone.ts'
import { sync, type SyncView } from './character-store.ts'
import type { CharacterTexts } from './texts/index.ts'
import type { Texts } from '#texts/en.ts'
import { fill } from '#texts/fill.ts'
import { Icon } from '../ui/icon.tsx'

interface Props {
  language: Language
  text: Texts['character']
  own: CharacterTexts
  /** Null while it is being fetched. */
  character: CharacterAnswer | null
  updating: boolean
  syncNow: () => void
}

const Moment = ({ at, language, none }: { at: number | null; language: Language; none: string }) =>
  at === null ? none : <time dateTime={isoMoment(at)}>{formatMoment(at, language)}</time>

/** How it stands with a sync, in a sentence; empty where there is nothing to say. */
const syncText = (shown: SyncView, { sync: own }: CharacterTexts, language: Language): string => {
  switch (shown.state) {
    case 'idle':
      return ''
    case 'queued': {
      if (shown.queue === null) return own.queued
      const { place, wait } = shown.queue
      const where = { place: formatNumber(place, language), wait: waitText(wait, own, language) }
      return sentences(language, own.queued, fill(own.place, where))
    }
    case 'cooldown':
      return fill(own.cooldown, { time: formatMoment(shown.again, language) })
    default:
      return own[shown.state]
  }
}

const isBusy = ({ state }: SyncView): boolean => state === 'asking' || state === 'queued'

/** How it stands with a sync. */
export const SyncSays = ({
  language,
  own,
  otherwise = '',
}: Pick<Props, 'language' | 'own'> & { otherwise?: string }) => (
  <p className="small soft" role="status">
    {syncText(useStore(sync), own, language) || otherwise}
  </p>
)

/** The button that asks for a character to be read again, and how far that is. */
export const SyncNow = ({
  language,
  text,
  own,
  updating,
  isOld = false,
  syncNow,
}: Omit<Props, 'character'> & { isOld?: boolean }) => {
  const shown = useStore(sync)
  return (
    <div className="sync">
      <button className="button" type="button" aria-disabled={isBusy(shown)} onClick={() => isBusy(shown) || syncNow()}>
        {own.sync.button}
      </button>
      <SyncSays language={language} own={own} otherwise={updating ? text.updating : isOld ? own.sync.old : ''} />
    </div>
  )
}

const Parts = ({ language, own: { privacy }, character }: Pick<Props, 'language' | 'own' | 'character'>) => (
  <details className="small">
    <summary>{privacy.title}</summary>
    <dl className="facts">
      {privacyParts.map((part) => {
        const { state, asOf } = character?.parts[part] ?? { state: 'unknown' as const, asOf: null }
        const says = privacy.states[state]
        return (
          <div key={part}>
            <dt>{privacy.parts[part]}</dt>
            <dd>
              {state === 'private' && <Icon name="lock" className="icon inline" />}
              {asOf === null ? says : fill(privacy.asOf, { state: says, date: formatMoment(asOf, language) })}
            </dd>
          </div>
        )
      })}
    </dl>
  </details>
)

/** What the Lodestone has to do with a character: when it was read, what is private there, and reading it again. */
export const SyncBox = (props: Props) => {
  const { language, text, character } = props
  const [now] = useState(Date.now)
  return (
    <section className="panel box wide">
      <h2>
        <Icon name="clock" />
        {text.lodestone}
      </h2>
      <dl className={character === null ? 'facts bone' : 'facts'}>
        <div>
          <dt>{text.added}</dt>
          <dd>
            <Moment at={character?.createdAt ?? null} language={language} none={text.notYet} />
          </dd>
        </div>
        <div>
          <dt>{text.updated}</dt>
          <dd>
            <Moment at={character?.updatedAt ?? null} language={language} none={text.notYet} />
          </dd>
        </div>
      </dl>
      {character !== null && (
        <>
          <SyncNow {...props} isOld={isOld(character.updatedAt, now)} />
          <Parts {...props} />
          <p>
            <a className="button quiet" href={lodestoneAddress(character.id, language)} rel="noopener">
              {text.view} <Icon name="external" />
            </a>
          </p>
        </>
      )}
    </section>
  )
}
