import type { CharacterAnswer } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import { formatMoment, isoMoment } from '#format/date.ts'
import { formatNumber } from '#format/number.ts'
import { lodestoneAddress } from '#paths/lodestone.ts'
import type { Texts } from '#texts/en.ts'
import { fill } from '#texts/fill.ts'
import { Icon } from './icon.tsx'
import { Picture } from './picture.tsx'
import { Portrait } from './portrait.tsx'
import { type Progress, ProgressBox } from './progress-box.tsx'

/** The texts a profile needs. */
export type ProfileTexts = Pick<Texts, 'character' | 'collections' | 'common' | 'finder'>

interface Props {
  language: Language
  texts: ProfileTexts
  images: string | null
  /** Null while it is being fetched: the same boxes, without numbers. */
  character: CharacterAnswer | null
  updating: boolean
}

const achievementsOf = (
  character: CharacterAnswer,
  { character: text }: ProfileTexts,
  language: Language,
): Progress => ({
  count: character.achievementPoints,
  possible: character.achievementPointsPossible,
  figure: fill(text.points, { n: formatNumber(character.achievementPoints, language) }),
  worldRank: character.achievementRank,
  globalRank: character.globalAchievementRank,
})

const collectedOf = (kind: 'mount' | 'minion', character: CharacterAnswer, language: Language): Progress => ({
  count: character[`${kind}Count`],
  possible: character[`${kind}Possible`],
  figure: formatNumber(character[`${kind}Count`], language),
  worldRank: character[`${kind}Rank`],
  globalRank: character[kind === 'mount' ? 'globalMountRank' : 'globalMinionRank'],
})

const Moment = ({ at, language, none }: { at: number | null; language: Language; none: string }) =>
  at === null ? none : <time dateTime={isoMoment(at)}>{formatMoment(at, language)}</time>

/** A character's profile. */
export const Profile = ({ language, texts, images, character, updating }: Props) => {
  const { character: text, collections, common } = texts
  const bone = character === null ? 'bone' : undefined
  return (
    <div className="character" aria-busy={character === null}>
      <header>
        {character === null ? (
          <div className="face bone" />
        ) : (
          <Picture family="avatar" id={character.id} base={images} />
        )}
        <div>
          <h1 className={bone}>{character === null ? common.loading : character.name || common.newCharacter}</h1>
          <p className={bone ?? 'soft'}>
            {character?.dcName || common.unknown} / {character?.worldName || common.unknown}
          </p>
        </div>
      </header>
      <div className="boxes">
        <ProgressBox
          language={language}
          text={text}
          icon="achievement"
          title={collections.achievement}
          progress={character && achievementsOf(character, texts, language)}
          extra={{
            term: collections.achievement,
            text: fill(text.owned, {
              n: formatNumber(character?.achievementCount ?? 0, language),
              possible: formatNumber(character?.achievementPossible ?? 0, language),
            }),
          }}
          hidden={character?.achievementsPrivate ? text.achievementsPrivate : undefined}
        />
        {(['mount', 'minion'] as const).map((kind) => (
          <ProgressBox
            key={kind}
            language={language}
            text={text}
            icon={kind}
            title={collections[kind]}
            progress={character && collectedOf(kind, character, language)}
            hidden={character?.[`${kind}sPrivate`] ? text.partPrivate : undefined}
          />
        ))}
        <div className="panel portrait">
          {character !== null && <Portrait id={character.id} base={images} label={text.portrait} />}
        </div>
        <section className="panel box wide">
          <h2>
            <Icon name="clock" />
            {text.lodestone}
          </h2>
          <dl className={bone ? 'facts bone' : 'facts'}>
            <dt>{text.added}</dt>
            <dd>
              <Moment at={character?.createdAt ?? null} language={language} none={text.notYet} />
            </dd>
            <dt>{text.updated}</dt>
            <dd>
              <Moment at={character?.updatedAt ?? null} language={language} none={text.notYet} />
            </dd>
          </dl>
          <p className="small soft" role="status">
            {updating && text.updating}
          </p>
          {character !== null && (
            <p>
              <a className="button quiet" href={lodestoneAddress(character.id, language)} rel="noopener">
                {text.view} <Icon name="external" />
              </a>
            </p>
          )}
        </section>
      </div>
    </div>
  )
}
