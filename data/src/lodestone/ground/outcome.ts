import type { PrivateCharacter } from './header.ts'

/** Why a page gives no values. None of these means that something stored is gone. */
export type Refusal =
  /** The owner does not show this part; a private profile still shows who it is. */
  | { outcome: 'private'; character?: PrivateCharacter }
  /** The owner hides the whole character, or this page of it. */
  | { outcome: 'hidden' }
  /** No such page. For mounts, minions and facewear: the character owns none. */
  | { outcome: 'notFound' }
  | { outcome: 'maintenance' }
  /** Turned away before the site itself answered; says nothing about the character. */
  | { outcome: 'blocked' }
  /** A script or a puzzle for browsers instead of an answer, from the network in front of the site; says nothing about the character. */
  | { outcome: 'challenged' }
  /** Asked too fast. */
  | { outcome: 'throttled' }
  /** No answer, or one from something in between. */
  | { outcome: 'unreachable' }
  /** Not laid out as we know it, or cut off, or another page than the one asked for. */
  | { outcome: 'unknownLayout'; why: string }

type Outcome = 'ok' | Refusal['outcome']

const ofAddress: readonly string[] = ['blocked', 'challenged'] satisfies Outcome[]

/** Whether an outcome, or a code that was stored, is for the address of a machine and not for all who ask. */
export const isOfAddress = (code: string): boolean => ofAddress.includes(code)

export type Parsed<T> = { outcome: 'ok'; value: T } | Refusal

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
