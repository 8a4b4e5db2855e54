import type { CharacterAnswer } from '@kupodex/data/contract'
import { type BoardType, type Language, boardTypes } from '@kupodex/data/game'
import { useEffect, useState } from 'react'
import { formatNumber } from '#format/number.ts'
import { knownOf } from '#owned/known.ts'
import { counted, fill } from '#texts/fill.ts'
import { ownedWords } from '../character/owned.ts'
import { SyncBox } from '../character/sync-box.tsx'
import { whenIdle } from '../ui/when-idle.ts'
import { wasRanked } from './change.ts'
import { NewsLine } from './news-line.tsx'
import { Portrait } from './portrait.tsx'
import type { ProfilePageTexts } from './profile-texts.ts'
import { type Fact, type Progress, ProgressBox } from './progress-box.tsx'
import { Rank } from './rank.tsx'
import { shareOf } from './share-words.ts'
import { ThingLink } from './thing-link.tsx'
import { type SyncedType, thingPath, unnamedIn } from './things.ts'
import { type Things, useThings } from './use-things.ts'

/** Whether the browser has had nothing to do since `isReady`. */
const useIdle = (isReady: boolean): boolean => {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => (isReady && !isIdle ? whenIdle(() => setIdle(true)) : undefined), [isReady, isIdle])
  return isIdle
}

interface Props {
  language: Language
  texts: ProfilePageTexts
  images: string | null
  /** Null while it is being fetched: the same boxes, without numbers. */
  character: CharacterAnswer | null
  updating: boolean
  syncNow: () => void
}

const progressOf = (
  kind: BoardType,
  character: CharacterAnswer,
  texts: ProfilePageTexts,
  language: Language,
): Progress => {
  const isPoints = kind === 'achievement'
  const count = isPoints ? character.achievementPoints : character[`${kind}Count`]
  return {
    count,
    possible: isPoints ? character.achievementPointsPossible : character[`${kind}Possible`],
    figure: isPoints ? counted(texts.character.points, count, language) : formatNumber(count, language),
    owned: ownedWords(
      isPoints ? texts.own.earned : texts.own.owned,
      character[`${kind}Count`],
      character[`${kind}s`].length,
      language,
    ),
  }
}

/** A thing of a box by name; a dash where there is none. */
const thingValue = ({ language, texts, character }: Props, things: Things, type: SyncedType, id: number | null) => {
  if (character === null || id === null) return '–'
  const found = things.thingName(type, id)
  if (found === null) return '…'
  const { name, patch } = found ?? { name: unnamedIn(texts.own)(id), patch: null }
  return <ThingLink thing={{ name, patch, path: thingPath(language, character.id, type, id) }} />
}

/** What was obtained last: of mounts and minions that is known since the character was added. */
const recentValue = (props: Props, things: Things, type: SyncedType) => {
  const { character, texts } = props
  const id = character?.[`${type}Recent`] ?? null
  return character !== null && id === null ? (
    <span className="soft">{texts.profile.noRecent}</span>
  ) : (
    thingValue(props, things, type, id)
  )
}

const rarestValue = (props: Props, things: Things, type: SyncedType) => {
  const [entry] = things.rarest[type]
  if (entry === undefined) return '–'
  return (
    <>
      {thingValue(props, things, type, entry.id)} <small className="soft">{shareOf(entry, props.language)}</small>
    </>
  )
}

/** The lines below the bar of a box; without a character the same lines, with nothing in them. */
const factsOf = (kind: BoardType, props: Props, things: Things): Fact[] => {
  const { language, texts, character } = props
  const { character: text, collections, common, profile, own } = texts
  const ranks = character?.ranks[kind] ?? null
  const isKnown = character !== null && wasRanked(character)
  const rank = (by: 'world' | 'dataCenter' | 'global', scope: string, scopeName: string) => (
    <Rank
      language={language}
      rankText={own.rank}
      text={profile}
      unranked={text.unranked}
      type={kind}
      scope={scope}
      scopeName={scopeName}
      character={character?.id ?? 0}
      rank={ranks?.[by] ?? null}
      of={ranks?.of[by] ?? null}
      yesterday={isKnown ? (ranks?.yesterday[by] ?? null) : (ranks?.[by] ?? null)}
    />
  )
  const owned = {
    n: formatNumber(character?.achievementCount ?? 0, language),
    possible: formatNumber(character?.achievementPossible ?? 0, language),
  }
  return [
    ...(kind === 'achievement' ? [{ term: collections.achievement, value: fill(text.owned, owned) }] : []),
    ...(
      [
        ['world', character?.worldName, character?.worldName],
        ['dataCenter', character?.dcName, character?.dcName],
        ['global', 'global', common.global],
      ] as const
    ).map(([by, scope, name]) => ({ term: name || common.unknown, value: rank(by, scope ?? '', name ?? '') })),
    { term: profile.recent, value: recentValue(props, things, kind) },
    { term: profile.rarest, value: rarestValue(props, things, kind) },
  ]
}

const hiddenText = (kind: BoardType, character: CharacterAnswer | null, { character: text, own }: ProfilePageTexts) => {
  const known = character === null ? 'known' : knownOf(character, kind)
  if (known === 'known') return undefined
  if (known === 'unread') return own.notRead
  return kind === 'achievement' ? text.achievementsPrivate : text.partPrivate
}

/** A character's profile: what the first screen needs is in the character itself, all else is asked for when there is time. */
export const Profile = (props: Props) => {
  const { language, texts, images, character, updating, syncNow } = props
  const { character: text, collections, common, own, profile } = texts
  const isIdle = useIdle(character !== null)
  const things = useThings(language, character, isIdle, [])
  const unnamed = unnamedIn(texts.own)
  const shared = { language, images, character }
  return (
    <div className="profile">
      <NewsLine
        {...shared}
        text={profile.since}
        common={common}
        rank={own.rank}
        titles={collections}
        unnamed={unnamed}
        things={things}
      />
      <div className="boxes">
        {boardTypes.map((kind) => (
          <ProgressBox
            key={kind}
            language={language}
            text={text}
            icon={kind}
            title={collections[kind]}
            progress={character && progressOf(kind, character, texts, language)}
            facts={factsOf(kind, props, things)}
            hidden={hiddenText(kind, character, texts)}
          />
        ))}
        <Portrait character={character} label={text.portrait} />
        <SyncBox {...shared} text={text} own={own} updating={updating} syncNow={syncNow} />
      </div>
    </div>
  )
}
