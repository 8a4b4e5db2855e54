import type { CharacterProfile, PrivacyPart } from '@kupodex/data/character'
import type { SyncNotes } from '@kupodex/data/store'
import type { Ending } from '@kupodex/data/sync'
import type { PassingOutcome } from './lodestone-reader.ts'

/** Something that a person should know of, though the sync went on. */
export interface Problem {
  part: PrivacyPart
  /**
   * A name that no table knows; a list that lacks much of what is stored; a stored set that cannot be read; a page that did
   * not come; one with more on it to learn than one sync may ask for.
   */
  code: 'unknownName' | 'shrunken' | 'damaged' | 'unfinished' | PassingOutcome
  details: string
}

/** What a sync came to. */
export interface SyncResult {
  id: number
  /**
   * `synced` all that was wanted, `partly` some did not come, `postponed` nothing could be read; `missing` not found for the
   * first time, `deleted` not found again, `hiding` refused for the first time; `dropped` an id that was never a character is
   * forgotten; `failed` a bug; `notDue` somebody else has it or it is not its time; `lost` the
   * claim ran out and somebody else took over.
   */
  outcome:
    | 'synced'
    | 'partly'
    | 'private'
    | 'hiding'
    | 'missing'
    | 'deleted'
    | 'notFound'
    | 'dropped'
    | 'postponed'
    | 'failed'
    | 'notDue'
    | 'lost'
  problems: Problem[]
  /** What is wrong with the site itself, where something is: nobody should ask it anything for a while. */
  site?: PassingOutcome
  /** Whether all parts of the character are public and the page of each was read. */
  isWhole?: boolean
}

/** What reading a character came to, before it is put back in the queue. */
export interface SyncReport {
  outcome: Exclude<SyncResult['outcome'], 'notDue' | 'lost' | 'dropped'>
  ending: Ending
  profile: CharacterProfile
  notes: SyncNotes
  problems: Problem[]
  site?: PassingOutcome
  /** Whether all parts are public and the page of each was read. */
  isWhole?: boolean
}
