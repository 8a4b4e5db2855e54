import * as z from 'zod'
import { epochMs } from '../game/scalars.ts'
import { readParsed } from './change-over.ts'
import type { Connection } from './connection.ts'
import { ifStill, type Item } from './item.ts'

const keyOf = (id: number) => ({ pk: `VERIFY#${id}`, sk: 'READING' })

/** How long a reading is kept, ms, until DynamoDB may delete it. */
const keptFor = 60 * 60_000

const readingSchema = z.object({
  /** Different for each reading. */
  token: z.string(),
  /** When it began, and until when it counts as under way (epoch ms). */
  startedAt: epochMs,
  until: epochMs,
  /** The codes that were found; null while it is under way. */
  codes: z.array(z.string()).nullable(),
})

/** The newest reading of a character's introduction: of what players write there only codes are kept. */
export type IntroductionReading = z.infer<typeof readingSchema>

/** Readings of introductions, one of a character at a time, so that one serves all who wait for it in whatever instance. */
export const introductionAccess = (connection: Connection) => {
  const { table, holds } = connection
  const put = (id: number, reading: IntroductionReading, seen: Item | null) =>
    holds(() =>
      table.put({
        Item: { ...keyOf(id), ...reading, ttl: Math.ceil((reading.startedAt + keptFor) / 1000) },
        ...ifStill(seen),
      }),
    )

  return {
    introductionReading: (id: number): Promise<IntroductionReading | null> =>
      readParsed(connection, keyOf(id), readingSchema),

    /** Begins a reading after the one that was seen (null: there was none). False if somebody else has begun one since. */
    beginIntroduction: (
      id: number,
      reading: Omit<IntroductionReading, 'codes'>,
      seen: IntroductionReading | null,
    ): Promise<boolean> => put(id, { ...reading, codes: null }, seen && { token: seen.token }),

    /** Keeps what a reading has found, unless another one has begun since. */
    endIntroduction: async (
      id: number,
      reading: Omit<IntroductionReading, 'codes'>,
      codes: readonly string[],
    ): Promise<void> => void (await put(id, { ...reading, codes: [...codes] }, { token: reading.token })),

    /** Forgets a reading that failed, so that another one can begin at once. */
    dropIntroduction: async (id: number, token: string): Promise<void> =>
      void (await holds(() => table.delete({ Key: keyOf(id), ...ifStill({ token }) }))),
  }
}
