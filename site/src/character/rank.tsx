import { changeOf, topPercent } from './change.ts'
import type { BoardType, Language } from '@kupodex/data/game'
import { formatNumber, formatPercent } from '#format/number.ts'
import { inLanguage, rankingPath } from '#paths/paths.ts'
import type { CharacterTexts } from './texts/index.ts'
import { counted, fill } from '#texts/fill.ts'

interface Props {
  language: Language
  own: CharacterTexts
  unranked: string
  /** The board: its type, and the scope by the word in its address and by the one that people read. */
  type: BoardType
  scope: string
  scopeName: string
  character: number
  rank: number | null
  /** How many are ranked there; null where that is not known. */
  of: number | null
  /** Whether it also says what percentage that is. */
  isTold: boolean
  yesterday: number | null
}

const marks = { up: '▲', down: '▼', new: '' } as const

const Change = ({ language, own, rank, yesterday }: Pick<Props, 'language' | 'own' | 'rank' | 'yesterday'>) => {
  const change = changeOf(rank, yesterday)
  if (change === null) return null
  const n = 'by' in change ? formatNumber(change.by, language) : ''
  const words = change.way === 'new' ? own.isNew : counted(own[change.way], change.by, language)
  return (
    <span className={`change ${change.way}`} title={words}>
      <span aria-hidden="true">
        {marks[change.way]}
        {change.way === 'new' ? own.newShort : n}
      </span>
      <span className="unseen">{words}</span>
    </span>
  )
}

/** A rank with how it moved since yesterday, and the way to its row in the ranking. */
export const Rank = (props: Props) => {
  const { language, own, unranked, type, scope, scopeName, character, rank, of, isTold } = props
  if (rank === null) return unranked
  const shown = fill(own.rank, { rank: formatNumber(rank, language) })
  const [before = '', after = ''] = fill(own.rankOf, { n: formatNumber(of ?? 0, language) }).split('{rank}')
  const share =
    isTold && of !== null ? fill(own.top, { percent: formatPercent(topPercent(rank, of), 0, language) }) : ''
  const among = `${after}${share && ` · ${share}`}`
  return (
    <span className="standing">
      <Change {...props} /> {of !== null && before}
      <a
        className="link"
        href={`${inLanguage(language, rankingPath(type, scope))}?char=${character}`}
        aria-label={fill(own.showIn, { rank: shown, scope: scopeName })}
      >
        {shown}
      </a>
      {of !== null && <span className="soft">{among}</span>}
    </span>
  )
}
