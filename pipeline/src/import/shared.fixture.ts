import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The game's real sheets and lists, where they lie beside the repository; tests that need them are skipped elsewhere. */
export const shared = join(import.meta.dirname, '../../../../shared/gamedata')

/** Whether the real sheets are there. */
export const sharedIsHere = existsSync(join(shared, 'csv', 'en'))
