import type { FunctionName, ReachedFunction } from '@kupodex/data/contract'
import * as z from 'zod'

/** The functions that faults can strike, the one behind the bucket among them. */
const functions = [
  ...([
    'admin',
    'banner',
    'character',
    'feed',
    'game',
    'groups',
    'lodestone',
    'marks',
    'realtime',
    'search',
    'user',
    'verify',
  ] as const),
  ...(['card', 'chat', 'missing'] as const),
] satisfies readonly (FunctionName | ReachedFunction | 'missing')[]

/**
 * The other parts: the stand-ins of DynamoDB (`store`) and S3 (`bucket`), the provider of logins, and what the edge takes out of the
 * bucket (`objects`), where the same fault can be aimed at one reader.
 */
const services = ['store', 'bucket', 'objects', 'login'] as const

/** A part of the product that can fail here; the Lodestone has faults of its own. */
export type FaultyPart = (typeof functions)[number] | (typeof services)[number]

/**
 * What can be wrong with a part: `down` closes the connection without an answer, `error` answers what AWS answers where it fails,
 * `throttled` what it answers where it is asked too much, `hanging` nothing until whoever waits gives up, `slow` the right answer late.
 */
const faultNames = ['down', 'error', 'throttled', 'hanging', 'slow'] as const

/** A fault of a part: of all its answers, or only of those to one reader, or of those about something. */
const faultSchema = z.strictObject({
  part: z.enum([...functions, ...services]),
  fault: z.enum(faultNames),
  /** For `slow` and `hanging`: how long an answer is held back, milliseconds. */
  ms: z.int().nonnegative().optional(),
  /** A word of the reader's `User-Agent`; the store and the bucket do not learn it. */
  reader: z.string().min(1).optional(),
  /** A text of the address, or, of a request to the store, of its body. */
  about: z.string().min(1).optional(),
})

export type Fault = z.infer<typeof faultSchema>

export interface Struck {
  part: FaultyPart
  reader?: string | undefined
  about?: string | undefined
}

const isAimedAt = ({ part, reader, about }: Fault, struck: Struck): boolean =>
  part === struck.part &&
  (reader === undefined || (struck.reader?.includes(reader) ?? false)) &&
  (about === undefined || (struck.about?.includes(about) ?? false))

/** The faults of a running product, in lists that are set by name, so that several who set some do not end each other's. */
export const openFaults = () => {
  const lists = new Map<string, readonly Fault[]>()
  return {
    lists: (): Readonly<Record<string, readonly Fault[]>> => Object.fromEntries(lists),
    /** Sets the list of a name in the place of the one before; an empty one ends it. Says what is wrong with it, or null. */
    set: (name: string, list: unknown): string | null => {
      const read = z.array(faultSchema).safeParse(list)
      if (!read.success) return read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
      if (read.data.length === 0) lists.delete(name)
      else lists.set(name, read.data)
      return null
    },
    has: (part: FaultyPart): boolean => [...lists.values()].flat().some((fault) => fault.part === part),
    /** The first fault that strikes a request. */
    of: (struck: Struck): Fault | undefined => [...lists.values()].flat().find((fault) => isAimedAt(fault, struck)),
  }
}

export type Faults = ReturnType<typeof openFaults>
