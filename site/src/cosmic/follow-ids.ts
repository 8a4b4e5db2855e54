import { followUser, user } from '../user/user.ts'
import { seesIds } from './sees-ids.ts'

/** Shows internal ids for as long as a user is logged in who may see them; returns how to stop. */
export const followIds = (): (() => void) => {
  followUser()
  return user.subscribe((known) => seesIds.set(known?.seesIds === true))
}
