import { useMemo } from 'react'
import type { ResourceView } from '#ask/resource.ts'
import { useResource } from '#ask/use-resource.ts'
import { useIsAwake } from '#ui/use-is-awake.ts'
import { useSearch } from '#ui/use-search.ts'
import { type Party, partyOf } from './party.ts'
import { type Who, whoIn, whoQuery } from './who.ts'

/** Who the address of the page means: null for nobody, undefined while the page is built. The same object until it means somebody else. */
export const useWho = (): Who | null | undefined => {
  const isAwake = useIsAwake()
  const query = whoQuery(whoIn(useSearch()))
  return useMemo(() => (isAwake ? whoIn(query) : undefined), [isAwake, query])
}

/** The party of an address; loading while there is none. */
export const useParty = (who: Who | null): ResourceView<Party | null> => useResource(who === null ? null : partyOf(who))
