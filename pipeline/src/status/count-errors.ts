import { open } from 'node:fs/promises'
import * as z from 'zod'

/** How often something went wrong, and when the last time (epoch ms). */
export interface ErrorCount {
  code: string
  level: 'warn' | 'error'
  count: number
  last: number
}

const recordSchema = z.looseObject({
  time: z.iso.datetime().transform((text) => Date.parse(text)),
  level: z.enum(['warn', 'error']),
  event: z.string(),
  /** What a sync could not read, one entry for each part of the character. */
  problems: z.array(z.looseObject({ code: z.string() })).default([]),
})

type LogRecord = z.infer<typeof recordSchema>

const parse = (line: string): LogRecord | null => {
  try {
    return recordSchema.safeParse(JSON.parse(line)).data ?? null
  } catch {
    // The log also has lines for people.
    return null
  }
}

/** The codes of a record: those of its problems, or else what happened. */
const codesOf = ({ event, problems }: LogRecord): string[] =>
  problems.length > 0 ? problems.map(({ code }) => code) : [event]

/** Counts errors and warnings in the lines of a log since a time (epoch ms), by code; the most frequent first. */
export const countErrors = async (lines: AsyncIterable<string>, since: number): Promise<ErrorCount[]> => {
  const counts = new Map<string, ErrorCount>()
  for await (const line of lines) {
    const record = parse(line)
    if (!record || record.time < since) continue
    for (const code of codesOf(record)) {
      const seen = counts.get(code)
      counts.set(code, {
        ...{ code, level: seen?.level === 'error' ? 'error' : record.level },
        ...{ count: (seen?.count ?? 0) + 1, last: Math.max(seen?.last ?? 0, record.time) },
      })
    }
  }
  return [...counts.values()].sort((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1))
}

/** The lines of a file; throws where it cannot be read. */
export async function* linesOf(file: string): AsyncGenerator<string> {
  const handle = await open(file)
  try {
    yield* handle.readLines()
  } finally {
    await handle.close()
  }
}
