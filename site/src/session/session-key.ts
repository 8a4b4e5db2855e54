import type { SafeStorage } from '#storage/safe-storage.ts'
import { issuer } from './issuer.ts'

/** Before every key that the library of the login keeps in the browser's storage. */
export const storagePrefix = 'kupodex.'

/** The key under which the library keeps the user; null where accounts are not open. */
export const sessionKey: string | null =
  issuer === null ? null : `${storagePrefix}user:${issuer.address}:${issuer.client}`

/** Whether somebody may be logged in: then it is worth while to fetch what only users see. */
export const mayBeUser = (storage: Pick<SafeStorage, 'getItem'>): boolean =>
  sessionKey !== null && storage.getItem(sessionKey) !== null
