import type { Ask } from '#ask/ask.ts'

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

/**
 * Tells that somebody opened the page of a character, once they look at it and `isStill` so; whether it is read again because of that,
 * or was about to be.
 */
export const visit = async (
  ask: Ask,
  id: number,
  isStill: () => boolean,
  page: Looked = document,
): Promise<boolean> => {
  await whenSeen(page)
  if (!isStill()) return false
  const outcome = await ask('charvisit', { id })
  return outcome.ok && outcome.value.reading !== 'none'
}
