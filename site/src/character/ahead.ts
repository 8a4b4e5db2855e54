import { ask } from '#ask/page.ts'
import { safeStorage } from '#storage/safe-storage.ts'

const doneKey = 'kupodex.ahead'

declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData: boolean }
  }
}

const isLoaded = (path: string): boolean =>
  performance.getEntriesByName(new URL(path, location.href).href, 'resource').length > 0

/** Fetches scripts and styles of lists into the browser's cache: once a visit, one after another, not for who saves data. The page that needs what fails loads it. */
export const fetchAhead = async (): Promise<void> => {
  const visit = safeStorage('sessionStorage')
  if (navigator.connection?.saveData === true || visit.getItem(doneKey) !== null) return
  const answer = await ask('ahead', {})
  if (!answer.ok) return
  for (const path of answer.value.files.filter((one) => !isLoaded(one))) {
    const file = await fetch(path, { priority: 'low' }).catch(() => null)
    await file?.arrayBuffer().catch(() => null)
  }
  visit.setItem(doneKey, '1')
}
