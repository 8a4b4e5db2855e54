import type { Draft } from './draft.ts'

/** Drafts of a table that are not saved yet, by row id: they outlive a row that a filter hides. */
export interface Drafts {
  get: (id: number) => Draft | undefined
  set: (id: number, draft: Draft) => void
  drop: (id: number) => void
  readonly count: number
}

/** Holds the drafts of a page. `changed` is called with how many there are. */
export const createDrafts = (changed: (count: number) => void): Drafts => {
  const drafts = new Map<number, Draft>()
  return {
    get: (id) => drafts.get(id),
    set: (id, draft) => {
      drafts.set(id, draft)
      changed(drafts.size)
    },
    drop: (id) => {
      if (drafts.delete(id)) changed(drafts.size)
    },
    get count() {
      return drafts.size
    },
  }
}

/** Asks before a page with drafts is left; returns how to stop. */
export const guardDrafts = (page: Pick<Window, 'addEventListener' | 'removeEventListener'>, drafts: Drafts) => {
  const ask = (event: Event) => {
    if (drafts.count > 0) event.preventDefault()
  }
  page.addEventListener('beforeunload', ask)
  return () => page.removeEventListener('beforeunload', ask)
}
