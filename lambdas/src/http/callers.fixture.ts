import type { User } from './audience.ts'
import type { Caller } from './handler.ts'

/** A reader without a key. */
export const anybody: Caller = {
  client: '192.0.2.1',
  hasKey: false,
  isForeign: false,
  user: null,
  body: Buffer.alloc(0),
}

/** A user with this key and no roles. */
export const testUser = (key: string): User => ({ id: key, key, email: null, roles: [] })
