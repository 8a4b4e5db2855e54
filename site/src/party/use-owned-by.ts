import type { ItemType } from '@kupodex/data/character'
import type { ResourceView } from '#ask/resource.ts'
import { useResource } from '#ask/use-resource.ts'
import { type OwnedBy, ownedBy } from './owned-by.ts'
import type { Party } from './party.ts'

export const useOwnedBy = (party: Party, types: readonly ItemType[]): ResourceView<OwnedBy> =>
  useResource(ownedBy(party, types))
