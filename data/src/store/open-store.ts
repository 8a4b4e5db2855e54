import { allowanceAccess } from './allowance.ts'
import { connect, type StoreDeps } from './connection.ts'
import { deadLetterAccess } from './dead-letters.ts'
import { tooltipIndexAccess } from './tooltip-index.ts'
import { lockAccess } from './lock.ts'
import { marksAccess } from './ticks.ts'
import { nameAccess } from './name-index.ts'
import { ownershipAccess } from './ownership-item.ts'
import { paceAccess } from './pace.ts'
import { placeAccess } from './place-in-queue.ts'
import { queueAccess } from './queue.ts'
import { scanAccess } from './scan.ts'
import { siteAccess } from './site-state.ts'
import { characterAccess } from './stored-character.ts'
import { timelineAccess } from './timeline-item.ts'

/** Typed access to the one table: characters, their collections, the sync queue. */
export const openStore = (deps: StoreDeps) => {
  const connection = connect(deps)
  return {
    ...characterAccess(connection),
    ...queueAccess(connection),
    ...placeAccess(connection),
    ...deadLetterAccess(connection),
    ...allowanceAccess(connection),
    ...siteAccess(connection),
    ...paceAccess(connection),
    ...ownershipAccess(connection),
    ...marksAccess(connection),
    ...tooltipIndexAccess(connection),
    ...nameAccess(connection),
    ...timelineAccess(connection),
    ...scanAccess(connection),
    ...lockAccess(connection),
  }
}

/** Typed access to the one table. */
export type Store = ReturnType<typeof openStore>
