import { computed } from 'nanostores'
import type { Language } from '@kupodex/data/game'
import { answered } from '#ask/outcome.ts'
import { createResource } from '#ask/resource.ts'
import { facets, listed, opponentFacets } from './added.ts'

const script = createResource(async () => answered(await import('./facets.ts')), { freshFor: Infinity })

let stopFollowing: (() => void) | null = null

/** Loads the facets, once a reader points at the list or has come by an address with one. */
export const loadFacets = (language: Language): void => {
  stopFollowing ??= computed([script, listed], ({ value }, all) => value?.facetsOf(all, language) ?? []).subscribe(
    (made) => facets.set(made),
  )
}

export const hasFacet = (search: string): boolean => {
  const query = new URLSearchParams(search)
  return opponentFacets.some((name) => query.has(name))
}
