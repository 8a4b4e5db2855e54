import {
  type AnyCall,
  type Call,
  calls,
  type CharacterPage,
  characterPages,
  type EdgeParam as ContractParam,
  edgeParams,
  groupSlugPattern,
  hiddenFolders,
  isSlotted,
  shownIdPattern,
  slotKey,
} from '@kupodex/data/contract'
import { boardModes, boardTypes, languages, modesOf, rarityTables } from '@kupodex/data/game'
import { rarityLists } from '@kupodex/data/rules'
import type { EdgeCall, EdgeParam, EdgeTable } from './route.ts'

type RoutedCall = Pick<AnyCall, 'path' | 'params'> & Pick<Call, 'answerer'>

/** Words that stand for themselves as a pattern, which takes half the room: the edge holds only so much code. */
const shortest = (param: Omit<Partial<ContractParam>, 'glob'> & { words?: Record<string, string> }): EdgeParam => {
  const { words, otherwise } = param
  const isPlain = words !== undefined && Object.entries(words).every(([word, means]) => word === means)
  return isPlain && otherwise === undefined ? { pattern: `^(${Object.keys(words).join('|')})$` } : param
}

/** A word of a path, or the parameter that stands there. */
const readPart = (part: string, shape: Record<string, unknown>): string | EdgeParam => {
  const found = /^\{(\w+)(\?)?\}$/.exec(part)
  if (!found) return part
  const schema = shape[found[1] ?? ''] as Parameters<typeof edgeParams.get>[0]
  const { glob: _glob, ...param }: Partial<ContractParam> = edgeParams.get(schema) ?? {}
  return { ...(found[2] === '?' ? { optional: true } : {}), ...shortest(param) }
}

/** The calls that objects answer, with every parameter once. */
const callsOf = (known: readonly RoutedCall[]): Pick<EdgeTable, 'params' | 'calls'> => {
  const params = new Map<string, number>()
  const placeOf = (param: EdgeParam): number => {
    const text = JSON.stringify(param)
    if (!params.has(text)) params.set(text, params.size)
    return params.get(text) ?? 0
  }
  const published = known.flatMap(({ path, params: { shape }, answerer }): EdgeCall[] => {
    if (answerer.kind === 'function') return []
    const parts = path.split('/').filter((part) => part !== '')
    const read = parts.map((part) => readPart(part, shape))
    return [
      {
        path: read.map((part) => (typeof part === 'string' ? part : placeOf(part))),
        ...(isSlotted(answerer.set) ? { set: answerer.set } : {}),
      },
    ]
  })
  return { params: [...params.keys()].map((text) => JSON.parse(text) as EdgeParam), calls: published }
}

const rarityTypes = Object.keys(rarityTables)

/** Types whose things have no page each that is prerendered. */
const typesWithoutPages = Object.entries(rarityLists).flatMap(([type, { itemPages }]) => (itemPages ? [] : [type]))

/** The shells of character pages: one prerendered page for every id, at `char/profile/` and `char/{word}/`. */
const characterShells = (pages: readonly Pick<CharacterPage, 'word' | 'rest'>[]): EdgeTable['shells'] => [
  { pattern: `^char/${shownIdPattern}$`, page: 'char/profile' },
  ...[...Map.groupBy(pages, ({ rest }) => rest)].map(([rest, alike]) => ({
    pattern: `^char/${shownIdPattern}/(${alike.map(({ word }) => word).join('|')})${rest}$`,
    page: 'char/$1',
  })),
]

/** Other pages that are one prerendered shell for every id or scope, by their path below the language prefix. */
const shells = [
  // Collectables have a page of their own for all worlds together.
  { pattern: `^rarity/(${rarityTypes.join('|')})/(?!global/)[A-Za-z]+/[0-9]{1,9}$`, page: 'rarity/item' },
  { pattern: `^rarity/(${typesWithoutPages.join('|')})/global/[0-9]{1,9}$`, page: 'rarity/item' },
  // Of a free company: its id has more digits than a number holds.
  { pattern: '^fc/[1-9][0-9]{18,19}$', page: 'fc' },
  { pattern: `^group/${groupSlugPattern}$`, page: 'group' },
  // A world has some four hundred boards of the event, which never change.
  { pattern: '^ranking/ishgard/(?!global(/|$))[A-Za-z]+(/.*)?$', page: 'ranking/ishgard/world' },
]

/** A word that is not a scoring mode of a board means standard, whose board has the address without a mode (spec: site §5). */
const otherModes = [...Map.groupBy(boardTypes, (type) => modesOf(type).slice(1).join('|'))].map(([modes, alike]) => ({
  pattern: `^(ranking/(${alike.join('|')})/[A-Za-z]+/)(?!(${modes})(/|$))[^/]+$`,
  to: '$1',
}))

/** The same of calls, for modes that boards of another type have. */
const meant = [
  ...Map.groupBy(boardTypes, (type) => boardModes.filter((mode) => !modesOf(type).includes(mode)).join('|')),
]
  .filter(([modes]) => modes !== '')
  .map(([modes, alike]) => ({
    pattern: `^(api/ranking(-pages)?/(${alike.join('|')})/[^/]+/)(${modes})(?![^/.])`,
    to: '$1standard',
  }))

const moved = [
  // English has no prefix; cards of English pages do (spec: site §2.1), and readers change an address by hand.
  { pattern: '^en$', to: '' },
  { pattern: '^en/(.+)$', to: '$1/' },
  { pattern: '^ranking$', to: 'ranking/achievement/global/' },
  { pattern: '^rarity$', to: 'rarity/title/global/' },
  { pattern: '^(ranking/[a-z]+|rarity/(?!item)[a-z]+|stats)$', to: '$1/global/' },
  ...otherModes,
  // A season without a group of jobs means the crafters, as for the call.
  { pattern: '^(ranking/ishgard/global/[0-9]+)$', to: '$1/Crafters/' },
  // A day that is not one of the ten means the last, which has the address without a day (spec: site §5).
  { pattern: '^(ranking/ishgard/[A-Za-z]+/[0-9]+/[A-Za-z]+/)(?![1-9]$)[^/]+$', to: '$1' },
]

/** Makes what the edge needs to know of calls and pages: plain data, so that it can run where no schema runs. */
export const edgeTableOf = (
  known: readonly RoutedCall[],
  pages: readonly Pick<CharacterPage, 'word' | 'rest'>[],
): EdgeTable => ({
  languages: languages.filter((language) => language !== 'en'),
  slot: `/${slotKey('{set}', '{slot}', '')}`,
  hidden: [...hiddenFolders],
  shells: [...characterShells(pages), ...shells],
  scopeAt: { ranking: 2, rarity: 2, stats: 1 },
  moved,
  meant,
  ...callsOf(known),
})

export const edgeTable: EdgeTable = edgeTableOf(calls, characterPages)
