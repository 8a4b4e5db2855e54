import type { openCallPaths } from './open-call-paths.ts'
import type { userCallPaths } from './user-call-paths.ts'

/** The calls of users that programs may make with a token, which are those with a scope: plain data, as the paths are. */
export const tokenCallIds = [
  ...([
    'charSettings',
    'ownChar',
    'ownTimeline',
    'exportMarks',
    'ownItems',
    'favorites',
    'wishes',
    'ownChars',
  ] as const),
  ...(['markMany', 'putMarks', 'undoMarks', 'mark', 'unmark'] as const),
] as const satisfies readonly (keyof typeof userCallPaths)[]

type OpenPaths = typeof openCallPaths

/** The calls by which anybody reads. */
type ReadingCallId = { [Id in keyof OpenPaths]: OpenPaths[Id]['method'] extends 'GET' ? Id : never }[keyof OpenPaths]

/** The calls that programs may make: what anybody reads, and what the token of a user is enough for. */
export type ProgramCallId = ReadingCallId | (typeof tokenCallIds)[number]
