import { createHash } from 'node:crypto'

export type KnowsKey = (key: string) => boolean

/**
 * Reads the keys that cost nothing: their SHA-256 hashes in hexadecimal, separated by commas, or `none`. Only hashes are
 * kept, so that nobody who sees the settings can use a key; the time of a comparison reveals nothing about a key.
 */
export const readApiKeys = (setting: string): KnowsKey => {
  const hashes = new Set(setting === 'none' ? [] : setting.toLowerCase().split(','))
  return (key) => hashes.has(createHash('sha256').update(key).digest('hex'))
}
