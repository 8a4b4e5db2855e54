import { allowanceAccess } from './allowance.ts'
import { cardAccess } from './card.ts'
import { connect, type StoreDeps } from './connection.ts'
import { charSettingsAccess } from './char-settings-item.ts'
import { deadLetterAccess } from './dead-letters.ts'
import { tooltipIndexAccess } from './tooltip-index.ts'
import { foundAccess } from './found.ts'
import { groupAccess } from './group-access.ts'
import { groupMemberAccess } from './group-members.ts'
import { introductionAccess } from './introduction-item.ts'
import { lockAccess } from './lock.ts'
import { marksAccess } from './ticks.ts'
import { nameAccess } from './name-index.ts'
import { ownerAccess } from './owner-item.ts'
import { optOutAccess } from './opt-out.ts'
import { overrideAccess } from './override-item.ts'
import { ownershipAccess } from './ownership-item.ts'
import { paceAccess } from './pace.ts'
import { placeAccess } from './place-in-queue.ts'
import { queueAccess } from './queue.ts'
import { queueLoadAccess } from './queue-load.ts'
import { scanAccess } from './scan.ts'
import { seatAccess } from './seat-item.ts'
import { siteAccess } from './site-state.ts'
import { characterAccess } from './stored-character.ts'
import { timelineAccess } from './timeline-item.ts'
import { tokenAccess } from './token-items.ts'
import { userAccess } from './user-items.ts'
import { userRemovalAccess } from './user-removal.ts'
import { wishAccess } from './wish-item.ts'
import { verificationCodeAccess } from './verification-code-item.ts'
import { wholeMarksAccess } from './whole-marks.ts'

/** Typed access to the one table: characters, their collections, the sync queue. */
export const openStore = (deps: StoreDeps) => {
  const connection = connect(deps)
  return {
    ...characterAccess(connection),
    ...queueAccess(connection),
    ...placeAccess(connection),
    ...queueLoadAccess(connection),
    ...foundAccess(connection),
    ...deadLetterAccess(connection),
    ...allowanceAccess(connection),
    ...seatAccess(connection),
    ...siteAccess(connection),
    ...paceAccess(connection),
    ...ownershipAccess(connection),
    ...marksAccess(connection),
    ...tooltipIndexAccess(connection),
    ...nameAccess(connection),
    ...timelineAccess(connection),
    ...scanAccess(connection),
    ...lockAccess(connection),
    ...wholeMarksAccess(connection),
    ...userAccess(connection),
    ...tokenAccess(connection),
    ...userRemovalAccess(connection),
    ...wishAccess(connection),
    ...groupAccess(connection),
    ...groupMemberAccess(connection),
    ...cardAccess(connection),
    ...ownerAccess(connection),
    ...charSettingsAccess(connection),
    ...optOutAccess(connection),
    ...verificationCodeAccess(connection),
    ...introductionAccess(connection),
    ...overrideAccess(connection),
  }
}

export type Store = ReturnType<typeof openStore>
