import type { Seen } from '@kupodex/data/character'
import type { Failed } from './lodestone-reader.ts'

/** What reading a collection came to. */
export type PartReading =
  | {
      state: 'public'
      seen: Seen[]
      /** Names that no table knows. */
      unknown: string[]
      /** Whether everything owned was read, so that what is missing can be told. */
      whole: boolean
      /** True where something of the Legacy kind was among it: only characters from before the relaunch have any. */
      legacy?: boolean
    }
  | { state: 'private' }
  | Failed
