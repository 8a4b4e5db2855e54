import type { Outcome } from './outcome.ts'

/** What each outcome is called wherever an operator reads of it: in logs, in the status, by the check of the Lodestone. */
export const outcomeWords: Readonly<Record<Outcome, string>> = {
  ok: 'answered',
  private: 'answered: private',
  hidden: 'answered: hidden',
  notFound: 'answered: not found',
  maintenance: 'under maintenance',
  blocked: 'refused at the edge',
  challenged: 'challenged',
  throttled: 'throttled',
  unreachable: 'not reachable',
  unknownLayout: 'not laid out as the parsers know',
}

/** A code that was stored or logged, in the words of outcomes; one that is no outcome stays as it is. */
export const wordsOfCode = (code: string): string =>
  Object.hasOwn(outcomeWords, code) ? outcomeWords[code as Outcome] : code
