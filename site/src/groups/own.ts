import type { OwnGroupAnswer } from '@kupodex/data/contract'
import type { Ask } from '#ask/ask.ts'
import { answered, type Outcome } from '#ask/outcome.ts'
import { createResource, type Resource } from '#ask/resource.ts'

/** A group as the user may change it; null for a user who may not. */
export type OwnGroup = OwnGroupAnswer | null

/** Asks for a group of which the user is the owner or an editor. Of others it only learns that they are none of the user's: that is no failure. */
export const ownGroupOf = (ask: Ask, slug: string): Resource<OwnGroup> =>
  createResource<OwnGroup>(async (asking): Promise<Outcome<OwnGroup>> => {
    const mine = await ask('ownGroups', {}, asking)
    if (!mine.ok) return mine
    return mine.value.groups.some((group) => group.slug === slug) ? ask('ownGroup', { slug }, asking) : answered(null)
  })
