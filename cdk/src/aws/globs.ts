import { type AnyCall, calls, type EdgeParam, edgeParams, type FunctionName } from '@kupodex/data/contract'

/** A CloudFront path pattern, the call it is for and the function that answers. */
export interface FunctionPath {
  pattern: string
  call: AnyCall
  name: FunctionName
}

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

/**
 * The path patterns of the calls that functions answer, the longer path first: CloudFront takes the first that fits, `*`
 * reaching over slashes. No published call may fit one of them (`globs.test.ts`).
 */
export const functionPaths: readonly FunctionPath[] = calls
  .flatMap((call: AnyCall) => {
    if (call.answerer.kind !== 'function') return []
    const globs = partsOf(call.path).map((part) => globOf(part, call.params.shape))
    return [{ pattern: `/${globs.join('/')}`, call, name: call.answerer.name }]
  })
  .sort((a, b) => partsOf(b.pattern).length - partsOf(a.pattern).length)
