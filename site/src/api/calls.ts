import {
  type AnyCall,
  calls,
  edgeParams,
  type EdgeParam,
  failureStatus,
  type FailureCode,
  type FieldPath,
  type FieldType,
  type FunctionName,
  guaranteedFields,
  refusalOfParam,
} from '@kupodex/data/contract'
import * as z from 'zod'

export interface CallParam {
  name: string
  optional: boolean
  /** What it may be, where that is a list. */
  words?: string[]
  pattern?: string
  /** What it is where it is left out. */
  otherwise?: string
}

export type Schema = Record<string, unknown>

const shapeOf = (call: AnyCall) => call.params.shape as Record<string, z.ZodType>

/** The parameters of a call, in the order of its path. */
export const paramsOf = (call: AnyCall): CallParam[] =>
  [...call.path.matchAll(/\{(\w+)(\?)?\}/g)].map(([, name = '', optional]) => {
    const schema = shapeOf(call)[name]
    const edge: Partial<EdgeParam> = (schema === undefined ? undefined : edgeParams.get(schema)) ?? {}
    return {
      name,
      optional: optional === '?',
      ...('words' in edge && edge.words ? { words: Object.keys(edge.words) } : {}),
      ...('pattern' in edge && edge.pattern ? { pattern: edge.pattern } : {}),
      ...(edge.otherwise === undefined ? {} : { otherwise: edge.otherwise }),
    }
  })

/** The fields of a call's good answer that stay as they are, with their types. */
export const guaranteedOf = ({ id }: AnyCall): [FieldPath, FieldType][] => Object.entries(guaranteedFields[id] ?? {})

export const answerSchema = (call: AnyCall): Schema => {
  const { $schema: _, ...schema } = z.toJSONSchema(call.answer, { io: 'output', unrepresentable: 'any' })
  return schema
}

/** Refusals that functions add, such as where a call may cost requests to the Lodestone. */
const costly: Readonly<Record<FunctionName, FailureCode[]>> = {
  admin: ['rowChanged'],
  banner: ['noUpload', 'pictureType', 'pictureTooLarge', 'pictureAnimated', 'pictureDamaged'],
  character: ['forbidden', 'lodestoneBusy'],
  feed: ['noSuchFeed'],
  game: [],
  groups: ['noSuchGroup'],
  lodestone: ['forbidden', 'lodestoneBusy', 'lodestoneUnavailable'],
  marks: ['badBody', 'badItemId'],
  realtime: ['forbidden', 'lodestoneBusy'],
  search: [],
  user: [],
  verify: [
    ...(['codeExpired', 'profilePrivate', 'notOnLodestone', 'lodestoneBusy'] as const),
    ...(['lodestoneUnavailable', 'lodestoneMaintenance', 'lodestoneChanged'] as const),
  ],
}

/** Refusals of calls that are not for anyone. */
const guarded: readonly FailureCode[] = ['unauthorized', 'tokenExpired', 'forbidden']

export const failuresOf = (call: AnyCall): FailureCode[] => {
  const ofParams = paramsOf(call).map(({ name }) => refusalOfParam(shapeOf(call)[name]))
  const ofBody: FailureCode[] = Object.values(call.refusal ?? {})
  const own: FailureCode[] =
    call.answerer.kind === 'published' ? ['notPublished'] : ['tooManyRequests', 'internal', 'unavailable']
  const lodestone: FailureCode[] = call.answerer.kind === 'function' ? costly[call.answerer.name] : []
  const token = call.audience === 'anyone' ? [] : guarded
  const led: FailureCode[] = 'published' in call ? ['readPublished'] : []
  return [...new Set([...led, ...ofParams, ...ofBody, ...token, ...own, ...lodestone])]
}

/** Whether a code is a redirect and not an error. */
export const leadsOn = (code: FailureCode): boolean => failureStatus[code] < 400

export const failureStatuses = (call: AnyCall): Map<number, FailureCode[]> => {
  const statuses = new Map<number, FailureCode[]>()
  for (const code of failuresOf(call)) {
    const status = failureStatus[code]
    statuses.set(status, [...(statuses.get(status) ?? []), code])
  }
  return statuses
}

const samples: Readonly<Record<string, string>> = {
  lang: 'en',
  table: 'mounts',
  tables: 'mounts,minions',
  thing: '1',
  since: '1767225600000',
  scope: 'global',
  dataCenter: 'Light',
  shard: '0',
  year: '2026',
  id: '12345678',
  ids: '12345678,23456789',
  types: 'minions,mounts',
  text: 'Tataru',
  prefix: 'ta',
  raidId: '3575',
  period: '0',
  type: 'mount',
  mode: 'all',
  company: '9230000000000216683',
  slug: 'J5sCkPq0TzGm2vXwYbR3Lg',
}

/** An address of a call that means something. */
export const exampleOf = (call: AnyCall): string => {
  const params = new Map(paramsOf(call).map((param) => [param.name, param]))
  return `${call.path.replace(/\{(\w+)\??\}/g, (_, name: string) => {
    const { words, otherwise, optional } = params.get(name) ?? { optional: false }
    const sample = samples[name]
    if (words !== undefined) return words.includes(sample ?? '') ? (sample as string) : (otherwise ?? words[0] ?? name)
    // A type without a list of words is one of a character's collections, in the plural.
    return name === 'type' ? 'mounts' : (sample ?? otherwise ?? (optional ? '' : name))
  })}/`.replace(/\/+$/, '/')
}

/** Calls by which anybody may read: those that the public documentation has. What pages tell is not for programs. */
export const publicCalls: readonly AnyCall[] = calls.filter(
  ({ audience, method }) => audience === 'anyone' && method === 'GET',
)

const scopeOf = (call: AnyCall) => ('scope' in call ? call.scope : undefined)

/** Calls that programs may make with the token of a user. */
export const tokenCalls: readonly AnyCall[] = calls.filter((call) => scopeOf(call) !== undefined)

/** Calls that programs may make for a user, with what they need to. */
export const programCalls = tokenCalls.flatMap((call) => {
  const { method, path, summary } = call
  const scope = scopeOf(call)
  return scope === undefined ? [] : [{ method, path, summary, scope }]
})
