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
import { fontFiles, type Setting, type Settings } from '@kupodex/lambdas'
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

/** Actions on items of the table whose partition key fits one of the patterns. */
interface TableRight {
  actions: readonly `dynamodb:${string}`[]
  keys: readonly string[]
}

type IndexName = (typeof tableDefinition)['GlobalSecondaryIndexes'][number]['IndexName']

/** What a function is given, and no more: settings, table rights, bucket rights, size. */
export interface FunctionNeeds {
  /** Names of the settings in its environment, those its entry requires. */
  settings: readonly AwsSetting[]
  /** DynamoDB actions on the table, by partition, and the indexes that it asks. */
  table?: readonly TableRight[]
  indexes?: readonly IndexName[]
  /** Sets of published files that it reads. */
  reads?: readonly SlottedSet[]
  /** Objects that it reads, by their keys. */
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
  /** Files of packages that lie beside its code, by their paths below `node_modules`. */
  packageFiles?: readonly string[]
  /** Game data tables that lie beside its code. */
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
const pace: TableRight = {
  actions: ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'],
  keys: ['PACE'],
}
/** An allowance is taken in one write. */
const allowances: TableRight = { actions: ['dynamodb:UpdateItem'], keys: ['ALLOW#*'] }

/** How many slow calls somebody has under way. */
const seats: TableRight = {
  actions: ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:DeleteItem'],
  keys: ['SEAT#*'],
}

/** What checking the token of a user needs. */
const signIn = ['KUPODEX_ISSUER', 'KUPODEX_CLIENT_ID', 'KUPODEX_ROLES_CLAIM'] as const

/** What each function needs; stack, schedules and rights are made of it. */
export const functionNeeds: Readonly<Record<AwsFunctionName, FunctionNeeds>> = {
  character: {
    settings: ['KUPODEX_TABLE', 'KUPODEX_BUCKET', 'KUPODEX_LODESTONE_RATE', 'KUPODEX_API_KEYS', 'KUPODEX_READER_KEY'],
    // It reads a character and its banner, or several at once, and puts an id that is new, or one that is visited, in the queue as far as its reader's allowance goes.
    table: [
      {
        actions: [
          ...(['dynamodb:Query', 'dynamodb:GetItem', 'dynamodb:BatchGetItem'] as const),
          ...(['dynamodb:PutItem', 'dynamodb:UpdateItem'] as const),
        ],
        keys: [character],
      },
      { actions: ['dynamodb:GetItem'], keys: [owner] },
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
    settings: ['KUPODEX_TABLE', 'KUPODEX_BUCKET', 'KUPODEX_API_KEYS', ...signIn],
    // It writes what editors say and their history, and nothing of characters or users.
    table: [{ actions: ['dynamodb:Query', 'dynamodb:GetItem', 'dynamodb:PutItem'], keys: ['OVERRIDE#*'] }],
    reads: ['game'],
    memory: 512,
    timeout: 10,
    atOnce: 5,
  },
  game: {
    settings: ['KUPODEX_TABLE', 'KUPODEX_BUCKET', 'KUPODEX_API_KEYS'],
    // What editors said since the last night, without who said what before.
    table: [{ actions: ['dynamodb:Query'], keys: editedTables.map(overrideKey) }],
    // The card of a thing says how many own it.
    reads: ['night', 'game'],
    // All tables of a language are some tens of megabytes once they are parsed.
    memory: 1024,
    timeout: 20,
    atOnce: 10,
  },
  feed: {
    settings: ['KUPODEX_TABLE', 'KUPODEX_BUCKET', 'KUPODEX_API_KEYS'],
    // It reads a character, or which of those that a night named are hidden since, and puts no id in the queue.
    table: [{ actions: ['dynamodb:Query', 'dynamodb:BatchGetItem'], keys: [character] }],
    reads: ['night', 'game'],
    memory: 512,
    timeout: 10,
    // Programs ask by the clock, many at the same minute: they wait for each other, and readers for none of them.
    atOnce: 5,
  },
  search: {
    settings: ['KUPODEX_TABLE', 'KUPODEX_API_KEYS'],
    indexes: ['name-start', 'last-name-start'],
    // Which of those found their owners hide.
    table: [{ actions: ['dynamodb:BatchGetItem'], keys: [character] }],
    // A search may name a world or data center.
    tables: ['worlds', 'dataCenters'],
    memory: 256,
    timeout: 10,
    atOnce: 10,
  },
  lodestone: {
    settings: ['KUPODEX_TABLE', 'KUPODEX_CONTACT', 'KUPODEX_LODESTONE_RATE', 'KUPODEX_API_KEYS', 'KUPODEX_READER_KEY'],
    // The pace that it shares with the worker, how the site is, and which of those found their owners hide.
    table: [
      pace,
      { actions: ['dynamodb:GetItem'], keys: [site] },
      { actions: ['dynamodb:BatchGetItem'], keys: [character] },
      allowances,
    ],
    // A search may name a world or data center.
    tables: ['worlds', 'dataCenters'],
    memory: 256,
    timeout: 20,
    // They wait for the same turns, but two slow searches must not shut everybody else out.
    atOnce: 10,
  },
  realtime: {
    settings: ['KUPODEX_TABLE', 'KUPODEX_BUCKET', 'KUPODEX_LODESTONE_RATE', 'KUPODEX_API_KEYS', 'KUPODEX_READER_KEY'],
    // It moves a character to the front of the queue, and says which place it has there.
    table: [
      { actions: ['dynamodb:Query', 'dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'], keys: [character] },
      { actions: ['dynamodb:GetItem'], keys: [owner] },
      allowances,
      seats,
    ],
    indexes: ['queue-due'],
    reads: ['night', 'game'],
    memory: 256,
    timeout: 20,
    atOnce: 10,
  },
  user: {
    settings: ['KUPODEX_TABLE', 'KUPODEX_BUCKET', 'KUPODEX_API_KEYS', 'KUPODEX_READER_KEY', ...signIn],
    table: [
      allowances,
      seats,
      // What the user saved, and where the user's characters are; all of it is deleted with the account.
      {
        actions: [
          'dynamodb:GetItem',
          'dynamodb:PutItem',
          'dynamodb:UpdateItem',
          'dynamodb:Query',
          'dynamodb:BatchWriteItem',
        ],
        keys: [users],
      },
      // Tokens that the user gives to programs.
      {
        actions: [
          'dynamodb:BatchGetItem',
          'dynamodb:GetItem',
          'dynamodb:PutItem',
          'dynamodb:UpdateItem',
          'dynamodb:DeleteItem',
        ],
        keys: [tokens],
      },
      // Whose these are; the user may give them up.
      {
        actions: ['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:DeleteItem'],
        keys: [owner],
      },
      // What is listed of a character; what its owner decided and ticked is exported, and deleted with the account.
      {
        actions: ['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:Query', 'dynamodb:BatchWriteItem'],
        keys: [character],
      },
      // Groups that the user has made or edits, which are deleted or left with the account.
      {
        actions: ['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:DeleteItem'],
        keys: [groups],
      },
      { actions: ['dynamodb:BatchWriteItem'], keys: groupPointers },
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
    settings: ['KUPODEX_TABLE', 'KUPODEX_API_KEYS', 'KUPODEX_READER_KEY', ...signIn],
    table: [
      {
        actions: ['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:DeleteItem'],
        keys: [groups],
      },
      { actions: ['dynamodb:Query', 'dynamodb:BatchWriteItem'], keys: groupPointers },
      // What is shown of members, and what their owners decided; it writes no character.
      { actions: ['dynamodb:BatchGetItem'], keys: [character] },
      // A user's list of groups, and nicknames of those who edit one.
      { actions: ['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:UpdateItem'], keys: [users] },
      // Whose a character is that is taken out of a group.
      { actions: ['dynamodb:GetItem'], keys: [owner] },
      allowances,
    ],
    // Lists name the worlds of characters.
    tables: ['worlds'],
    memory: 256,
    timeout: 10,
    atOnce: 10,
  },
  verify: {
    settings: [
      ...([
        'KUPODEX_TABLE',
        'KUPODEX_CONTACT',
        'KUPODEX_LODESTONE_RATE',
        'KUPODEX_API_KEYS',
        'KUPODEX_READER_KEY',
      ] as const),
      ...signIn,
    ],
    table: [
      // Whose a character is.
      { actions: ['dynamodb:GetItem', 'dynamodb:PutItem'], keys: [owner] },
      // The user's code, and where the user's characters are.
      { actions: ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:DeleteItem'], keys: [users] },
      // What is found in introductions, for all who look for a code there.
      { actions: ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:DeleteItem'], keys: ['VERIFY#*'] },
      // A character that was verified before it was ever read is put in the queue, and one that its introduction hides too.
      { actions: ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'], keys: [character] },
      pace,
      { actions: ['dynamodb:GetItem'], keys: [site] },
      allowances,
      seats,
    ],
    memory: 256,
    timeout: 25,
    atOnce: 10,
  },
  marks: {
    settings: ['KUPODEX_TABLE', 'KUPODEX_BUCKET', 'KUPODEX_API_KEYS', ...signIn],
    table: [
      {
        // A whole collection is replaced in one write.
        actions: ['dynamodb:Query', 'dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'],
        keys: [character],
      },
      { actions: ['dynamodb:GetItem'], keys: [owner] },
      // Whose the token of a program is, and when it was last used.
      { actions: ['dynamodb:GetItem', 'dynamodb:UpdateItem'], keys: [tokens] },
    ],
    reads: ['night', 'game'],
    memory: 512,
    timeout: 10,
    atOnce: 20,
  },
  banner: {
    settings: [
      ...(['KUPODEX_TABLE', 'KUPODEX_BUCKET', 'KUPODEX_UPLOADS', 'KUPODEX_API_KEYS', 'KUPODEX_READER_KEY'] as const),
      ...signIn,
    ],
    // A banner is kept beside its owner.
    table: [{ actions: ['dynamodb:GetItem', 'dynamodb:PutItem'], keys: [owner] }, allowances, seats],
    writes: `${bannersFolder}/`,
    uploads: `${bannersFolder}/`,
    packages: ['sharp'],
    // A picture of 40 megapixels that has to be turned takes some 840 MB, and a second and a half of one processor.
    memory: 2048,
    timeout: 25,
    atOnce: 5,
  },
  card: {
    settings: ['KUPODEX_TABLE', 'KUPODEX_BUCKET', 'KUPODEX_READER_KEY'],
    // It reads a character and changes none: an id that is new is put in no queue.
    table: [{ actions: ['dynamodb:Query'], keys: [character] }, allowances],
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
    settings: ['KUPODEX_TABLE', 'KUPODEX_BUCKET', 'KUPODEX_DISCORD_KEY', 'KUPODEX_SITE'],
    // It reads characters and changes none: an id that is new is put in no queue.
    table: [{ actions: ['dynamodb:Query', 'dynamodb:BatchGetItem'], keys: [character] }],
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
    settings: ['KUPODEX_TABLE', 'KUPODEX_BUCKET'],
    // Robots that ask for a page of a character are told who it is.
    table: [{ actions: ['dynamodb:Query'], keys: [character] }],
    reads: ['night', 'game'],
    readsObjects: [...missingPages, ...shellKeys],
    memory: 256,
    timeout: 5,
    atOnce: 10,
  },
  password: {
    settings: ['KUPODEX_TABLE'],
    // A user's list of tokens, and what those are valid by.
    table: [
      { actions: ['dynamodb:GetItem', 'dynamodb:UpdateItem'], keys: [users] },
      { actions: ['dynamodb:DeleteItem'], keys: [tokens] },
    ],
    memory: 512,
    // Cognito waits no longer.
    timeout: 5,
    atOnce: 5,
    // Each is somebody whose tokens are still valid.
    errors: 1,
  },
  sync: {
    settings: [
      ...(['KUPODEX_TABLE', 'KUPODEX_BUCKET', 'KUPODEX_CONTACT'] as const),
      ...(['KUPODEX_LODESTONE_RATE', 'KUPODEX_CANARY', 'KUPODEX_DISCOVERY'] as const),
    ],
    table: [
      {
        // What was never a character is forgotten, and what was read of one that its introduction hides; what is found and not known is added.
        actions: [
          ...(['dynamodb:GetItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:BatchWriteItem'] as const),
          ...(['dynamodb:BatchGetItem', 'dynamodb:Query', 'dynamodb:PutItem'] as const),
        ],
        keys: [character],
      },
      // Which free companies were asked for their members, and what finding took of the pace.
      { actions: ['dynamodb:PutItem'], keys: ['COMPANY#*'] },
      { actions: ['dynamodb:UpdateItem'], keys: ['ALLOW#discovery#*'] },
      pace,
      { actions: ['dynamodb:GetItem', 'dynamodb:PutItem'], keys: [site] },
      { actions: ['dynamodb:GetItem', 'dynamodb:UpdateItem'], keys: ['LEARNT#*'] },
      { actions: ['dynamodb:PutItem', 'dynamodb:DeleteItem'], keys: ['DEAD'] },
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

/** The names of all functions. */
export const functionNames = Object.keys(functionNeeds) as AwsFunctionName[]
