import {
  bannersFolder,
  cardsFolder,
  missingPages,
  type ReachedFunction,
  shellKeys,
  type SlottedSet,
} from '@kupodex/data/contract'
import { namesPath } from '@kupodex/data/find'
import { editedTables } from '@kupodex/data/game'
import { placesPath } from '@kupodex/data/places'
import { overrideKey, type tableDefinition } from '@kupodex/data/store'
import { fontFiles, functionSettings, type Setting, type Settings } from '@kupodex/lambdas'
import type { JobFunction } from '../timetable.ts'
import { nameTables } from '@kupodex/lambdas/sync'

/** The function that a user pool of ours calls; with another provider of logins there is none. */
export const behindPool = 'password'

/** The function that answers in chat; without the key of an application at Discord there is none. */
export const inChat = 'chat'

/** A function of ours on AWS: those that readers reach, those behind the bucket and the user pool, and those that the timetable starts. */
export type AwsFunctionName = ReachedFunction | 'missing' | typeof behindPool | JobFunction

/** A setting that functions get on AWS; where the Lodestone is they know themselves. */
type AwsSetting = Exclude<Setting, 'KUPODEX_LODESTONE'>

export type FunctionSettings = Settings<AwsSetting>

const isGiven = (setting: Setting): setting is AwsSetting => setting !== 'KUPODEX_LODESTONE'

export const settingsOnAws = (name: AwsFunctionName): AwsSetting[] =>
  (functionSettings[name] as readonly Setting[]).filter(isGiven)

type TableAction = `${'Batch' | ''}GetItem` | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'BatchWriteItem' | 'Query'

/** Actions on items of the table whose partition key fits one of the patterns. */
interface TableRight {
  actions: readonly `dynamodb:${TableAction}`[]
  keys: readonly string[]
}

type IndexName = (typeof tableDefinition)['GlobalSecondaryIndexes'][number]['IndexName']

/** What a function is given beside its settings, and no more: table rights, bucket rights, size. */
export interface FunctionNeeds {
  /** DynamoDB actions on the table, by partition, and the indexes that it asks. */
  table?: readonly TableRight[]
  indexes?: readonly IndexName[]
  reads?: readonly SlottedSet[]
  readsObjects?: readonly string[]
  /** Objects that it writes and reads again, by the beginning of their keys. */
  keeps?: string
  /** Objects of readers that it writes, lists and removes, by the beginning of their keys. */
  writes?: string
  /** The same without writing. */
  removes?: string
  /** Objects of the bucket of uploads that it takes by forms, reads and removes, by the beginning of their keys. */
  uploads?: string
  /** Packages that lie beside its code. */
  packages?: readonly string[]
  packageFiles?: readonly string[]
  tables?: readonly string[]
  /** Megabytes; the share of a processor goes with them (1769 are one). */
  memory: number
  /** Seconds. */
  timeout: number
  /** How many run at once at most: a fence around cost, and around the Lodestone. */
  atOnce: number
  /** How many logged errors in five minutes the operator is told of; five if not given. */
  errors?: number
}

const character = 'CHAR#*'
const users = 'USER#*'
const owner = 'OWNER#*'
const tokens = 'TOKEN#*'
const groups = 'GROUP#*'
/** What says only where to look for groups. */
const groupPointers = ['WITHIN#*', 'LISTED', 'REPORTED']
const site = 'SITE'

const may = (keys: readonly string[], ...actions: readonly TableAction[]): TableRight => ({
  actions: actions.map((action) => `dynamodb:${action}` as const),
  keys,
})

const pace = may(['PACE'], 'GetItem', 'PutItem', 'UpdateItem')
/** An allowance is taken in one write. */
const allowances = may(['ALLOW#*'], 'UpdateItem')

/** How many slow calls somebody has under way. */
const seats = may(['SEAT#*'], 'GetItem', 'PutItem', 'DeleteItem')

