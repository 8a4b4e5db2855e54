import type { SeenPart } from '@kupodex/data/character'
import { failed, type LodestoneReader } from './lodestone-reader.ts'
import type { ThingMatcher } from './match-things.ts'
import { seenPages } from './seen-pages.ts'
import { type PartReading, privately, type PublicReading } from './part-reading.ts'

/** The reading of a collection when nothing is owned. */
export const noneOwned: PublicReading = { state: 'public', seen: [], unknown: [], whole: true }

/** Reads a collection that the Lodestone lists. A page that is not found means that nothing of it is owned. */
export const readSeen = async (
  lodestone: LodestoneReader,
  match: ThingMatcher,
  id: number,
  part: SeenPart,
): Promise<PartReading> => {
  const kind = seenPages[part]
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
