import { type CharacterAnswer, knownOf, progressOf } from '@kupodex/data/contract'
import { type BoardType, type Language, boardTypes } from '@kupodex/data/game'
import { laterPart } from '#ask/later-part.tsx'
import { formatMoment, isoMoment } from '#format/date.ts'
import { formatProgress } from '#format/number.ts'
import { countWords } from '#list/sums/count-words.ts'
import { characterSums, WhatCounts } from '#list/sums/what-counts.tsx'
import { counted, fill } from '#texts/fill.ts'
import { SyncBox } from '../character/sync-box.tsx'
import { useIdle } from '../ui/use-idle.ts'
import { wasRanked } from './change.ts'
import { HoleBox, NearBox } from './hole-box.tsx'
import { NewsLine } from './news-line.tsx'
import { Portrait } from './portrait.tsx'
import type { ProfilePageTexts } from './profile-texts.ts'
import { type Fact, type Progress, ProgressBox } from './progress-box.tsx'
import { Rank } from './rank.tsx'
import styles from './ranks.css?url'
import { shareOf } from './share-words.ts'
import { ThingLink } from './thing-link.tsx'
import { type SyncedType, thingPath, unnamedIn } from './things.ts'
import { type Things, useThings } from './use-things.ts'

/** The files of ranks by week are those of many characters. */
const ranksBox = laterPart(() => import('./ranks-box.tsx').then(({ RanksBox }) => RanksBox), { styles })

interface Props {
  language: Language
  texts: ProfilePageTexts
  images: string | null
  /** Null while it is being fetched: the same boxes, without numbers. */
  character: CharacterAnswer | null
  updating: boolean
  syncNow: () => void
}

const figuresOf = (
  kind: BoardType,
  character: CharacterAnswer,
  texts: ProfilePageTexts,
  language: Language,
): Progress => {
  const { count, possible, percent } = progressOf(character, [kind]) ?? { count: 0, possible: 0, percent: 0 }
  const number = countWords(language, count, possible)
  const part = fill(texts.character.percent, { percent: formatProgress(percent, language) })
  // Achievements are measured by their points.
  return kind === 'achievement'
    ? { percent, figure: counted(texts.character.points, count, language), words: `${part} · ${number}` }
    : { percent, figure: number, words: part }
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
      {thingValue(props, things, type, entry.id)}{' '}
      <small className="soft">{entry.count > 0 && shareOf(entry, props.language)}</small>
    </>
  )
}

/** When the night counted the ranks: what was read since is not in them. */
const ranksAt = ({ language, character }: Props) =>
  character?.ranksAt == null ? (
    '–'
  ) : (
    <time dateTime={isoMoment(character.ranksAt)}>{formatMoment(character.ranksAt, language)}</time>
  )

/** The lines below the bar of a box; without a character the same lines, with nothing in them. */
const factsOf = (kind: BoardType, props: Props, things: Things): Fact[] => {
  const { language, texts, character } = props
  const { character: text, collections, common, profile, own } = texts
  const ranks = character?.ranks[kind] ?? null
  const isKnown = character !== null && wasRanked(character)
  const rank = (by: 'world' | 'dataCenter' | 'global', scope: string, scopeName: string) => (
    <Rank
      {...{ language, scope, scopeName }}
      rankText={own.rank}
      text={profile}
      unranked={text.unranked}
      type={kind}
      character={character?.id ?? 0}
      rank={ranks?.[by] ?? null}
      of={ranks?.of[by] ?? null}
      yesterday={isKnown ? (ranks?.yesterday[by] ?? null) : (ranks?.[by] ?? null)}
    />
  )
  const achievements = countWords(language, character?.achievementCount ?? 0, character?.achievementPossible ?? 0)
  return [
    ...(kind === 'achievement' ? [{ term: collections.achievement, value: achievements }] : []),
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
        {...{ common, unnamed, things }}
        text={profile.since}
        rank={own.rank}
        titles={collections}
      />
      <div className="boxes">
        {boardTypes.map((kind) => (
          <ProgressBox
            key={kind}
            icon={kind}
            title={collections[kind]}
            progress={character && figuresOf(kind, character, texts, language)}
            what={
              character && (
                <WhatCounts language={language} ahead={characterSums.ahead}>
                  <characterSums.Part {...{ language, character }} type={kind} />
                </WhatCounts>
              )
            }
            facts={factsOf(kind, props, things)}
            hidden={hiddenText(kind, character, texts)}
          />
        ))}
        {character === null ? (
          <HoleBox part="ranks" title={profile.ranks.title} />
        ) : (
          <NearBox part="ranks" title={profile.ranks.title}>
            <ranksBox.Part {...{ language, texts, character }} />
          </NearBox>
        )}
        <Portrait character={character} label={text.portrait} />
        <SyncBox
          {...{ ...shared, text, own, updating, syncNow }}
          ranks={{ term: profile.ranksAt, value: ranksAt(props) }}
        />
      </div>
    </div>
  )
}
