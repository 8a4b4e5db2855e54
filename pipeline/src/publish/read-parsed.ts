import type * as z from 'zod'
import type { Target } from './target.ts'

/** What a JSON file says by its schema; null where there is none. Throws where it is not what the schema says. */
export const parsed = <T>(bytes: Uint8Array | null | undefined, schema: z.ZodType<T>): T | null =>
  bytes ? schema.parse(JSON.parse(new TextDecoder().decode(bytes))) : null

/** The same of the file of a key. */
export const readParsed = async <T>(from: Pick<Target, 'read'>, key: string, schema: z.ZodType<T>): Promise<T | null> =>
  parsed(await from.read(key), schema)