/** What each function needs; stack, schedules and rights are made of it. */
export const functionNeeds: Readonly<Record<AwsFunctionName, FunctionNeeds>> = {
  character: {
    // It reads a character and its banner, or several at once, and puts an id that is new, or one that is visited, in the queue as far as its reader's allowance goes.
    table: [
      may([character], 'Query', 'GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem'),
      may([owner], 'GetItem'),
      allowances,
    ],
    reads: ['night', 'game'],
    // Programs are told the names of races and tribes.
    tables: ['races', 'clans'],
    memory: 512,
    timeout: 10,
    atOnce: 20,
  },
  admin: {
    // It writes what editors say and their history, and nothing of characters or users.
    table: [may(['OVERRIDE#*'], 'Query', 'GetItem', 'PutItem')],
    reads: ['game'],
    memory: 512,
    timeout: 10,
    atOnce: 5,
  },
  game: {
    // What editors said since the last night, without who said what before.
    table: [may(editedTables.map(overrideKey), 'Query')],
    // The card of a thing says how many own it.
    reads: ['night', 'game'],
    // All tables of a language are some tens of megabytes once they are parsed.
    memory: 1024,
    timeout: 20,
    atOnce: 10,
  },
  feed: {
    // It reads a character, or which of those that a night named are hidden since, and puts no id in the queue.
    table: [may([character], 'Query', 'BatchGetItem')],
    reads: ['night', 'game'],
    memory: 512,
    timeout: 10,
    // Programs ask by the clock, many at the same minute: they wait for each other, and readers for none of them.
    atOnce: 5,
  },
  search: {
    indexes: ['name-start', 'last-name-start'],
    // Which of those found their owners hide.
    table: [may([character], 'BatchGetItem')],
    // A search may name a world or data center.
    tables: ['worlds', 'dataCenters'],
    memory: 256,
    timeout: 10,
    atOnce: 10,
  },
  lodestone: {
    // The pace that it shares with the worker, how the site is, and which of those found their owners hide.
    table: [pace, may([site], 'GetItem'), may([character], 'BatchGetItem'), allowances],
    // A search may name a world or data center.
    tables: ['worlds', 'dataCenters'],
    memory: 256,
    timeout: 20,
    // They wait for the same turns, but two slow searches must not shut everybody else out.
    atOnce: 10,
  },
  realtime: {
    // It moves a character to the front of the queue, and says which place it has there.
    table: [may([character], 'Query', 'GetItem', 'PutItem', 'UpdateItem'), may([owner], 'GetItem'), allowances, seats],
    indexes: ['queue-due'],
    reads: ['night', 'game'],
    memory: 256,
    timeout: 20,
    atOnce: 10,
  },
  user: {
    table: [
      allowances,
      seats,
      // What the user saved, and where the user's characters are; all of it is deleted with the account.
      may([users], 'GetItem', 'PutItem', 'UpdateItem', 'Query', 'BatchWriteItem'),
      // Tokens that the user gives to programs.
      may([tokens], 'BatchGetItem', 'GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'),
      // Whose these are; the user may give them up.
      may([owner], 'BatchGetItem', 'GetItem', 'PutItem', 'DeleteItem'),
      // What is listed of a character; what its owner decided and ticked is exported, and deleted with the account.
      may([character], 'BatchGetItem', 'GetItem', 'Query', 'BatchWriteItem'),
      // Groups that the user has made or edits, which are deleted or left with the account.
      may([groups], 'BatchGetItem', 'GetItem', 'PutItem', 'DeleteItem'),
      may(groupPointers, 'BatchWriteItem'),
    ],
    // Banners of a character that its owner gives up.
    removes: `${bannersFolder}/`,
    // Lists name the worlds of characters.
    tables: ['worlds'],
    memory: 256,
    timeout: 10,
    atOnce: 10,
  },
  groups: {
    table: [
      may([groups], 'BatchGetItem', 'GetItem', 'PutItem', 'DeleteItem'),
      may(groupPointers, 'Query', 'BatchWriteItem'),
      // What is shown of members, and what their owners decided; it writes no character.
      may([character], 'BatchGetItem'),
      // A user's list of groups, and nicknames of those who edit one.
      may([users], 'BatchGetItem', 'GetItem', 'UpdateItem'),
      // Whose a character is that is taken out of a group.
      may([owner], 'GetItem'),
      allowances,
    ],
    // Lists name the worlds of characters.
    tables: ['worlds'],
    memory: 256,
    timeout: 10,
    atOnce: 10,
  },
  verify: {
    table: [
      // Whose a character is.
      may([owner], 'GetItem', 'PutItem'),
      // The user's code, and where the user's characters are.
      may([users], 'GetItem', 'PutItem', 'DeleteItem'),
      // What is found in introductions, for all who look for a code there.
      may(['VERIFY#*'], 'GetItem', 'PutItem', 'DeleteItem'),
      // A character that was verified before it was ever read is put in the queue, and one that its introduction hides too.
      may([character], 'GetItem', 'PutItem', 'UpdateItem'),
      pace,
      may([site], 'GetItem'),
      allowances,
      seats,
    ],
    memory: 256,
    timeout: 25,
    atOnce: 10,
  },
  marks: {
    table: [
      // A whole collection is replaced in one write.
      may([character], 'Query', 'GetItem', 'PutItem', 'UpdateItem'),
      may([owner], 'GetItem'),
      // Whose the token of a program is, and when it was last used.
      may([tokens], 'GetItem', 'UpdateItem'),
    ],
    reads: ['night', 'game'],
    memory: 512,
    timeout: 10,
    atOnce: 20,
  },
  banner: {
    // A banner is kept beside its owner.
    table: [may([owner], 'GetItem', 'PutItem'), allowances, seats],
    writes: `${bannersFolder}/`,
    uploads: `${bannersFolder}/`,
    packages: ['sharp'],
    // A picture of 40 megapixels that has to be turned takes some 840 MB, and a second and a half of one processor.
    memory: 2048,
    timeout: 25,
    atOnce: 5,
  },
  card: {
    // It reads a character and changes none: an id that is new is put in no queue.
    table: [may([character], 'Query'), allowances],
    reads: ['night', 'game'],
    keeps: `${cardsFolder}/`,
    packages: ['sharp'],
    packageFiles: fontFiles(),
    // One processor draws a card in a fifth of a second.
    memory: 1769,
    timeout: 10,
    atOnce: 5,
  },
  chat: {
    // It reads characters and changes none: an id that is new is put in no queue.
    table: [may([character], 'Query', 'BatchGetItem')],
    reads: ['night', 'game'],
    // The names of all things, and duties with what they give: files of the site's build.
    readsObjects: [namesPath, placesPath].map((path) => path.slice(1).replaceAll(/\{\w+\}/g, '*')),
    // A name may have a world or data center behind it.
    tables: ['worlds', 'dataCenters'],
    // Discord waits for three seconds, of which a start that reads the names of everything must take few.
    memory: 1769,
    timeout: 5,
    atOnce: 5,
  },
  missing: {
    // Robots that ask for a page of a character are told who it is.
    table: [may([character], 'Query')],
    reads: ['night', 'game'],
    readsObjects: [...missingPages, ...shellKeys],
    memory: 256,
    timeout: 5,
    atOnce: 10,
  },
  password: {
    // A user's list of tokens, and what those are valid by.
    table: [may([users], 'GetItem', 'UpdateItem'), may([tokens], 'DeleteItem')],
    memory: 512,
    // Cognito waits no longer.
    timeout: 5,
    atOnce: 5,
    // Each is somebody whose tokens are still valid.
    errors: 1,
  },
  sync: {
    table: [
      // What was never a character is forgotten, and what was read of one that its introduction hides; what is found and not known is added.
      may(
        [character],
        ...(['GetItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem', 'BatchGetItem', 'Query', 'PutItem'] as const),
      ),
      // Which free companies were asked for their members, and what finding took of the pace.
      may(['COMPANY#*'], 'PutItem'),
      may(['ALLOW#discovery#*'], 'UpdateItem'),
      pace,
      may([site], 'GetItem', 'PutItem'),
      may(['LEARNT#*'], 'GetItem', 'UpdateItem'),
      may(['DEAD'], 'PutItem', 'DeleteItem'),
    ],
    indexes: ['queue-due'],
    // Ranks decide how often a character is read.
    reads: ['night'],
    tables: nameTables,
    memory: 256,
    // Five minutes of work, and time for the character under way: the next start waits for it.
    timeout: 360,
    // One worker, so that its pace is our pace.
    atOnce: 1,
  },
}

export const functionNames = Object.keys(functionNeeds) as AwsFunctionName[]
