import { type AnyCall, type Audience, type Call, calls, type FunctionName } from '@kupodex/data/contract'
import * as z from 'zod'

const whole = z
  .string()
  .regex(/^[0-9]+$/)
  .transform(Number)

const shapeOf = (path: string) =>
  z.object(
    Object.fromEntries(
      [...path.matchAll(/\{(\w+)(\??)\}/g)].map(([, name = '', optional]) => {
        const schema = name === 'id' ? whole : z.string()
        return [name, optional ? schema.optional() : schema]
      }),
    ),
  )

const callOf = (
  method: Call['method'],
  path: string,
  audience: Audience = 'user',
  name: FunctionName = 'character',
): Call => ({
  id: `${method} ${path}`,
  method,
  path,
  summary: 'A call that only tests make.',
  params: shapeOf(path),
  audience,
  answerer: { kind: 'function', name },
  cache: { kind: 'private' },
  cost: 0,
  answer: z.unknown(),
})

/** Possible calls of an account, under a path that no real one has: lists without a parameter, changes with a body, those of a character's owner. */
export const userCalls = [
  callOf('GET', '/api/own/chars'),
  callOf('GET', '/api/own/settings'),
  callOf('PUT', '/api/own/settings'),
  callOf('GET', '/api/own/favorites'),
  callOf('POST', '/api/own/favorites/{id}'),
  callOf('DELETE', '/api/own/favorites/{id}'),
  callOf('GET', '/api/own/code/{id}'),
  callOf('POST', '/api/own/verify/{id}'),
  callOf('POST', '/api/own/char/{id}/{type}/{ids}', 'owner'),
  callOf('DELETE', '/api/own/char/{id}/{type}/{ids}', 'owner'),
  callOf('GET', '/api/own/goals/{id?}'),
  callOf('POST', '/api/own/banner/{id}', 'owner', 'game'),
  callOf('DELETE', '/api/own/banner/{id}', 'owner', 'game'),
  callOf('PUT', '/api/own/admin/{type}/{id}', 'admin', 'search'),
  callOf('GET', '/api/own/admin/changes', 'admin', 'search'),
] as unknown as readonly AnyCall[]

/** The contract with those calls. */
export const withUserCalls: readonly AnyCall[] = [...calls, ...userCalls]
