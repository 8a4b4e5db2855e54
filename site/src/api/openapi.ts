import {
  type AnyCall,
  apiKeyHeader,
  bodyHashHeader,
  cacheTimes,
  failureAnswer,
  type Scope,
  scopes,
  tokenPrefix,
} from '@kupodex/data/contract'
import * as z from 'zod'
import {
  answerSchema,
  type CallParam,
  exampleOf,
  failureStatuses,
  paramsOf,
  publicCalls,
  tokenCalls,
  type Schema,
} from './calls.ts'

/** An OpenAPI 3.1 description, as far as it is made here. */
export interface OpenApi {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string; license: { name: string; identifier: string } }
  servers: { url: string }[]
  paths: Record<string, Partial<Record<Method, Operation>>>
  components: {
    schemas: Record<string, Schema>
    securitySchemes: {
      token: { type: 'http'; scheme: 'bearer'; description: string }
      key: { type: 'apiKey'; in: 'header'; name: string; description: string }
    }
  }
}

type Method = 'get' | 'post' | 'put' | 'delete'

interface Operation {
  operationId: string
  summary: string
  description: string
  deprecated?: true
  parameters: { name: string; in: 'path'; required: true; schema: Schema }[]
  security?: { token: readonly Scope[] }[]
  requestBody?: { required: true; content: { 'application/json': { schema: Schema } } }
  responses: Record<string, { description: string; content: Record<string, { schema: Schema }> }>
  'x-points': number
  'x-max-age': number
}

const paramSchema = ({ words, pattern }: CallParam): Schema => ({
  type: 'string',
  ...(words === undefined ? {} : { enum: words }),
  ...(pattern === undefined ? {} : { pattern }),
})

const counted = (n: number, unit: string) => `${n} ${unit}${n === 1 ? '' : 's'}`

/** An OpenAPI path has no optional parameters: a call with some has a path with, and one without each of them. */
const pathsOf = (call: AnyCall): string[] => {
  const parts = call.path.split('/')
  const needed = parts.filter((part) => !part.endsWith('?}')).length
  return Array.from({ length: parts.length - needed + 1 }, (_, more) =>
    parts
      .slice(0, needed + more)
      .join('/')
      .replaceAll('?', ''),
  )
}

const costOf = ({ cost }: AnyCall) => (cost === 0 ? 'Free.' : `Costs ${counted(cost, 'point')}.`)

const cacheOf = ({ cache }: AnyCall) => {
  const { maxAge } = cacheTimes(cache)
  return maxAge === 0 ? 'Not cacheable.' : `Cacheable for ${counted(maxAge, 'second')}.`
}

const scopesOf = (call: AnyCall): readonly Scope[] => ('scope' in call ? [call.scope as Scope] : [])

const bodyOf = (call: AnyCall): Pick<Operation, 'requestBody'> => {
  if (!('body' in call)) return {}
  const { $schema: _, ...schema } = z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any' })
  return { requestBody: { required: true, content: { 'application/json': { schema } } } }
}

const mediaTypeOf = (call: AnyCall) => ('mediaType' in call ? call.mediaType : 'application/json')

const operation = (call: AnyCall, path: string, at: number): Operation => ({
  operationId: at === 0 ? call.id : `${call.id}${at + 1}`,
  summary: call.summary,
  description: `${costOf(call)} ${cacheOf(call)} Example: ${exampleOf(call)}`,
  ...('deprecated' in call ? { deprecated: true } : {}),
  parameters: paramsOf(call)
    .filter(({ name }) => path.includes(`{${name}}`))
    .map((param) => ({ name: param.name, in: 'path', required: true, schema: paramSchema(param) })),
  ...(call.audience === 'anyone' ? {} : { security: [{ token: scopesOf(call) }] }),
  ...bodyOf(call),
  responses: {
    200: {
      description: 'The response.',
      content: { [mediaTypeOf(call)]: { schema: { $ref: `#/components/schemas/${call.id}` } } },
    },
    ...Object.fromEntries(
      [...failureStatuses(call)].map(([status, codes]) => [
        status,
        {
          description: codes.join(', '),
          content: { 'application/json': { schema: { $ref: '#/components/schemas/failure' } } },
        },
      ]),
    ),
  },
  'x-points': call.cost,
  'x-max-age': cacheTimes(call.cache).maxAge,
})

const shapeOf = (path: string) => path.replace(/\{\w+\}/g, '{}')

/** The description of every call that programs may make, with a token or without. Calls that differ only in what a parameter may be share one path. */
export const openApi = (site: string, calls: readonly AnyCall[] = [...publicCalls, ...tokenCalls]): OpenApi => {
  const paths = new Map<string, { path: string; methods: Partial<Record<Method, Operation>> }>()
  for (const call of calls) {
    for (const [at, path] of pathsOf(call).entries()) {
      const method = call.method.toLowerCase() as Method
      const known = paths.get(shapeOf(path)) ?? { path, methods: {} }
      paths.set(shapeOf(path), known)
      const same = known.methods[method]
      if (same) same.description += ` Also: ${call.summary} Example: ${exampleOf(call)}`
      else known.methods[method] = operation(call, known.path, at)
    }
  }
  const { $schema: _, ...failure } = z.toJSONSchema(failureAnswer)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kupodex',
      version: '1',
      description:
        'Rankings, rarity, statistics, and game data, updated daily. A trailing slash is optional. Pages of any site may read the calls that need no token.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: site.replace(/\/$/, '') }],
    paths: Object.fromEntries([...paths.values()].map(({ path, methods }) => [path, methods])),
    components: {
      schemas: { ...Object.fromEntries(calls.map((call) => [call.id, answerSchema(call)])), failure },
      securitySchemes: {
        token: {
          ...{ type: 'http', scheme: 'bearer' },
          description: `A token that a user makes in the settings; it begins with ${tokenPrefix} and allows ${scopes.join(' or ')}, or both. Requests with a body carry its SHA-256 in hexadecimal as ${bodyHashHeader}. Pages of other sites cannot send it.`,
        },
        key: {
          ...{ type: 'apiKey', in: 'header', name: apiKeyHeader },
          description: 'A key from the operator of the site, with which every call is free. No call needs one.',
        },
      },
    },
  }
}
