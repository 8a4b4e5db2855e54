import { type ReactNode, useState } from 'react'
import { partTypes, type PrivacyPart, privacyParts } from '@kupodex/data/character'
import type { CharacterAnswer } from '@kupodex/data/contract'
import { collectionNames, type Language } from '@kupodex/data/game'
import { isOld } from './wait.ts'
import { formatMoment, isoMoment } from '#format/date.ts'
import { lodestoneAddress } from '#paths/lodestone.ts'
import { SyncNow } from './sync-now.tsx'
import type { CharacterTexts } from './texts.ts'
import type { Texts } from '#texts/en.ts'
import { fill } from '#texts/fill.ts'
import { Box } from '../ui/box.tsx'
import { Icon } from '../ui/icon.tsx'

interface Props {
  language: Language
  text: Texts['character']
  own: CharacterTexts
  /** As of when its ranks are. */
  ranks: { term: string; value: ReactNode }
  /** Null while it is being fetched. */
  character: CharacterAnswer | null
  updating: boolean
  syncNow: () => void
}

const Moment = ({ at, language, none }: { at: number | null; language: Language; none: string }) =>
  at === null ? none : <time dateTime={isoMoment(at)}>{formatMoment(at, language)}</time>

const partName = (part: PrivacyPart, { profile }: CharacterTexts['privacy'], language: Language): string =>
  part === 'profile' ? profile : collectionNames[partTypes[part]][language]

const Parts = ({ language, own: { privacy }, character }: Pick<Props, 'language' | 'own' | 'character'>) => (
  <details className="small">
    <summary>{privacy.title}</summary>
    <dl className="facts">
      {privacyParts.map((part) => {
        const { state, asOf } = character?.parts[part] ?? { state: 'unknown' as const, asOf: null }
        const says = privacy.states[state]
        return (
          <div key={part}>
            <dt>{partName(part, privacy, language)}</dt>
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
  const { language, text, ranks, character } = props
  const [now] = useState(Date.now)
  return (
    <Box icon="clock" title={text.lodestone}>
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
        <div>
          <dt>{ranks.term}</dt>
          <dd>{ranks.value}</dd>
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
    </Box>
  )
}
