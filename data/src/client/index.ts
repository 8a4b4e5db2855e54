export { type Client, createClient, type ClientOptions, type ClientParams } from './client.ts'
export { ClientError, type ClientCode, type ClientFailure, type ClientOutcome, need } from './outcome.ts'
export { decodeOwned } from '../character/owned-bits.ts'
export { mostChanges, mostCharacters } from '../contract/limits.ts'
