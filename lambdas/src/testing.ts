import type { Published } from '@kupodex/data/store'

/** Published files that stand in memory, by key; read through the schema like real ones. */
export const testPublished = (files: Record<string, unknown>): Published => ({
  getJson: async (key, schema) =>
    key in files ? { value: schema.parse(structuredClone(files[key])), etag: `"${key}"` } : null,
})
