import type { AllowanceRule } from '@kupodex/data/store'

/**
 * How often readers and users may do what costs something, per reader and for all. What goes to the Lodestone is in requests at a
 * pace of one a second, and grows with the pace (`readers/rules.ts`); the rest does not depend on it.
 */
export const rates = {
  /** Points of the calls that a client may spend at once, and in how many seconds they come back (spec: site §9). */
  points: { points: 30, seconds: 15 },
  /** Characters that a reader may have read: thirty new ones at once, and forty an hour; a third of the pace for all. */
  readings: { reader: { atOnce: 30, perHour: 40 }, all: 1200, little: 60 },
  /** Searches of the Lodestone: a tenth of the pace for all. */
  searches: {
    reader: { atOnce: 5, perHour: 60 },
    all: { atOnce: 20, perHour: 360 },
    little: { atOnce: 2, perHour: 12 },
  },
  /** Cards that are drawn anew: a thousand an hour cost some ten dollars a month. */
  drawings: {
    reader: { atOnce: 200, perHour: 200 },
    all: { atOnce: 1000, perHour: 1000 },
    little: { atOnce: 20, perHour: 40 },
  },
  /**
   * Introductions that are read to verify a character: of one user; from one address, whose people may have an account each; of one
   * character, by users who have tried it before (`first`: once a day that is not counted); for all, a tenth of the pace, of which half
   * is kept for who asks for little. New codes that one user may have made.
   */
  verifications: {
    user: { atOnce: 5, perHour: 20 },
    reader: { atOnce: 10, perHour: 40 },
    little: { atOnce: 2, perHour: 12 },
    first: { atOnce: 1, perHour: 1 / 24 },
    character: { atOnce: 15, perHour: 60 },
    all: { atOnce: 30, perHour: 360 },
    codes: { atOnce: 30, perHour: 60 },
  },
  /** Groups that one user makes, changes and reports. */
  groups: {
    make: { atOnce: 10, perHour: 10 },
    change: { atOnce: 120, perHour: 600 },
    report: { atOnce: 5, perHour: 5 },
  },
} as const satisfies Record<string, Record<string, number | AllowanceRule>>

/** Calls that hold a function for seconds. */
export type SlowCall = 'finishBanner' | 'charrealtime' | 'exportAccount' | 'verifyCode'

/** How many of a slow call may be under way at once, and how many there may be in an hour, of one person and of one address. */
interface SlowRule {
  person?: { underWay: number; runs?: AllowanceRule }
  reader: { underWay: number; runs?: AllowanceRule }
}

/**
 * Bounds of slow calls, in the table: each instance counts points by itself, which is no bound on how many run. How often characters are
 * read again and verified is bounded by what that costs the Lodestone.
 */
export const slowCalls: Readonly<Record<SlowCall, SlowRule>> = {
  finishBanner: {
    person: { underWay: 1, runs: { atOnce: 10, perHour: 60 } },
    reader: { underWay: 2, runs: { atOnce: 20, perHour: 120 } },
  },
  charrealtime: { reader: { underWay: 3 } },
  exportAccount: {
    person: { underWay: 1, runs: { atOnce: 5, perHour: 20 } },
    reader: { underWay: 2, runs: { atOnce: 20, perHour: 120 } },
  },
  verifyCode: { person: { underWay: 1 }, reader: { underWay: 3 } },
}

/** After how long a slow call no longer counts as under way whose function died, seconds: none runs that long. */
export const slowestCall = 30

export const chatLimits = {
  /** How old a request may be, or how far ahead of our clock, seconds. */
  longestAge: 300,
  /** Signatures that an instance remembers, so that it answers each once: many more than it answers while they are valid. */
  rememberedSignatures: 10_000,
  /** After how long somebody is told that it takes too long, ms: Discord waits for three seconds, with the way there and back. */
  longestAnswer: 2200,
  /** Characters who are looked at together: as many as an alliance has, so that reading them takes a moment. */
  together: 24,
} as const

/** How much of something a function takes, answers or keeps. What a request may have is in the contract. */
export const sizes = {
  /** A function may answer 6 MB, in which each quote of the body is escaped to two bytes; bodies close to that are refused, compressed or not. */
  answerBytes: 4 * 1024 * 1024,
  /** Bytes from which an answer is compressed by us; smaller ones are by the CDN. */
  compressedFrom: 256 * 1024,
  /** Results of a search for stored characters: with that many, a reader types more of the name. */
  searchResults: 50,
  /** Recorded events that a timeline shows, in addition to obtained things. */
  timelineEvents: 2000,
  /** Unknown ids that a refusal names. */
  namedIds: 10,
  /** Clients whose points an instance remembers; beyond it, the one that has been inactive the longest is forgotten. */
  rememberedClients: 10_000,
  /** Searches of the Lodestone whose answers an instance keeps. */
  keptSearches: 500,
  /** Letters that are remembered with their font: letters of strangers must not fill the memory. */
  rememberedLetters: 10_000,
  /** Letters of the id of a user (OpenID Connect Core §2). */
  subject: 255,
  /** What an issuer's answers have at most; those of real ones have some kilobytes and two or three keys. */
  issuerBytes: 64 * 1024,
  issuerKeys: 20,
} as const
