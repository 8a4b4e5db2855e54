import { useMemo, useState } from 'react'
import type { CharacterAnswer } from '@kupodex/data/contract'
import { type BoardType, boardTypes, type Language } from '@kupodex/data/game'
import { Failed } from '#ask/failed.tsx'
import { answered } from '#ask/outcome.ts'
import { ask } from '#ask/page.ts'
import { createResource } from '#ask/resource.ts'
import { useResource } from '#ask/use-resource.ts'
import { formatDay } from '#format/date.ts'
import { formatNumber } from '#format/number.ts'
import { fill } from '#texts/fill.ts'
import { readRanks, type RankLevel, type Ranks } from '#timeline/rank-history.ts'
import { Folded } from '../ui/folded.tsx'
import { Box } from '../ui/box.tsx'
import { Pick as Choice } from '../ui/pick.tsx'
import { HeadRow } from './head-row.tsx'
import type { ProfilePageTexts } from './profile-texts.ts'
import { Change } from './rank.tsx'
import { motionOf, type RankMotion } from './ranks.ts'
import { sparkBox, sparkPath } from './spark.ts'

export interface RanksProps {
  language: Language
  texts: ProfilePageTexts
  character: CharacterAnswer
}

/** The scopes from the nearest to all worlds, and what each is called. */
const scopesOf = ({ texts, character }: RanksProps): [level: RankLevel, name: string][] => [
  ['world', character.worldName || texts.common.unknown],
  ['dataCenter', character.dcName || texts.common.unknown],
  ['global', texts.common.global],
]

const rankIn = ({ language, texts }: Pick<RanksProps, 'language' | 'texts'>, rank: number) =>
  fill(texts.own.rank, { rank: formatNumber(rank, language) })

interface LineProps extends RanksProps {
  type: BoardType
  level: RankLevel
  name: string
  motion: RankMotion
}

const Line = (props: LineProps) => {
  const { language, texts, character, type, level, name, motion } = props
  const { points, best, weekBegan } = motion
  const { profile, history, character: text } = texts
  const words = ({ at, rank }: RankMotion['points'][number]) =>
    fill(history.value, { at: formatDay(at, language), value: rankIn(props, rank) })
  const ends = [...new Set([points[0], points.at(-1)])].flatMap((point) => (point === undefined ? [] : words(point)))
  const rank = character.ranks[type]?.[level] ?? null
  const { width, height } = sparkBox
  return (
    <div className="rank-line">
      <h3>{name}</h3>
      <p className="standing">
        <strong>{rank === null ? text.unranked : rankIn(props, rank)}</strong>{' '}
        <Change {...{ language, rank, text: profile.ranks }} before={weekBegan ?? rank} newShort={profile.newShort} />
      </p>
      {points.length > 1 ? (
        <svg
          className="spark"
          role="img"
          aria-label={ends.join(' – ')}
          viewBox={`0 -1 ${width} ${height + 2}`}
          preserveAspectRatio="none"
        >
          <path d={sparkPath(points)} />
        </svg>
      ) : (
        <p className="small soft spark">{profile.ranks.none}</p>
      )}
      {best !== null && (
        <p className="small soft">
          {fill(profile.ranks.best, { rank: rankIn(props, best.rank), date: formatDay(best.week, language) })}
        </p>
      )}
    </div>
  )
}

const WeekTable = ({ kept, ...props }: RanksProps & { kept: Ranks }) => {
  const { language, texts } = props
  const scopes = scopesOf(props)
  return (
    <table className="rank-weeks">
      <HeadRow names={[texts.profile.ranks.weekOf, ...scopes.map(([, name]) => name)]} />
      <tbody>
        {kept.weeks.toReversed().map((week) => (
          <tr key={week.week}>
            <th scope="row">{formatDay(week.week, language)}</th>
            {scopes.map(([level]) => (
              <td key={level}>{week[level] === null ? '–' : rankIn(props, week[level])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Ranks from week to week in the world, the data center and of all worlds, and the best ever; fetched once the box is drawn. */
export const RanksBox = (props: RanksProps) => {
  const { language, texts, character } = props
  const { profile, collections } = texts
  const [type, setType] = useState<BoardType>('achievement')
  const ranks = useMemo(
    () => createResource(async () => answered(await readRanks(ask, character.id, `${type}/standard`))),
    [character.id, type],
  )
  const { state, value: kept } = useResource(ranks)
  return (
    <Box icon="chart" title={profile.ranks.title} className="whole part-ranks">
      <div className="choices">
        <Choice
          label={profile.neighbours.choose}
          value={type}
          options={boardTypes.map((one) => [one, collections[one]])}
          choose={setType}
        />
      </div>
      {kept === null && state === 'failed' && <Failed className="stack" language={language} again={ranks.again} />}
      {kept === null && state !== 'failed' && (
        <p className="soft rank-lines" role="status">
          {texts.common.loading}
        </p>
      )}
      {kept !== null && (
        <>
          <div className="rank-lines">
            {scopesOf(props).map(([level, name]) => (
              <Line key={level} {...props} {...{ type, level, name }} motion={motionOf(character, type, level, kept)} />
            ))}
          </div>
          {kept.weeks.length > 0 && (
            <Folded title={texts.history.table}>
              <WeekTable {...props} kept={kept} />
            </Folded>
          )}
        </>
      )}
    </Box>
  )
}
