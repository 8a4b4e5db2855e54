import type { SyncedPart } from '@kupodex/data/character'
import type { CollectionKind, TabName } from '@kupodex/data/lodestone'
import { failed, type LodestoneReader, type ReadProfile } from './lodestone-reader.ts'
import type { GameNames } from './names.ts'
import type { PartReading } from './part-reading.ts'

/** A part that one page lists by name, with the page and the profile's tab. */
export type NamedPart = Exclude<SyncedPart, 'achievements'>

const pages: Record<NamedPart, { kind: CollectionKind; tab: TabName }> = {
  mounts: { kind: 'mount', tab: 'mount' },
  minions: { kind: 'minion', tab: 'minion' },
  facewear: { kind: 'faceaccessory', tab: 'facewear' },
}

const none: PartReading = { state: 'public', seen: [], unknown: [], whole: true }

/** Reads mounts, minions or facewear. A greyed-out tab and a page that is not found mean that none are owned. */
export const readNamed = async (
  lodestone: LodestoneReader,
  names: GameNames,
  id: number,
  part: NamedPart,
  tabs: ReadProfile['tabs'],
): Promise<PartReading> => {
  const { kind, tab } = pages[part]
  if (tabs[tab] === 'disabled') return none
  const page = await lodestone.collection(id, kind)
  switch (page.outcome) {
    case 'ok':
      break
    case 'private':
    case 'hidden':
      return { state: 'private' }
    case 'notFound':
      return none
    default:
      return failed(page)
  }
  const { variant, namesOnPage } = page.value
  if (variant === 'desktop') return { state: 'failed', code: 'unknownLayout', why: 'desktop markup has no names' }
  if (namesOnPage.length === 0) return { state: 'private' }
  const found = namesOnPage.map((name) => ({ name, item: names[part](name) }))
  return {
    state: 'public',
    seen: found.flatMap(({ item }) => (item === null ? [] : [{ id: item }])),
    unknown: found.flatMap(({ name, item }) => (item === null ? [name] : [])),
    whole: true,
  }
}
