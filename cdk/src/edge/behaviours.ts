import {
  type AnyCall,
  bannersFolder,
  bodyHashHeader,
  type CachePolicy,
  type Call,
  calls,
  cardCache,
  cardPattern,
  chatHeaders,
  chatPath,
  forwardedHeaders,
  type FunctionName,
  type ReachedFunction,
  readerHeaders,
  tokenHeader,
} from '@kupodex/data/contract'
import { byNarrowness, covers, fits, meet, overlap, patternOf } from './globs.ts'

/** How requests whose path fits a pattern are answered by a function: what CloudFront is configured by, and the local edge follows. */
export interface Behaviour {
  pattern: string
  name: ReachedFunction
  /** Ids of its calls. */
  calls: readonly string[]
  /** Methods of its calls. Where they are more than GET, CloudFront can only let all through, and the function refuses. */
  methods: readonly Call['method'][]
  cache: CachePolicy
  /** Whether one of its calls is not for anyone: the token of a request goes to the function. */
  takesToken: boolean
  /**
   * Headers by which a request proves by itself who sends it, which its function reads in place of those of calls. CloudFront signs no body
   * without the hash that only our own pages send, so the address of such a function takes what nobody has signed.
   */
  proof?: readonly string[]
}

export type BehaviourCall = Pick<AnyCall, 'path' | 'params'> &
  Pick<Call, 'method' | 'cache' | 'id' | 'audience' | 'answerer'>

const fail = (sentence: string): never => {
  throw new Error(sentence)
}

const isSame = (a: CachePolicy, b: CachePolicy) => JSON.stringify(a) === JSON.stringify(b)

/** What two behaviours differ in that CloudFront has once a pattern; null where they agree. */
const difference = (a: Behaviour, b: Behaviour): string | null => {
  if (a.name !== b.name) return 'the function that answers'
  return isSame(a.cache, b.cache) ? null : 'how their answers are cached'
}

const nameBoth = (a: Behaviour, b: Behaviour) => `${a.calls.join()} and ${b.calls.join()}`

const merge = (into: Behaviour, own: Behaviour): Behaviour => {
  const what = difference(into, own)
  if (what) return fail(`${nameBoth(into, own)} have the same path pattern ${into.pattern} and differ in ${what}.`)
  return {
    ...into,
    calls: [...into.calls, ...own.calls],
    methods: [...new Set([...into.methods, ...own.methods])],
    takesToken: into.takesToken || own.takesToken,
  }
}

const behaviourOf = (call: BehaviourCall, name: FunctionName): Behaviour => {
  const { id, method, cache, audience } = call
  if (audience !== 'anyone' && cache.kind === 'public')
    fail(`${id} is for ${audience}, so its answer must be kept by no cache.`)
  if (method !== 'GET' && cache.kind === 'public') fail(`${id} is a ${method}, so its answer must be kept by no cache.`)
  return { pattern: patternOf(call), name, calls: [id], methods: [method], cache, takesToken: audience !== 'anyone' }
}

const isReading = (methods: readonly string[]) => methods.every((method) => method === 'GET')

/** Headers of a reader that go on to the function of a behaviour, besides those that CloudFront sets itself. */
export const requestHeadersOf = ({
  methods,
  takesToken,
  proof,
}: Pick<Behaviour, 'methods' | 'takesToken' | 'proof'>): readonly string[] =>
  proof ?? [
    ...forwardedHeaders,
    'access-control-request-method',
    ...(takesToken ? [tokenHeader] : []),
    // A request is signed with the hash of its body, so the function's address must be sent the hash too.
    ...(isReading(methods) ? [] : [bodyHashHeader]),
    // A change that anyone may make is made by people.
    ...(isReading(methods) || takesToken ? [] : readerHeaders),
  ]

/** That other headers of a request go on to the function, such as its token or the hash of its body; null where they are the same. */
const requestDifference = (a: Behaviour, b: Behaviour): string | null => {
  const headers = (of: Behaviour) => requestHeadersOf(of).join()
  return headers(a) === headers(b) ? null : 'which headers go on to the function'
}

/** Two patterns of which neither is the narrower have no right order, so they must not meet where they differ. */
const requireOrder = (behaviours: readonly Behaviour[]): void => {
  for (const [at, a] of behaviours.entries()) {
    for (const b of behaviours.slice(at + 1)) {
      const what = difference(a, b) ?? requestDifference(a, b)
      if (!what || !overlap(a.pattern, b.pattern) || covers(b.pattern, a.pattern)) continue
      fail(
        `Some paths fit ${a.pattern} and ${b.pattern}, neither is the narrower, and ${nameBoth(a, b)} differ in ${what}.`,
      )
    }
  }
}

const isAlike = (a: Behaviour, b: Behaviour): boolean =>
  (difference(a, b) ?? requestDifference(a, b)) === null && isReading(a.methods) === isReading(b.methods)

