import { type AnyCall, type EdgeParam, edgeParams } from '@kupodex/data/contract'

const partsOf = (path: string) => path.split('/').filter((part) => part !== '')

const globOf = (part: string, shape: Readonly<Record<string, unknown>>): string => {
  const name = /^\{(\w+)\??\}$/.exec(part)?.[1]
  if (name === undefined) return part
  const param: EdgeParam | undefined = edgeParams.get(shape[name] as Parameters<typeof edgeParams.get>[0])
  if (param?.glob) return param.glob
  if (!param || !('words' in param) || param.otherwise !== undefined) return '?*'
  const lengths = new Set(Object.keys(param.words).map((word) => word.length))
  return lengths.size === 1 ? '?'.repeat([...lengths][0] ?? 1) : '?*'
}

/** The path pattern of a call as CloudFront takes it: `*` is any letters, slashes too, and `?` is one. */
export const patternOf = ({ path, params }: Pick<AnyCall, 'path' | 'params'>): string =>
  `/${partsOf(path)
    .map((part) => globOf(part, params.shape))
    .join('/')}`

/** How many words a pattern has. CloudFront takes the first that fits, so the longer ones come first. */
export const lengthOf = (pattern: string): number => partsOf(pattern).length

/** Whether a path fits a pattern, as CloudFront matches it. */
export const fits = (pattern: string, path: string): boolean =>
  new RegExp(
    `^${pattern
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.')}$`,
    's',
  ).test(path)
