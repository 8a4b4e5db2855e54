/** Requests to the edge, those of them for files whose name holds a hash of what is in them, and bytes over the wire. */
export interface Load {
  requests: number
  hashed: number
  bytes: number
}

/** What a page takes from the edge, by whether the reader's browser keeps nothing of the site yet or has shown another page before. */
export interface PageLoad {
  first: Load
  next: Load
}

export interface Measured {
  /** A page that is only read, and one of a character; bytes over the wire. */
  reading: PageLoad
  character: PageLoad
  /** Calls of functions that a page of a character makes, and what each takes. */
  call: { aView: number; ms: number; gigabytes: number; reads: number }
  /**
   * What it takes that a page of a character tells of a visit, where that was not read for a day: how many of these pages do, at most,
   * with the units of the table that each reads and writes; how many readings they set off in an hour at a request a second, at most;
   * and looks and more writes of each of those.
   */
  visit: { aView: number; reads: number; writes: number; askedAnHour: number; looks: number; writesAsked: number }
  /** Reading a character again: requests to the Lodestone, and units of the table with its indexes. */
  sync: { requests: number; writes: number; reads: number }
  /** Bytes of a character in the table, and with what the indexes repeat. */
  item: { bytes: number }
  /** A night and its pages: objects that change, gigabytes of all objects, minutes beside those of the characters, and minutes a million characters. */
  night: { objects: number; gigabytes: number; minutes: number; minutesAMillion: number }
  /** What each week adds to the history, which is kept: bytes of ranks for each character, and of owners by thing in all. */
  week: { ranksBytes: number; ownersBytes: number }
}

/** As measured on 2026-11-26 on two cores; each line names what prints it. Measure again after a change of pages, table or night. */
export const measured: Measured = {
  // npm run bench -- site: visits of five pages each; with the heads of answers, and what a first page fetches ahead for the others
  reading: {
    first: { requests: 7.5, hashed: 5.5, bytes: 34_000 },
    next: { requests: 3.8, hashed: 2.8, bytes: 18_700 },
  },
  character: {
    first: { requests: 34, hashed: 21, bytes: 232_000 },
    next: { requests: 5.9, hashed: 2.5, bytes: 27_300 },
  },
  // npm run bench -- functions
  call: { aView: 2, ms: 15, gigabytes: 0.5, reads: 3 },
  // Once a visit of five pages, as the browser remembers it for half an hour. Counted: a share that is taken, refused by that of all, and given back; half an hour's readings (`rates.readings`); the profile and its places in the index
  visit: { aView: 0.2, reads: 1, writes: 3, askedAnHour: 120, looks: 4, writesAsked: 4 },
  // npm run bench -- sync
  sync: { requests: 1.6, writes: 4.4, reads: 1.6 },
  // npm run backup, of the population of npm start
  item: { bytes: 5_000 },
  // The report of a night of npm start, whose pages nearly all change; npm run bench -- nightly
  night: { objects: 25_000, gigabytes: 1, minutes: 6, minutesAMillion: 3 },
  // npm run bench -- nightly, where the week turns: what the history has more than the week before
  week: { ranksBytes: 150, ownersBytes: 6_400_000 },
}
