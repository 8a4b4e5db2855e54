import { type FunctionName, missingPages, type SlottedSet } from '@kupodex/data/contract'
import type { Setting, Settings } from '@kupodex/lambdas'
import type { JobFunction } from '../timetable.ts'
import { nameTables } from '@kupodex/lambdas/sync'

/** A function of ours on AWS: those that answer calls, the one behind the bucket, and those that the timetable starts. */
export type AwsFunctionName = FunctionName | 'missing' | JobFunction

/** A setting that functions get on AWS; where the Lodestone is they know themselves. */
export type AwsSetting = Exclude<Setting, 'KUPODEX_LODESTONE'>

export type FunctionSettings = Settings<AwsSetting>

/** Actions on items of the table whose partition key fits one of the patterns. */
export interface TableRight {
  actions: readonly `dynamodb:${string}`[]
  keys: readonly string[]
}

/** What a function is given, and no more: settings, table rights, bucket rights, size. */
export interface FunctionNeeds {
  /** Names of the settings in its environment, those its entry requires. */
  settings: readonly AwsSetting[]
  /** DynamoDB actions on the table, by partition, and on its index. */
  table?: readonly TableRight[]
  index?: readonly string[]
  /** Sets of published files that it reads. */
  reads?: readonly SlottedSet[]
  /** Objects that it reads, by their keys. */
  readsObjects?: readonly string[]
  /** Game data tables that lie beside its code. */
  tables?: readonly string[]
  /** Megabytes; the share of a processor goes with them (1769 are one). */
  memory: number
  /** Seconds. */
  timeout: number
  /** How many run at once at most: a fence around cost, and around the Lodestone. */
  atOnce: number
}

const character = 'CHAR#*'
const site = 'SITE'
const pace: TableRight = {
  actions: ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'],
  keys: ['PACE'],
}
/** An allowance is taken in one write. */
const allowances: TableRight = { actions: ['dynamodb:UpdateItem'], keys: ['ALLOW#*'] }

/** What each function needs; stack, schedules and rights are made of it. */
export const functionNeeds: Readonly<Record<AwsFunctionName, FunctionNeeds>> = {
  character: {
    settings: ['KUPODEX_TABLE', 'KUPODEX_BUCKET', 'KUPODEX_LODESTONE_RATE', 'KUPODEX_API_KEYS', 'KUPODEX_READER_KEY'],
    // It reads a character, and puts an id that is new in the queue as far as its reader's allowance goes.
    table: [{ actions: ['dynamodb:Query', 'dynamodb:GetItem', 'dynamodb:PutItem'], keys: [character] }, allowances],
    reads: ['night', 'game'],
    memory: 512,
    timeout: 10,
    atOnce: 20,
  },
  game: {
    settings: ['KUPODEX_BUCKET', 'KUPODEX_API_KEYS'],
    reads: ['game'],
    // All tables of a language are some tens of megabytes once they are parsed.
    memory: 1024,
    timeout: 20,
    atOnce: 10,
  },
  search: {
    settings: ['KUPODEX_TABLE', 'KUPODEX_API_KEYS'],
    index: ['dynamodb:Query'],
    // A search may name a world or data center.
    tables: ['worlds', 'dataCenters'],
    memory: 256,
    timeout: 10,
    atOnce: 10,
  },
  lodestone: {
    settings: ['KUPODEX_TABLE', 'KUPODEX_CONTACT', 'KUPODEX_LODESTONE_RATE', 'KUPODEX_API_KEYS', 'KUPODEX_READER_KEY'],
    // The pace that it shares with the worker, and how the site is.
    table: [pace, { actions: ['dynamodb:GetItem'], keys: [site] }, allowances],
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
      allowances,
    ],
    index: ['dynamodb:Query'],
    reads: ['night', 'game'],
    memory: 256,
    timeout: 20,
    atOnce: 10,
  },
  missing: {
    settings: ['KUPODEX_BUCKET'],
    readsObjects: missingPages,
    memory: 256,
    timeout: 5,
    atOnce: 10,
  },
  sync: {
    settings: ['KUPODEX_TABLE', 'KUPODEX_BUCKET', 'KUPODEX_CONTACT', 'KUPODEX_LODESTONE_RATE', 'KUPODEX_CANARY'],
    table: [
      {
        // What was never a character is forgotten.
        actions: [
          'dynamodb:GetItem',
          'dynamodb:PutItem',
          'dynamodb:UpdateItem',
          'dynamodb:DeleteItem',
          'dynamodb:BatchWriteItem',
        ],
        keys: [character],
      },
      pace,
      { actions: ['dynamodb:GetItem', 'dynamodb:PutItem'], keys: [site] },
      { actions: ['dynamodb:GetItem', 'dynamodb:UpdateItem'], keys: ['LEARNT#*'] },
      { actions: ['dynamodb:PutItem', 'dynamodb:DeleteItem'], keys: ['DEAD'] },
    ],
    index: ['dynamodb:Query'],
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
