import { type CallPath, openCallPaths } from './open-call-paths.ts'
import { userCallPaths } from './user-call-paths.ts'

export { fill } from './open-call-paths.ts'

/** The request line of every call, by its id. */
export const callPaths = { ...openCallPaths, ...userCallPaths } satisfies Record<string, CallPath>
