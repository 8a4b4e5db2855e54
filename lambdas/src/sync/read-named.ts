import type { SyncedPart } from '@kupodex/data/character'
import type { CollectionKind, TabName } from '@kupodex/data/lodestone'
import { failed, type LodestoneReader } from './lodestone-reader.ts'
import type { ThingMatcher } from './match-things.ts'
import { type PartReading, privately, type PublicReading } from './part-reading.ts'

/** A part that one page lists by name, with the page and the profile's tab. */
export type NamedPart = Exclude<SyncedPart, 'achievements'>

/** The page and the profile's tab of each. */
export const namedPages: Record<NamedPart, { kind: CollectionKind; tab: TabName }> = {
  mounts: { kind: 'mount', tab: 'mount' },
  minions: { kind: 'minion', tab: 'minion' },
  facewear: { kind: 'faceaccessory', tab: 'facewear' },
}

/** The reading of a collection of which nothing is owned. */
export const noneOwned: PublicReading = { state: 'public', seen: [], unknown: [], whole: true }

/** Reads mounts, minions or facewear. A page that is not found means that none are owned. */
export const readNamed = async (
  lodestone: LodestoneReader,
  match: ThingMatcher,
  id: number,
  part: NamedPart,
): Promise<PartReading> => {
  const { kind } = namedPages[part]
  const page = await lodestone.collection(id, kind)
  switch (page.outcome) {
    case 'ok':
      break
    case 'private':
    case 'hidden':
      return privately
    case 'notFound':
      return noneOwned
    default:
      return failed(page, kind)
  }
  if (page.value.items.length === 0) return privately
  const matched = await match(id, part, page.value)
  if (matched.state === 'failed') return matched
  return { state: 'public', seen: matched.seen, unknown: matched.unknown, whole: true }
}
