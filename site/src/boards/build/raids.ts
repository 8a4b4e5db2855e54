import { defaultRaid, type Language, nameIn, raidAnchors } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import type { PublishedTree } from '#build/published.ts'

/** A raid as menus show it. */
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

const released = new Map(loadTable('raids').map((row) => [row.id, row.released ?? 0]))

/** The raid that a scope’s address without a raid shows: the newest that somebody cleared there, else the default one. */
export const firstRaid = (published: PublishedTree, scope: string): number => {
  const cleared = raids.filter(({ id }) => (published.raid(scope, id)?.count ?? 0) > 0)
  const age = ({ id }: RaidChoice) => released.get(id) ?? 0
  return (
    cleared.reduce<RaidChoice | null>((last, raid) => (last && age(last) > age(raid) ? last : raid), null)?.id ??
    defaultRaid
  )
}
