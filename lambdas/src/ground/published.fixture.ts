import type { PublishedStore } from '@kupodex/data/store'

/** Published files in memory, by key; parsed with the schema like real ones. */
export const testPublished = (files: Record<string, unknown>): PublishedStore => ({
  getJson: async (key, schema) =>
    key in files ? { value: schema.parse(structuredClone(files[key])), etag: `"${key}"` } : null,
  getText: async (key) => (key in files ? { value: JSON.stringify(files[key]), etag: `"${key}"` } : null),
})
