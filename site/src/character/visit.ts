import { askCooldown } from '@kupodex/data/rules'
import type { Ask } from '#ask/ask.ts'
import type { SafeStorage } from '#storage/safe-storage.ts'

type Looked = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'> & {
  prerendering?: boolean
}

const changes = ['visibilitychange', 'prerenderingchange'] as const

/** Resolves once somebody looks at a page: not while it is made ahead, nor while it is behind another one. */
export const whenSeen = (page: Looked): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (page.visibilityState !== 'visible' || page.prerendering === true) return
      for (const change of changes) page.removeEventListener(change, look)
      resolve()
    }
    for (const change of changes) page.addEventListener(change, look)
    look()
  })

/** What telling of a visit needs; `now` in epoch ms. */
export interface VisitWorld {
  ask: Ask
  /** What this tab remembers. */
  storage: SafeStorage
  page: Looked
  now: () => number
}

/** Tells that somebody looks at a character's page, if `isStill` so, at most once in half an hour; whether it is, or was about to be, read because of that. */
export const visit = async (
  { ask, storage, page, now }: VisitWorld,
  id: number,
  isStill: () => boolean,
): Promise<boolean> => {
  await whenSeen(page)
  const key = `kupodex.visit.${id}`
  if (!isStill() || now() - Number(storage.getItem(key)) < askCooldown) return false
  storage.setItem(key, String(now()))
  const outcome = await ask('charvisit', { id })
  return outcome.ok && outcome.value.reading !== 'none'
}
