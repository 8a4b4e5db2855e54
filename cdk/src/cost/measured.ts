/** What a page takes from the edge, by whether the reader's browser keeps nothing of the site yet or has shown another page before. */
export interface PageLoad {
  first: { requests: number; bytes: number }
  next: { requests: number; bytes: number }
}

/** What one of each takes. */
export interface Measured {
  /** A page that is only read, and one of a character; bytes over the wire. */
  reading: PageLoad
  character: PageLoad
  /** Calls of functions that a page of a character makes, and what each takes. */
  call: { aView: number; ms: number; gigabytes: number; reads: number }
  /** Reading a character again: requests to the Lodestone, and units of the table with its indexes. */
  sync: { requests: number; writes: number; reads: number }
  /** Bytes of a character in the table, and with what the indexes repeat. */
  item: { bytes: number }
  /** A night and its pages: objects that change, gigabytes of all objects, minutes beside those of the characters, and minutes a million characters. */
  night: { objects: number; gigabytes: number; minutes: number; minutesAMillion: number }
}

/**
 * As measured on 2026-11-23 on two cores; each line names what prints it. Measure again after a change of the pages, of what the
 * table holds, or of the night.
 */
export const measured: Measured = {
  // npm run bench -- site
  reading: { first: { requests: 10, bytes: 45_000 }, next: { requests: 2, bytes: 14_000 } },
  character: { first: { requests: 22, bytes: 190_000 }, next: { requests: 13, bytes: 38_000 } },
  // npm run bench -- functions
  call: { aView: 2, ms: 15, gigabytes: 0.5, reads: 3 },
  // npm run bench -- sync
  sync: { requests: 1.5, writes: 6, reads: 4 },
  // npm run backup, of the population of npm start
  item: { bytes: 20_000 },
  // npm start with all scopes; npm run bench -- nightly
  night: { objects: 30_000, gigabytes: 2, minutes: 10, minutesAMillion: 3 },
}
