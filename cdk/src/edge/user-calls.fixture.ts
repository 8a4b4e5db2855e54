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

/** Possible calls of an account: lists without a parameter, changes with a body, those of a character's owner. */
export const userCalls = [
  callOf('GET', '/api/user/chars'),
  callOf('GET', '/api/user/settings'),
  callOf('PUT', '/api/user/settings'),
  callOf('GET', '/api/user/favorites'),
  callOf('POST', '/api/user/favorites/{id}'),
  callOf('DELETE', '/api/user/favorites/{id}'),
  callOf('GET', '/api/user/code/{id}'),
  callOf('POST', '/api/user/verify/{id}'),
  callOf('POST', '/api/user/char/{id}/{type}/{ids}', 'owner'),
  callOf('DELETE', '/api/user/char/{id}/{type}/{ids}', 'owner'),
  callOf('GET', '/api/user/goals/{id?}'),
  callOf('POST', '/api/user/banner/{id}', 'owner', 'game'),
  callOf('DELETE', '/api/user/banner/{id}', 'owner', 'game'),
  callOf('PUT', '/api/user/admin/{type}/{id}', 'admin', 'search'),
  callOf('GET', '/api/user/admin/changes', 'admin', 'search'),
] as unknown as readonly AnyCall[]

/** The contract with those calls. */
export const withUserCalls: readonly AnyCall[] = [...calls, ...userCalls]
