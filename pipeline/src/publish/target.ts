import type * as z from 'zod'

/** How a published file is served. */
export interface Headers {
  contentType: string
  cacheControl: string
}

/** A file of a target: its bytes, and a mark that changes with them. */
interface Marked {
  bytes: Uint8Array
  mark: string
}

/** Where files are published: a folder or a bucket. Keys are paths with `/` between. */
export interface Target {
  /** The file's bytes, or null where it is missing. */
  read: (key: string) => Promise<Uint8Array | null>
  /** The file with its mark, or null where it is missing. */
  readMarked: (key: string) => Promise<Marked | null>
  /**
   * Puts a whole file in place of the one with this mark (null: where no file is there). Returns the mark of the new one, or null
   * where another file is there by now; that file stays.
   */
  replace: (key: string, body: Uint8Array, headers: Headers, mark: string | null) => Promise<string | null>
  /** Puts a whole file; readers see the old one or the new one, never a part. */
  write: (key: string, body: Uint8Array, headers: Headers) => Promise<void>
  /** Puts a whole file of this machine as it lies there, without reading it; false where that cannot be done. */
  take?: (key: string, path: string) => Promise<boolean>
  /**
   * Puts what lies under `from` under `to` as well, served in the same way, without its bytes coming here; false where nothing
   * lies under `from`. A reader of `to` may find nothing meanwhile.
   */
  copy: (from: string, to: string) => Promise<boolean>
  /** Removes files; a missing one is not an error. */
  remove: (keys: readonly string[]) => Promise<void>
}

/** The same target, but nothing is written or removed: for dry runs. */
export const readOnly = (target: Target): Target => ({
  read: target.read,
  readMarked: target.readMarked,
  replace: async () => '',
  write: async () => undefined,
  copy: async () => true,
  remove: async () => undefined,
})

/** What a JSON file says by its schema; null where there is none. Throws where it is not what the schema says. */
export const parsed = <T>(bytes: Uint8Array | null | undefined, schema: z.ZodType<T>): T | null =>
  bytes ? schema.parse(JSON.parse(new TextDecoder().decode(bytes))) : null

/** The same of the file of a key. */
export const readParsed = async <T>(from: Pick<Target, 'read'>, key: string, schema: z.ZodType<T>): Promise<T | null> =>
  parsed(await from.read(key), schema)
