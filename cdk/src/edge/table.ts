import {
  type Answerer,
  calls,
  characterIdPattern,
  type EdgeParam,
  edgeParams,
  hiddenFolders,
  isSlotted,
  slotKey,
} from '@kupodex/data/contract'
import { boardModes, boardTypes, rarityTables } from '@kupodex/data/game'
import { languages } from '@kupodex/data/game'
import type { EdgeCall, EdgeSegment, EdgeTable } from './route.ts'

/** Words that stand for themselves as a pattern, which takes half the room: the edge holds only so much code. */
const shortest = (param: Omit<Partial<EdgeParam>, 'glob'> & { words?: Record<string, string> }) => {
  const { words, otherwise } = param
  const isPlain = words !== undefined && Object.entries(words).every(([word, means]) => word === means)
  return isPlain && otherwise === undefined ? { pattern: `^(${Object.keys(words).join('|')})$` } : param
}

const segmentOf = (part: string, shape: Record<string, unknown>): EdgeSegment => {
  const found = /^\{(\w+)(\?)?\}$/.exec(part)
  if (!found) return { is: part }
  const name = found[1] ?? ''
  const { glob: _glob, ...param }: Partial<EdgeParam> =
    edgeParams.get(shape[name] as Parameters<typeof edgeParams.get>[0]) ?? {}
  return { name, ...(found[2] === '?' ? { optional: true } : {}), ...shortest(param) }
}

const rarityTypes = Object.keys(rarityTables)

/** Pages that are one prerendered shell for every id or scope, by their path below the language prefix. */
const shells = [
  { pattern: `^char/${characterIdPattern}(/.*)?$`, page: 'char' },
  // Collectables have a page of their own for all worlds together.
  { pattern: `^rarity/(${rarityTypes.join('|')})/(?!global/)[A-Za-z]+/[0-9]{1,9}$`, page: 'rarity/item' },
  { pattern: '^rarity/(achievement|title)/global/[0-9]{1,9}$', page: 'rarity/item' },
  // A world has some four hundred boards of the event, which never change.
  { pattern: '^ranking/ishgard/(?!global(/|$))[A-Za-z]+(/.*)?$', page: 'ranking/ishgard/world' },
]

/** A word that is no scoring mode means standard, whose board has the address without a mode (spec: site §5). */
const otherModes = boardModes.filter((mode) => mode !== 'standard').join('|')
const moved = [
  { pattern: '^ranking$', to: 'ranking/achievement/global/' },
  { pattern: '^rarity$', to: 'rarity/title/global/' },
  { pattern: '^(ranking/[a-z]+|rarity/(?!item)[a-z]+|stats)$', to: '$1/global/' },
  { pattern: `^(ranking/(${boardTypes.join('|')})/[A-Za-z]+/)(?!(${otherModes})(/|$))[^/]+$`, to: '$1' },
  // A day that is none means the last, which has the address without a day (spec: site §5).
  { pattern: '^(ranking/ishgard/[A-Za-z]+/[0-9]+/[A-Za-z]+/)(?![1-9]$)[^/]+$', to: '$1' },
]

const answeredBy = (answerer: Answerer): Omit<EdgeCall, 'segments'> => {
  if (answerer.kind === 'function') return { function: answerer.name }
  return { key: answerer.key, ...(isSlotted(answerer.set) ? { set: answerer.set } : {}) }
}

/** What the edge needs to know of the contract and the pages: plain data, so that it can run where no schema runs. */
export const edgeTable: EdgeTable = {
  languages: languages.filter((language) => language !== 'en'),
  slot: `/${slotKey('{set}', '{slot}', '')}`,
  hidden: [...hiddenFolders],
  shells,
  scopeAt: { ranking: 2, rarity: 2, stats: 1 },
  moved,
  calls: calls.map((call): EdgeCall => ({
    segments: call.path
      .split('/')
      .filter((part) => part !== '')
      .map((part) => segmentOf(part, call.params.shape)),
    ...((call.method as string) === 'GET' ? {} : { method: call.method }),
    ...answeredBy(call.answerer),
  })),
}
