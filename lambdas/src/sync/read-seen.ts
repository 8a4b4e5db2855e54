import type { SeenPart } from '@kupodex/data/character'
import { seenCollections } from '@kupodex/data/game'
import { type Failed, failed, type LodestoneReader, type ReadCollection } from './lodestone-reader.ts'
import type { ThingMatcher } from './match-things.ts'
import type { GameNames } from './names.ts'
import { seenPages } from './seen-pages.ts'
import { type PartReading, privately, type PublicReading } from './part-reading.ts'

export const noneOwned: PublicReading = { state: 'public', seen: [], unknown: [], whole: true }

/** Of how many things of a part everybody has at least, which its page lists too; null where somebody may have nothing at all. */
export const everyonesLeast = (part: SeenPart): number | null => leasts.get(part) ?? null

const leasts = new Map<SeenPart, number>(
  seenCollections.flatMap(({ table, lodestone: { everyoneHas } }) =>
    everyoneHas ? [[table, everyoneHas.atLeast]] : [],
  ),
)

/** A page without what everybody has, whose names nobody takes for those of things that somebody owns. */
const withoutEveryones = (
  page: ReadCollection,
  part: SeenPart,
  { isEveryones }: Pick<GameNames, 'isEveryones'>,
): ReadCollection | Failed => {
  const least = everyonesLeast(part)
  if (least === null || page.variant === 'desktop') return page
  const items = page.items.filter(({ name }) => !isEveryones(part, name))
  const common = page.items.length - items.length
  if (common >= least) return { ...page, items }
  const why = `only ${common} things that everybody has, of at least ${least}`
  return { state: 'failed', kind: seenPages[part], code: 'unknownLayout', why }
}

/** A page that is not found or has nothing means that nothing of it is owned; where everybody has something, that its owner hides it. */
export const readSeen = async (
  lodestone: LodestoneReader,
  match: ThingMatcher,
  names: Pick<GameNames, 'isEveryones'>,
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
      return everyonesLeast(part) === null ? noneOwned : privately
    default:
      return failed(page, kind)
  }
  if (page.value.items.length === 0) return privately
  const shown = withoutEveryones(page.value, part, names)
  if ('state' in shown) return shown
  const matched = await match(id, part, shown)
  if (matched.state === 'failed') return matched
  return { state: 'public', seen: matched.seen, unknown: matched.unknown, whole: true }
}
