import { changeOf, topPercent } from './change.ts'
import type { BoardType, Language } from '@kupodex/data/game'
import { formatNumber, formatPercent } from '#format/number.ts'
import { inLanguage, rankingPath } from '#paths/paths.ts'
import { counted, fill } from '#texts/fill.ts'
import type { ProfileTexts } from './texts.ts'

export type RankTexts = Pick<ProfileTexts, 'rankOf' | 'top' | 'up' | 'down' | 'isNew' | 'newShort' | 'showIn'>

interface Props {
  language: Language
  text: RankTexts
  /** What a rank is written as. */
  rankText: string
  unranked: string
  /** The board: its type, and the scope by the word in its address and by the one that people read. */
  type: BoardType
  scope: string
  scopeName: string
  character: number
  rank: number | null
  /** How many are ranked there; null where that is not known. */
  of: number | null
  yesterday: number | null
}

const marks = { up: '▲', down: '▼', new: '' } as const

interface ChangeProps {
  language: Language
  text: Pick<RankTexts, 'up' | 'down' | 'isNew'>
  newShort: string
  rank: number | null
  /** The earlier rank; null where there was none. */
  before: number | null
}

/** How a rank moved, as a sign and in words. */
export const Change = ({ language, text, newShort, rank, before }: ChangeProps) => {
  const change = changeOf(rank, before)
  if (change === null) return null
  const n = 'by' in change ? formatNumber(change.by, language) : ''
  const words = change.way === 'new' ? text.isNew : counted(text[change.way], change.by, language)
  return (
    <span className={`change ${change.way}`} title={words}>
      <span aria-hidden="true">
        {marks[change.way]}
        {change.way === 'new' ? newShort : n}
      </span>
      <span className="unseen">{words}</span>
    </span>
  )
}

/** A rank with how it moved since yesterday, and the way to its row in the ranking. */
export const Rank = (props: Props) => {
  const { language, text, rankText, unranked, type, scope, scopeName, character, rank, of, yesterday } = props
  if (rank === null) return unranked
  const shown = fill(rankText, { rank: formatNumber(rank, language) })
  const [before = '', after = ''] = fill(text.rankOf, { n: formatNumber(of ?? 0, language) }).split('{rank}')
  const share = of === null ? '' : fill(text.top, { percent: formatPercent(topPercent(rank, of), 0, language) })
  const among = `${after}${share && ` · ${share}`}`
  return (
    <span className="standing">
      <Change {...{ language, text, rank }} newShort={text.newShort} before={yesterday} /> {of !== null && before}
      <a
        className="link"
        href={`${inLanguage(language, rankingPath(type, scope))}?char=${character}`}
        aria-label={fill(text.showIn, { rank: shown, scope: scopeName })}
      >
        {shown}
      </a>
      {of !== null && <span className="soft">{among}</span>}
    </span>
  )
}
