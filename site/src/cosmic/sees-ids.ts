import { atom } from 'nanostores'

/** Whether internal ids are shown: to users with the role admin or debug (spec: characters §6). */
export const seesIds = atom(false)
