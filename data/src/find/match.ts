import { dense, fewestJoined, foldedWords, foldNames } from './fold.ts'
import { type Named, type NamesFile, unpackNames } from './names-file.ts'
import { isNear } from './near.ts'

export interface NameIndex {
  /** One that is also called something else is there once for each of its names. */
  things: readonly Named[]
  /** The name of each, folded, between spaces; and without any. */
  folded: readonly string[]
  joined: readonly string[]
  /** Every word of these names once. */
  words: readonly string[]
  /** The name of each kind, folded, between spaces. */
  kinds: ReadonlyMap<string, string>
  /** Kinds whose things are called after others. */
  borrowing: ReadonlySet<string>
}

/** Something found; the lower its rank, the better. */
export interface Found {
  thing: Named
  rank: number
}

/** How well a word fits: the whole of one of the name's words, its beginning, a part of one, or near one. */
const fits = { whole: 0, start: 1, within: 2, near: 20 } as const

/** Letters from which on a part of a word counts. */
const fewestWithin = 3

export const indexNames = ({ kinds, ...packed }: Pick<NamesFile, 'kinds' | 'shelves' | 'names'>): NameIndex => {
  const things = unpackNames(packed)
  const others = things.flatMap((thing) => (thing.shelf.also?.[thing.id] ?? []).map((name) => ({ thing, name })))
  const names = foldNames([...packed.names, ...others.map(({ name }) => name)].join('\n'))
  return {
    things: [...things, ...others.map(({ thing }) => thing)],
    folded: names.split('\n').map((name) => ` ${name.trim()} `),
    joined: names.replaceAll(' ', '').split('\n'),
    words: [...new Set(names.split(/[ \n]+/))],
    kinds: new Map(Object.entries(kinds).map(([word, { name }]) => [word, ` ${foldNames(name)} `])),
    borrowing: new Set(Object.keys(kinds).filter((word) => kinds[word]?.borrows)),
  }
}

/** How well a word fits the name at a place of the index; null where it does not. */
type Fit = (at: number) => number | null

/** What is written without spaces has few words to begin, and readers leave out those that there are. */
const denseFit = ({ folded, joined }: NameIndex, word: string): Fit => {
  return (at) => {
    const found = joined[at]?.indexOf(word) ?? -1
    if (found < 0) return null
    return found === 0 || folded[at]?.includes(` ${word}`) ? fits.start : fits.within
  }
}

const spacedFit = ({ folded, joined }: NameIndex, word: string): Fit => {
  const [begun, whole] = [` ${word}`, ` ${word} `]
  return (at) => {
    const name = folded[at] ?? ''
    if (name.includes(begun)) return name.includes(whole) ? fits.whole : fits.start
    if (word.length < fewestWithin) return null
    return (word.length < fewestJoined ? name : (joined[at] ?? '')).includes(word) ? fits.within : null
  }
}

const exactFit = (index: NameIndex, word: string): Fit => (dense.test(word) ? denseFit : spacedFit)(index, word)

const nearFit = (index: NameIndex, word: string): Fit => {
  const exact = exactFit(index, word)
  if (dense.test(word)) return (at) => exact(at) ?? (isNear(word, index.joined[at] ?? '') ? fits.near : null)
  const near = index.words.filter((other) => isNear(word, other)).map((other) => ` ${other} `)
  return (at) => exact(at) ?? (near.some((other) => index.folded[at]?.includes(other)) ? fits.near : null)
}

/** Whether a word is one of a kind's name, which may be of several: `minion` is of `minions`. */
const isWordOf = (word: string, kind: string): boolean =>
  kind.split(' ').some((one) => one.startsWith(word) && one.length - word.length <= 2)

interface Sought {
  fit: Fit
  kinds: ReadonlySet<string>
}

/** How well all words fit, together; a word for the kind does for one of the name as long as another is of the name. */
const fitOfAll = (words: readonly Sought[], at: number, kind: string): number | null => {
  let [sum, named] = [0, 0]
  for (const { fit, kinds } of words) {
    const one = fit(at)
    if (one !== null) named += 1
    else if (!kinds.has(kind)) return null
    sum += one ?? fits.within
  }
  return named > 0 ? sum : null
}

/** Names of one thing may be two, for he and she, after a slash. */
const isWhole = (name: string, wanted: string): boolean =>
  name.includes('/') && name.split('/').some((half) => foldNames(half).trim() === wanted)

/** How much lower a find is ranked whose kind has names of other things in those of its own. */
const behind = 600

const rankOf = (sum: number, folded: string, name: string, wanted: string): number => {
  if (folded === ` ${wanted} ` || isWhole(name, wanted)) return 0
  return 1 + sum * 1000 + (folded.startsWith(` ${wanted}`) ? 0 : 500) + Math.min(folded.length, 499)
}

/** Each thing once, by the name that fits best. */
const onceEach = (found: readonly Found[]): Found[] => {
  const seen = new Set<Named>()
  return found.filter(({ thing }) => !seen.has(thing) && seen.add(thing))
}

/** What has all words of a text in any order, the best first; where nothing has, what does but for misspellings. */
export const findNames = (
  indexes: readonly NameIndex[],
  text: string,
  isHidden: (patch: number | null, name: string) => boolean = () => false,
): Found[] => {
  const words = foldedWords(text)
  const wanted = words.join(' ')
  const findIn = (index: NameIndex, fitOf: (index: NameIndex, word: string) => Fit): Found[] => {
    const kindsOf = (word: string) =>
      new Set([...index.kinds].flatMap(([kind, name]) => (isWordOf(word, name) ? [kind] : [])))
    const sought = words.map((word): Sought => ({ fit: fitOf(index, word), kinds: kindsOf(word) }))
    const found: Found[] = []
    for (const [at, thing] of index.things.entries()) {
      const sum = fitOfAll(sought, at, thing.kind)
      if (sum === null || isHidden(thing.patch, thing.name)) continue
      const rank = rankOf(sum, index.folded[at] ?? '', thing.name, wanted)
      found.push({ thing, rank: rank > 0 && index.borrowing.has(thing.kind) ? rank + behind : rank })
    }
    return found
  }
  const findBy = (fitOf: (index: NameIndex, word: string) => Fit) => indexes.flatMap((index) => findIn(index, fitOf))
  const exact = findBy(exactFit)
  return onceEach((exact.length > 0 ? exact : findBy(nearFit)).sort((a, b) => a.rank - b.rank))
}
