import { useMemo } from 'react'
import type { BoardType, Language } from '@kupodex/data/game'
import { Failed } from '#ask/failed.tsx'
import { answered } from '#ask/outcome.ts'
import { ask } from '#ask/page.ts'
import { createResource } from '#ask/resource.ts'
import { useResource } from '#ask/use-resource.ts'
import { formatDay } from '#format/date.ts'
import { formatNumber } from '#format/number.ts'
import { fill } from '#texts/fill.ts'
import { Folded } from '#ui/folded.tsx'
import type { CharacterTexts } from '../character/texts.ts'
import { characterPagePath } from '../character/paths.ts'
import { readRankHistory } from '../timeline/rank-history.ts'
import type { TimelineTexts } from '../timeline/texts.ts'
import { type RankPoint, sparkBox, sparkPath } from './spark.ts'

/** The texts of ranks by week: those of the timeline, which draws them large. */
export type RankLineTexts = Pick<TimelineTexts['plots'], 'ranks' | 'noRanks' | 'value'>

interface Props {
  language: Language
  own: Pick<CharacterTexts, 'rank'>
  text: RankLineTexts
  loading: string
  /** What the page with the large drawing is called. */
  timeline: string
  type: BoardType
  id: number
}

const Line = ({ language, own, text, points }: Pick<Props, 'language' | 'own' | 'text'> & { points: RankPoint[] }) => {
  const words = ({ at, rank }: RankPoint) =>
    fill(text.value, { at: formatDay(at, language), value: fill(own.rank, { rank: formatNumber(rank, language) }) })
  const ends = [points[0], points.at(-1)].flatMap((point) => (point === undefined ? [] : words(point)))
  const { width, height } = sparkBox
  return (
    <>
      <svg
        className="spark"
        role="img"
        aria-label={ends.join(' – ')}
        viewBox={`0 -1 ${width} ${height + 2}`}
        preserveAspectRatio="none"
      >
        <path d={sparkPath(points)} />
      </svg>
      <p className="small soft ends" aria-hidden="true">
        {ends.map((end) => (
          <span key={end}>{end}</span>
        ))}
      </p>
    </>
  )
}

const pointsOf = async (id: number, type: BoardType): Promise<RankPoint[]> =>
  (await readRankHistory(ask, id, `${type}/standard`)).flatMap(({ week, global }) =>
    global === null ? [] : [{ at: week, rank: global }],
  )

const Content = (props: Props) => {
  const { language, text, loading, id, type } = props
  const ranks = useMemo(() => createResource(async () => answered(await pointsOf(id, type))), [id, type])
  const { state, value: points } = useResource(ranks)
  if (points !== null && points.length > 0) return <Line {...props} points={points} />
  if (points === null && state === 'failed') return <Failed className="stack" language={language} again={ranks.again} />
  return (
    <p className="soft" role="status">
      {points === null ? loading : text.noRanks}
    </p>
  )
}

/** The rank of all worlds week by week, fetched once it is asked for: the files are shared by many characters, and large. */
export const RankLine = (props: Props) => {
  const { language, text, timeline, id } = props
  return (
    <Folded title={text.ranks}>
      <Content {...props} />
      <p className="small">
        <a className="link" href={characterPagePath(language, id, 'timeline')}>
          {timeline}
        </a>
      </p>
    </Folded>
  )
}
