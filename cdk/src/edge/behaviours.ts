import {
  type AnyCall,
  type CachePolicy,
  calls,
  forwardedHeaders,
  type FunctionName,
  type Call,
} from '@kupodex/data/contract'
import { lengthOf, patternOf, fits } from './globs.ts'

/** How requests whose path fits a pattern are answered by a function: what CloudFront is configured by, and the local edge follows. */
export interface Behaviour {
  pattern: string
  name: FunctionName
  /** Methods of its calls. Where they are more than GET, CloudFront can only let all through, and the function refuses. */
  methods: readonly Call['method'][]
  cache: CachePolicy
}

/** The part of a call that decides on its behaviour. */
export type BehaviourCall = Pick<AnyCall, 'path' | 'params' | 'answerer'> &
  Pick<Call, 'method' | 'cache' | 'id' | 'audience'>

const isSame = (a: CachePolicy, b: CachePolicy) => JSON.stringify(a) === JSON.stringify(b)

const merge = (into: Behaviour, { name, methods, cache }: Behaviour): Behaviour => {
  const clash = (what: string) =>
    new Error(
      `two calls share the path pattern ${into.pattern} and differ in ${what}: CloudFront has one of each a pattern`,
    )
  if (into.name !== name) throw clash('the function that answers')
  if (!isSame(into.cache, cache)) throw clash('how their answers are cached')
  return { ...into, methods: [...new Set([...into.methods, ...methods])] }
}

/**
 * The behaviours of the calls that functions answer, longer paths first. Throws where calls that share a pattern differ in what a
 * behaviour has once, and where a published call has the pattern of a function's, or is not for anyone: nobody guards a file.
 */
export const behavioursOf = (all: readonly BehaviourCall[]): Behaviour[] => {
  const found = new Map<string, Behaviour>()
  for (const call of all) {
    if (call.answerer.kind !== 'function') continue
    const pattern = patternOf(call)
    const own: Behaviour = { pattern, name: call.answerer.name, methods: [call.method], cache: call.cache }
    const before = found.get(pattern)
    found.set(pattern, before ? merge(before, own) : own)
  }
  for (const call of all.filter(({ answerer }) => answerer.kind === 'published')) {
    if (call.audience !== 'anyone')
      throw new Error(`${call.id} is published, so it must be for anyone: nobody guards a file`)
    if (found.has(patternOf(call))) {
      throw new Error(
        `${call.id} is published, and a function answers the same path: CloudFront has one origin a pattern`,
      )
    }
  }
  return [...found.values()].sort((a, b) => lengthOf(b.pattern) - lengthOf(a.pattern))
}

/** The behaviours of all calls that functions answer. No published call fits one of them (`globs.test.ts`). */
export const functionBehaviours: readonly Behaviour[] = behavioursOf(calls)

/** The behaviour of a path; undefined where the bucket answers. */
export const behaviourAt = (behaviours: readonly Behaviour[], path: string): Behaviour | undefined =>
  behaviours.find(({ pattern }) => fits(pattern, path))

/** Methods that a behaviour lets through: CloudFront knows three lists, and this picks the shorter that will do. */
export const letThrough = (methods: readonly string[]): readonly string[] =>
  methods.every((method) => method === 'GET')
    ? ['GET', 'HEAD', 'OPTIONS']
    : ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE']

/** Headers of a reader that go on to a function, beside those that CloudFront sets itself. */
export const requestHeaders: readonly string[] = [...forwardedHeaders, 'access-control-request-method']

/** The header in which CloudFront says who its reader is: `address:port`. */
export const viewerHeader = 'CloudFront-Viewer-Address'

/** Files that are no pages and yet can hold scripts. */
export const inertPatterns = ['/*.svg', '/*.xml'] as const

/** Sizes at which CloudFront refuses a request (413): of the address, and of the address and all headers together, in bytes. */
export const requestLimits = { url: 8192, head: 20_480 } as const

/** The largest body that a function URL takes, bytes. */
export const functionBodyLimit = 6 * 1024 * 1024
