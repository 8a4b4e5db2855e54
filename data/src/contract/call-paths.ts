import { type CallPath, openCallPaths } from './open-call-paths.ts'
import { userCallPaths } from './user-call-paths.ts'

/** The request line of every call, by its id: in a file of its own, as pages that need other facts of calls would carry those of all users. */
export const callPaths = { ...openCallPaths, ...userCallPaths } satisfies Record<string, CallPath>
