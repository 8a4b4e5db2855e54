import { connect, type StoreWorld } from './connection.ts'
import { marksAccess } from './marks.ts'
import { ownershipAccess } from './ownership-item.ts'
import { queueAccess } from './queue.ts'
import { scanAccess } from './scan.ts'
import { characterAccess } from './stored-character.ts'
import { timelineAccess } from './timeline-item.ts'

/** Typed access to the one table: characters, their collections, the sync queue. */
export const openStore = (world: StoreWorld) => {
  const connection = connect(world)
  return {
    ...characterAccess(connection),
    ...queueAccess(connection),
    ...ownershipAccess(connection),
    ...marksAccess(connection),
    ...timelineAccess(connection),
    ...scanAccess(connection),
  }
}

/** Typed access to the one table. */
export type Store = ReturnType<typeof openStore>
