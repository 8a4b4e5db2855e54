import { type Language, nameIn, newestRaid, raidAnchors } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import type { PublishedTree } from '#build/published.ts'

export interface RaidChoice {
  id: number
  expansionId: number
  names: (language: Language) => string
}

/** All raids, the oldest first. */
export const raids: readonly RaidChoice[] = loadTable('raids')
  .filter((row) => !row.deleted)
  .map(({ id, name, expansionId }) => ({ id, expansionId, names: (language) => nameIn(name, language) }))

const anchors: ReadonlySet<number> = new Set(raidAnchors)

/** The raid that an expansion's button leads to: its anchor (spec: site §3), or its first. */
const anchorOf = (expansionId: number): RaidChoice | undefined => {
  const own = raids.filter((raid) => raid.expansionId === expansionId)
  return own.find(({ id }) => anchors.has(id)) ?? own[0]
}

/** Buttons of the expansions: `2.x` for the first, and so on (spec: site §2.3). */
export const raidExpansions = [...new Set(raids.map(({ expansionId }) => expansionId))]
  .sort((a, b) => a - b)
  .flatMap((expansionId) => {
    const anchor = anchorOf(expansionId)
    return anchor === undefined ? [] : [{ expansionId, label: `${expansionId + 2}.x`, anchor }]
  })

/** The raid that a scope’s address without a raid shows, as that of the call does; where nobody cleared any, that of all worlds. */
export const firstRaid = (published: Pick<PublishedTree, 'raid'>, scope: string): number =>
  (published.raid(scope, newestRaid) ?? published.raid('global', newestRaid))?.raidId ?? raidAnchors[5]
