import type { PublishedStore } from '@kupodex/data/store'
import type { User } from './http/audience.ts'
import type { Caller } from './http/handler.ts'
import { type Budget, type BudgetDeps, createBudget } from './readers/budget.ts'
import { readings } from './readers/rules.ts'

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

/** Published files in memory, by key; parsed with the schema like real ones. */
export const testPublished = (files: Record<string, unknown>): PublishedStore => ({
  getJson: async (key, schema) =>
    key in files ? { value: schema.parse(structuredClone(files[key])), etag: `"${key}"` } : null,
  getText: async (key) => (key in files ? { value: JSON.stringify(files[key]), etag: `"${key}"` } : null),
})

/** What readers may cost the Lodestone, over a store of a test. */
export const testReadings = (store: BudgetDeps['store'], clock: () => number): Budget =>
  createBudget({ store, clock, readerKey: 'the secret of a test, 32 letters' }, readings(1))
