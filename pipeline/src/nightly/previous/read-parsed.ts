import type * as z from 'zod'
import type { Target } from '#publish/index.ts'

/** The JSON file of a key as its schema has it; null where there is none. Throws where it is not what the schema says. */
export const readParsed = async <T>(
  from: Pick<Target, 'read'>,
  key: string,
  schema: z.ZodType<T>,
): Promise<T | null> => {
  const bytes = await from.read(key)
  return bytes && schema.parse(JSON.parse(new TextDecoder().decode(bytes)))
}
