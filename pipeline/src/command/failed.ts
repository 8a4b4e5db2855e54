import { LockedError } from '../publish/lock.ts'
import { sentenceOf } from '../publish/failure.ts'
import type { CommandIo } from './io.ts'
import type { PublishSettings } from './settings.ts'

/** What comes before the sentence of a failure, and classes of errors that say it themselves. */
export interface FailureWords {
  before?: string
  worded?: readonly (abstract new (...args: never) => Error)[]
}

/**
 * Says in a sentence after `before` why a command failed, and gives its exit code: 3 where another run publishes, else 1. Errors of
 * the classes in `worded` say it themselves. What did not come from outside is a bug of ours, and is thrown on.
 */
export const failed = (
  error: unknown,
  { err }: Pick<CommandIo, 'err'>,
  settings: PublishSettings,
  { before = '', worded = [] }: FailureWords = {},
): number => {
  if (error instanceof LockedError) {
    err(`${error.message}\n`)
    return 3
  }
  const sentence =
    error instanceof Error && worded.some((one) => error instanceof one) ? error.message : sentenceOf(error, settings)
  if (sentence === null) throw error
  err(`${before}${sentence}\n`)
  return 1
}
