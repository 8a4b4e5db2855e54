import { type AnyCall, type EdgeParam, edgeParams } from '@kupodex/data/contract'

const partsOf = (path: string) => path.split('/').filter((part) => part !== '')

const paramOf = (part: string): { name: string; optional: boolean } | null => {
  const found = /^\{(\w+)(\?)?\}$/.exec(part)
  return found ? { name: found[1] ?? '', optional: found[2] === '?' } : null
}

const globOf = (part: string, shape: Readonly<Record<string, unknown>>): string => {
  const name = paramOf(part)?.name
  if (name === undefined) return part
  const param: EdgeParam | undefined = edgeParams.get(shape[name] as Parameters<typeof edgeParams.get>[0])
  if (param?.glob) return param.glob
  if (!param || !('words' in param) || param.otherwise !== undefined) return '?*'
  const lengths = new Set(Object.keys(param.words).map((word) => word.length))
  return lengths.size === 1 ? '?'.repeat([...lengths][0] ?? 1) : '?*'
}

/**
 * The path pattern of a call as CloudFront takes it: `*` is any letters, slashes too, and `?` is one. It ends in a star, which
 * takes the slash at the end and the parameters that may be missing.
 */
export const patternOf = ({ path, params }: Pick<AnyCall, 'path' | 'params'>): string => {
  const parts = partsOf(path)
  const optional = parts.findIndex((part) => paramOf(part)?.optional)
  const globs = parts.slice(0, optional < 0 ? parts.length : optional).map((part) => globOf(part, params.shape))
  return `/${globs.join('/')}`.replace(/\*?$/, '*')
}

const toRegExp = (pattern: string, one: string): RegExp =>
  new RegExp(
    `^${pattern
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', one)}$`,
    's',
  )

/** Whether a path fits a pattern, as CloudFront matches it. */
export const fits = (pattern: string, path: string): boolean => toRegExp(pattern, '.').test(path)

/** Whether every path that fits the narrow pattern fits the wide one: letter by letter, and only a star of one takes a star of the other. */
export const covers = (wide: string, narrow: string): boolean => toRegExp(wide, '[^*]').test(narrow)

/** Whether some path fits both patterns, as CloudFront matches them: a star takes slashes too. */
export const meet = (a: string, b: string): boolean => {
  if (a === '' || b === '') return /^\**$/.test(a + b)
  if (a.startsWith('*')) return meet(a.slice(1), b) || meet(a, b.slice(1))
  if (b.startsWith('*')) return meet(b, a)
  return (a[0] === b[0] || a[0] === '?' || b[0] === '?') && meet(a.slice(1), b.slice(1))
}

/** Whether some path of as many words fits both patterns; patterns of different lengths belong to calls that differ in length. */
export const overlap = (a: string, b: string): boolean => {
  const [left, right] = [partsOf(a), partsOf(b)]
  return left.length === right.length && left.every((part, at) => meet(part, right[at] ?? ''))
}

const count = (pattern: string, sign: RegExp): number => pattern.match(sign)?.length ?? 0

/** How narrow a pattern is: words, then letters that are given, then letters at all, then how few stars. */
const narrowness = (pattern: string): number[] => [
  partsOf(pattern).length,
  count(pattern, /[^*?/]/g),
  count(pattern, /\?/g),
  -count(pattern, /\*/g),
]

/** Puts narrower patterns first: CloudFront takes the first that fits, and a pattern stands before each that covers it. */
export const byNarrowness = (a: string, b: string): number => {
  const [left, right] = [narrowness(a), narrowness(b)]
  const at = left.findIndex((value, index) => value !== right[index])
  return at < 0 ? 0 : (right[at] ?? 0) - (left[at] ?? 0)
}
