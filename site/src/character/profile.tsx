import type { CharacterAnswer } from '@kupodex/data/contract'
import { type BoardType, boardTypes, type Language } from '@kupodex/data/game'
import { formatNumber } from '#format/number.ts'
import { inLanguage, itemPath } from '#paths/paths.ts'
import type { Named } from './names.ts'
import type { CharacterTexts } from './texts/index.ts'
import type { Texts } from '#texts/en.ts'
import { counted, fill } from '#texts/fill.ts'
import { ownedWords } from './owned.ts'
import { wasRanked } from './change.ts'
import { Portrait } from './portrait.tsx'
import { type Fact, type Progress, ProgressBox } from './progress-box.tsx'
import { Rank } from './rank.tsx'
import { SyncBox } from './sync-box.tsx'
import { type NameOf, useNames } from './use-names.ts'

/** The texts a profile needs. */
export type ProfileTexts = Pick<Texts, 'character' | 'collections' | 'common' | 'finder'> & { own: CharacterTexts }

interface Props {
  language: Language
  texts: ProfileTexts
  images: string | null
  /** Null while it is being fetched: the same boxes, without numbers. */
  character: CharacterAnswer | null
  updating: boolean
  syncNow: () => void
}

const progressOf = (kind: BoardType, character: CharacterAnswer, texts: ProfileTexts, language: Language): Progress => {
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

/** The lines below the bar of a box; without a character the same lines, with nothing in them. */
const factsOf = (kind: BoardType, { language, texts, character }: Props, nameOf: NameOf): Fact[] => {
  const { character: text, collections, common, own } = texts
  const ranks = character?.ranks[kind] ?? null
  const isKnown = character !== null && wasRanked(character)
  const rank = (by: 'world' | 'dataCenter' | 'global', scope: string, scopeName: string) => (
    <Rank
      language={language}
      own={own}
      unranked={text.unranked}
      type={kind}
      scope={scope}
      scopeName={scopeName}
      character={character?.id ?? 0}
      rank={ranks?.[by] ?? null}
      of={ranks?.of[by] ?? null}
      isTold={by === 'global'}
      yesterday={isKnown ? (ranks?.yesterday[by] ?? null) : (ranks?.[by] ?? null)}
    />
  )
  const recent = character?.[`${kind}Recent`] ?? null
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
    {
      term: own.recent,
      value:
        recent === null ? (
          '–'
        ) : (
          <a className="link" href={inLanguage(language, itemPath(kind, 'global', recent))}>
            {nameOf(kind, recent) ?? fill(own.events.unknown, { id: String(recent) })}
          </a>
        ),
    },
  ]
}

const hiddenText = (kind: BoardType, character: CharacterAnswer | null, { character: text }: ProfileTexts) => {
  if (!character?.[`${kind}sPrivate`]) return undefined
  return kind === 'achievement' ? text.achievementsPrivate : text.partPrivate
}

/** What a character got last, of each kind that is ranked. */
const recentOf = (character: CharacterAnswer | null): Named[] =>
  boardTypes.flatMap((kind) => {
    const id = character?.[`${kind}Recent`] ?? null
    return id === null ? [] : [{ kind, id }]
  })

/** The boxes of a character's profile. */
export const Profile = (props: Props) => {
  const { language, texts, images, character, updating, syncNow } = props
  const { character: text, collections, own } = texts
  const nameOf = useNames(language, recentOf(character))
  return (
    <div className="boxes">
      {boardTypes.map((kind) => (
        <ProgressBox
          key={kind}
          language={language}
          text={text}
          icon={kind}
          title={collections[kind]}
          progress={character && progressOf(kind, character, texts, language)}
          facts={factsOf(kind, props, nameOf)}
          hidden={hiddenText(kind, character, texts)}
        />
      ))}
      <div className="panel portrait">
        {character !== null && <Portrait id={character.id} base={images} label={text.portrait} />}
      </div>
      <SyncBox language={language} text={text} own={own} character={character} updating={updating} syncNow={syncNow} />
    </div>
  )
}
