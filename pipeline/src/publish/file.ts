import { createHash } from 'node:crypto'
import type { ManifestEntry } from './manifest.ts'

/** A file to publish. Its bytes are asked for only if they have to be written. */
export interface PublishFile extends ManifestEntry {
  key: string
  /** Where it lies on this machine, if it does and is never changed in place. */
  path?: string
  body: () => Uint8Array | Promise<Uint8Array>
  /** Frees its bytes; called when they are not asked for any more. Gigabytes of them would have memory searched for them again and again. */
  release?: () => void
}

/** SHA-256 of bytes, in hexadecimal. */
export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** A file made of bytes in memory. */
export const fileOf = (
  key: string,
  bytes: Uint8Array,
  about: Pick<ManifestEntry, 'time' | 'stage'> = {},
): PublishFile => ({ key, hash: hashOf(bytes), size: bytes.length, ...about, body: () => bytes })

/** A JSON file, without spaces. */
export const jsonFile = (key: string, value: unknown, about: Pick<ManifestEntry, 'time' | 'stage'> = {}): PublishFile =>
  fileOf(key, new TextEncoder().encode(JSON.stringify(value)), about)
