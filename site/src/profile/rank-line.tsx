import { useEffect, useState } from 'react'
import type { BoardType, Language } from '@kupodex/data/game'
import { ask } from '#ask/page.ts'
import { formatDay } from '#format/date.ts'
import { formatNumber } from '#format/number.ts'
import { fill } from '#texts/fill.ts'
import type { CharacterTexts } from '../character/texts/index.ts'
import { characterPagePath } from '../character/paths.ts'
import { readRankHistory } from '../timeline/rank-history.ts'
import type { TimelineTexts } from '../timeline/texts/index.ts'
import { type RankPoint, sparkBox, sparkPath } from './spark.ts'

/** The texts of ranks by week: those of the timeline, which draws them large. */
export type RankLineTexts = Pick<TimelineTexts['plots'], 'ranks' | 'noRanks' | 'error' | 'value'>

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

interface Loaded {
  of: string
  points: RankPoint[] | null
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

const Content = (props: Props) => {
  const { text, loading, id, type } = props
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const of = `${type}/standard`
  useEffect(() => {
    let isShown = true
    const show = (points: Loaded['points']) => isShown && setLoaded({ of, points })
    readRankHistory(ask, id, of).then(
      (weeks) => show(weeks.flatMap(({ week, global }) => (global === null ? [] : [{ at: week, rank: global }]))),
      () => show(null),
    )
    return () => void (isShown = false)
  }, [id, of])
  if (loaded?.of === of && loaded.points !== null && loaded.points.length > 0)
    return <Line {...props} points={loaded.points} />
  const says = loaded?.of !== of ? loading : loaded.points === null ? text.error : text.noRanks
  return (
    <p className="soft" role="status">
      {says}
    </p>
  )
}

/** The rank of all worlds week by week, fetched once it is asked for: the files are shared by many characters, and large. */
export const RankLine = (props: Props) => {
  const { language, text, timeline, id } = props
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{text.ranks}</summary>
      {isOpen && (
        <>
          <Content {...props} />
          <p className="small">
            <a className="link" href={characterPagePath(language, id, 'timeline')}>
              {timeline}
            </a>
          </p>
        </>
      )}
    </details>
  )
}
