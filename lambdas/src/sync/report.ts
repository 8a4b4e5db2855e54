import type { CharacterProfile, PrivacyPart } from '@kupodex/data/character'
import type { SyncNotes } from '@kupodex/data/store'
import type { Ending } from '@kupodex/data/sync'
import type { PassingOutcome } from './lodestone-reader.ts'

/** Something that the operator should know, although the sync went on. */
export interface Problem {
  part: PrivacyPart
  /**
   * `unknownName` a name that is in no table; `unknownPicture` the address of a face that is not the Lodestone's; `shrunken` a list that
   * lacks much of what is stored; `damaged` a stored set that cannot be read; `unfinished` a page with more to read than one sync may
   * request; others: a page that could not be read.
   */
  code: 'unknownName' | 'unknownPicture' | 'shrunken' | 'damaged' | 'unfinished' | PassingOutcome
  details: string
}

export interface SyncResult {
  id: number
  /**
   * `synced`: everything wanted was read, `partly`: some of it, `postponed`: nothing; `missing`: not found for the first time, `deleted`:
   * not found again, `hiding`: refused for the first time; `optedOut`: its introduction asks for it to be hidden; `dropped`: an id that was
   * never a character was deleted; `failed`: a bug; `notDue`: another worker has it, or it is not due; `lost`: another worker took over.
   */
  outcome:
    | 'synced'
    | 'partly'
    | 'private'
    | 'optedOut'
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
  /** What is wrong with the site itself, if anything: all workers should then pause requests. */
  site?: PassingOutcome
  /** Whether all parts of the character are public and the page of each was read. */
  isWhole?: boolean
  /** The free company of a character that shows who it is. */
  company?: string
}

/** The result of reading a character, before it is put back in the queue. */
export interface SyncReport extends Pick<SyncResult, 'problems' | 'site' | 'isWhole'> {
  outcome: Exclude<SyncResult['outcome'], 'notDue' | 'lost' | 'dropped'>
  ending: Ending
  profile: CharacterProfile
  notes: SyncNotes
}