/** The wider behaviour that answers all of the narrow one's paths alike once that one is left out; undefined without one. */
const widerAlike = (narrow: Behaviour, after: readonly Behaviour[]): Behaviour | undefined => {
  const next = after.find((other) => !isAlike(narrow, other) && meet(narrow.pattern, other.pattern))
  const before = next ? after.slice(0, after.indexOf(next)) : after
  return before.find(({ pattern }) => covers(pattern, narrow.pattern))
}

/** The same behaviours without those that wider ones answer alike: a distribution has room for so many. Narrower ones come first. */
const foldInto = (behaviours: readonly Behaviour[]): Behaviour[] => {
  const [narrow, ...after] = behaviours
  if (!narrow) return []
  const wider = widerAlike(narrow, after)
  if (!wider) return [narrow, ...foldInto(after)]
  return foldInto(after.map((other) => (other === wider ? merge(wider, narrow) : other)))
}

const requireReachable = ({ id, audience, method, ...call }: BehaviourCall, behaviours: readonly Behaviour[]): void => {
  if (audience !== 'anyone') fail(`${id} is published, so it must be for anyone: nobody guards a file.`)
  if (method !== 'GET') fail(`${id} is published, so it can only be read.`)
  const before = behaviours.find(({ pattern }) => covers(pattern, patternOf(call)))
  if (before) fail(`${id} is published, and all of its paths go to the function of ${before.calls.join()}.`)
}

/**
 * The behaviours of the calls that functions answer, narrower patterns first; one that a wider one answers alike is left out. Throws where calls that share a pattern differ in
 * what a behaviour has once, where patterns have no right order, where an answer for somebody or to a change would be cached, and
 * where a published call would never be reached or is not for anyone.
 */
export const behavioursOf = (all: readonly BehaviourCall[]): Behaviour[] => {
  const found = new Map<string, Behaviour>()
  for (const call of all) {
    if (call.answerer.kind !== 'function') continue
    const own = behaviourOf(call, call.answerer.name)
    const before = found.get(own.pattern)
    found.set(own.pattern, before ? merge(before, own) : own)
  }
  const behaviours = [...found.values()].sort((a, b) => byNarrowness(a.pattern, b.pattern))
  requireOrder(behaviours)
  for (const call of all) if (call.answerer.kind === 'published') requireReachable(call, behaviours)
  return foldInto(behaviours)
}

/** All calls that functions answer. No published call fits one of the patterns (`globs.test.ts`). */
export const functionBehaviours: readonly Behaviour[] = behavioursOf(calls)

/** Cards are pictures, and no calls: their path is beside the pages of characters, and meets none of a call. */
export const cardBehaviour: Behaviour = {
  ...{ pattern: cardPattern, name: 'card', calls: [], methods: ['GET'] },
  ...{ cache: cardCache, takesToken: false },
}

/** Discord sends what is asked in chat, and signs it. */
export const chatBehaviour: Behaviour = {
  ...{ pattern: chatPath, name: 'chat', calls: [], methods: ['POST'] },
  ...{ cache: { kind: 'private' }, takesToken: false, proof: Object.values(chatHeaders) },
}

/** How the edge answers by functions: calls, those of the contract unless others are given, cards, and chat where it is on. */
export const edgeBehaviours = (
  ofCalls: readonly Behaviour[] = functionBehaviours,
  isChatOn = true,
): readonly Behaviour[] => [...ofCalls, cardBehaviour, ...(isChatOn ? [chatBehaviour] : [])]

/** Whether answers of a behaviour are kept under their path, which then has one spelling (`spelled`). */
export const isKept = ({ cache, calls }: Pick<Behaviour, 'cache' | 'calls'>): boolean =>
  cache.kind === 'public' && calls.length > 0

/** The behaviour of a path; undefined where the bucket answers. */
export const behaviourAt = (behaviours: readonly Behaviour[], path: string): Behaviour | undefined =>
  behaviours.find(({ pattern }) => fits(pattern, path))

/** Methods that a behaviour lets through: CloudFront knows three lists, and this picks the shorter that will do. */
export const letThrough = (methods: readonly string[]): readonly string[] =>
  isReading(methods) ? ['GET', 'HEAD', 'OPTIONS'] : ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE']

/** The header in which CloudFront says who its reader is: `address:port`. */
export const viewerHeader = 'CloudFront-Viewer-Address'

/** Files that are not pages and yet can hold scripts, and those that users have sent. */
export const inertPatterns = ['/*.svg', '/*.xml', `/${bannersFolder}/*`] as const

/**
 * Files whose name holds a hash of what is in them, most of what a page loads: an object of that path or none, in no slot, so no edge
 * function runs for them, and no query is part of their key.
 */
export const hashedPattern = '/_astro/*'

/** Sizes at which CloudFront refuses a request (413): of the address, and of the address and all headers together, in bytes. */
export const requestLimits = { url: 8192, head: 20_480 } as const

/** How many behaviours a distribution has at most, besides the default one (AWS's quota, which can be raised). */
export const behavioursMax = 75

/** The largest body that a function URL takes, bytes. */
export const functionBodyLimit = 6 * 1024 * 1024
