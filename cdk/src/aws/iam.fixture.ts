import { type Json, lookAt, statementsOf, type Synth } from './synth.fixture.ts'

/** A request to a service, as IAM judges it. */
export interface Call {
  action: string
  /** The id of the construct, and below it the key of an object or `index/` and the name of an index. */
  resource: string
  /** The partitions that it touches. */
  keys?: readonly string[]
  /** What is listed of a bucket. */
  prefix?: string
}

/** A right of a role: one action on one resource with its patterns, for one pattern of partitions or listings where those are named. */
export interface Right {
  action: string
  resource: string
  key?: string
  prefix?: string
}

const listOf = <T>(value: T | T[]): T[] => (Array.isArray(value) ? value : [value])

/** The id of the construct that a resource of a template is of. */
const idOf = (logicalId: string): string => logicalId.replace(/[0-9A-F]{8}$/, '')

/** The name of a resource of a template: the id of its construct, and what the template puts behind its ARN; or the ARN. */
const nameOf = (resource: unknown): string => {
  const {
    'Fn::GetAtt': attribute,
    'Fn::Join': join,
    'Fn::Sub': text,
    Ref: name,
  } = resource as {
    'Fn::GetAtt'?: [string, string]
    'Fn::Join'?: ['', unknown[]]
    'Fn::Sub'?: string
    Ref?: string
  }
  if (text !== undefined) return text
  if (name !== undefined) return name
  if (attribute) return idOf(attribute[0])
  if (join) return join[1].map((part) => (typeof part === 'string' ? part : nameOf(part))).join('')
  throw new TypeError(`a resource of rights has a form that is not known: ${JSON.stringify(resource)}`)
}

/** What documents of policies allow, or deny; a condition that is not known here throws. */
const rightsIn = (documents: readonly unknown[], effect: 'Allow' | 'Deny'): Right[] =>
  documents
    .flatMap(statementsOf)
    .filter(({ Effect }) => Effect === effect)
    .flatMap(({ Action, Resource, Condition }) => {
      const conditions = (Condition ?? {}) as Record<string, Json>
      const {
        'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': keys = [undefined] } = {},
        StringLike: { 's3:prefix': prefixes = [undefined] } = {},
        ...others
      } = conditions
      if (Object.keys(others).length > 0) throw new TypeError(`a condition is not known: ${JSON.stringify(others)}`)
      const bounds = listOf(keys as string[]).flatMap((key) =>
        listOf(prefixes as string[]).map((prefix) => ({ ...(key ? { key } : {}), ...(prefix ? { prefix } : {}) })),
      )
      return listOf(Action).flatMap((action) =>
        listOf(Resource).flatMap((resource) =>
          bounds.map((bound) => ({ action, resource: nameOf(resource), ...bound })),
        ),
      )
    })

/** What the policies of a role allow, or deny, by the id of its construct. */
export const rightsOf = (resources: Synth['resources'], role: string, effect: 'Allow' | 'Deny' = 'Allow'): Right[] => {
  const policies = lookAt(resources)
    .ofType('AWS::IAM::Policy')
    .filter(({ Roles }) => listOf(Roles as { Ref: string }[]).some(({ Ref }) => idOf(Ref) === role))
  return rightsIn(
    policies.map(({ PolicyDocument }) => PolicyDocument),
    effect,
  )
}

/** What a policy allows that operators give to whom they like, by the id of its construct. */
export const rightsOfPolicy = (resources: Synth['resources'], policy: string): Right[] => {
  const policies = lookAt(resources)
    .ofType('AWS::IAM::ManagedPolicy')
    .filter(({ id }) => idOf(id) === policy)
  return rightsIn(
    policies.map(({ PolicyDocument }) => PolicyDocument),
    'Allow',
  )
}

const fits = (pattern: string | undefined, value: string): boolean =>
  pattern === undefined ||
  new RegExp(
    `^${pattern
      .split('*')
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
  ).test(value)

/** The rights that a call makes use of; none where it is refused. */
export const rightsFor = (rights: readonly Right[], { action, resource, keys, prefix }: Call): Right[] => {
  const fitting = rights.filter(
    (right) =>
      right.action === action &&
      fits(right.resource, resource) &&
      (right.prefix === undefined || (prefix !== undefined && fits(right.prefix, prefix))),
  )
  if (keys === undefined) return fitting
  const found = keys.map((key) => fitting.filter((right) => fits(right.key, key)))
  return found.every((each) => each.length > 0) ? found.flat() : []
}

/** A right in words. */
const wordsOf = ({ action, resource, key, prefix }: Right): string =>
  [action, resource, key, prefix].filter((part) => part !== undefined).join(' ')

/** The calls that rights do not allow, and the rights that no call makes use of, in words. */
export const compare = (rights: readonly Right[], calls: readonly Call[]) => {
  const used = new Set(calls.flatMap((call) => rightsFor(rights, call)))
  return {
    refused: calls.filter((call) => rightsFor(rights, call).length === 0),
    unused: rights
      .filter((right) => !used.has(right))
      .map(wordsOf)
      .sort(),
  }
}
