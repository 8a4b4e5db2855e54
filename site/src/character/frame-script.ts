import { mayBeUser } from '#session/session-key.ts'
import { characterIdIn } from '#paths/lodestone.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import { bindFrame } from './frame.ts'
import { followThisCharacter } from './this-character.ts'

bindFrame(document)
followThisCharacter(document)

const id = characterIdIn(location.pathname)
if (id !== null && mayBeUser(safeStorage('localStorage')))
  void import('./user-frame.ts').then(({ bindUserFrame }) => bindUserFrame(document, id))
