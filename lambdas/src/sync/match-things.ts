import type { Seen, SeenPart } from '@kupodex/data/character'
import type { CollectionKind, Refusal } from '@kupodex/data/lodestone'
import type { Store, TooltipIndex } from '@kupodex/data/store'
import type { Log } from '../ground/log.ts'
import { type Failed, failed, type LodestoneReader, type ReadCollection } from './lodestone-reader.ts'
import type { GameNames } from './names.ts'
import { seenPages } from './seen-pages.ts'

/** The things on a page: ids, and names that are in no table. */
interface Matched {
  state: 'matched'
  seen: Seen[]
  unknown: string[]
}

export interface MatcherDeps {
  store: Pick<Store, 'readTooltipIndex' | 'addToTooltipIndex'>
  names: GameNames
  log: Log
  lodestone: Pick<LodestoneReader, 'card'>
  /** Cards read for one page at most, so that a sync ends within the function's time; what was learned is kept, and the next reading goes on from there. */
  cardsAtOnce?: number
}

export type ThingMatcher = (owner: number, part: SeenPart, page: ReadCollection) => Promise<Matched | Failed>

/** The hash in an icon's address; the query after it is the patch. */
const iconHash = (url: string): string | null => /\/([0-9a-f]{40})\.\w+(?:\?|$)/.exec(url)?.[1] ?? null

const nothing = (): TooltipIndex => ({ tooltips: new Map(), icons: new Map() })

/**
 * Matches things to ids. Where a page has names, the name decides, in any language, and the icon is learned from it; a thing
 * whose name is in no table is looked up by its icon. Desktop pages have only hash and icon: if neither is known, the card of
 * the thing is read once for all characters. Things that stay unknown are kept by name and reported once per process.
 */
export const thingMatcher = ({ store, names, log, lodestone, cardsAtOnce = 40 }: MatcherDeps): ThingMatcher => {
  const read = new Map<SeenPart, Promise<TooltipIndex>>()
  const reported = new Set<string>()
  /** Names on cards that are in no table, by hash, so that the card is not read again for the next owner. */
  const strangers = new Map<string, string>()

  const knownOf = (part: SeenPart): Promise<TooltipIndex> => {
    const known = read.get(part) ?? store.readTooltipIndex(part)
    read.set(part, known)
    known.catch(() => read.delete(part))
    return known
  }

  const keep = async (part: SeenPart, known: TooltipIndex, taught: TooltipIndex) => {
    if (taught.tooltips.size + taught.icons.size === 0) return
    await store.addToTooltipIndex(part, taught)
    for (const kind of ['tooltips', 'icons'] as const) {
      for (const [hash, id] of taught[kind]) if (!known[kind].has(hash)) known[kind].set(hash, id)
    }
  }

  const report = (part: SeenPart, unknown: readonly string[]) => {
    const news = unknown.filter((name) => !reported.has(`${part} ${name}`))
    for (const name of news) reported.add(`${part} ${name}`)
    if (news.length > 0) log({ level: 'warn', event: 'unknownThings', part, count: news.length, names: news })
  }

  const matchNamed = (part: SeenPart, items: readonly { name: string; iconUrl: string }[], known: TooltipIndex) => {
    const [seen, unknown, taught]: [Seen[], string[], TooltipIndex] = [[], [], nothing()]
    for (const { name, iconUrl } of items) {
      const icon = iconHash(iconUrl)
      const byIcon = icon === null ? undefined : known.icons.get(icon)
      const id = names[part](name) ?? byIcon
      if (id === undefined) unknown.push(name)
      else seen.push({ id })
      if (id === undefined || icon === null || id === byIcon) continue
      if (byIcon === undefined) taught.icons.set(icon, id)
      else log({ level: 'warn', event: 'iconOfTwo', part, icon, ids: [byIcon, id] })
    }
    return { seen, unknown, taught, failure: null }
  }

  const matchMarked = async (
    owner: number,
    part: SeenPart,
    items: readonly { tooltipHash: string; iconUrl: string }[],
    known: TooltipIndex,
  ) => {
    const [seen, unknown, taught]: [Seen[], string[], TooltipIndex] = [[], [], nothing()]
    let cards = 0
    for (const { tooltipHash, iconUrl } of items) {
      const icon = iconHash(iconUrl)
      let id = known.tooltips.get(tooltipHash) ?? (icon === null ? undefined : known.icons.get(icon))
      if (id === undefined && !strangers.has(tooltipHash)) {
        if (++cards > cardsAtOnce) {
          const failure: Failed = {
            state: 'failed',
            kind: seenPages[part],
            code: 'unfinished',
            why: `more than ${cardsAtOnce} things to learn`,
          }
          return { seen, unknown, taught, failure }
        }
        const card = await lodestone.card(owner, seenPages[part], tooltipHash)
        if (card.outcome !== 'ok') return { seen, unknown, taught, failure: failureOf(card, seenPages[part]) }
        id = names[part](card.value.name) ?? undefined
        if (id === undefined) strangers.set(tooltipHash, card.value.name)
      }
      if (id === undefined) {
        unknown.push(strangers.get(tooltipHash) ?? tooltipHash)
        continue
      }
      seen.push({ id })
      if (!known.tooltips.has(tooltipHash)) taught.tooltips.set(tooltipHash, id)
      if (icon !== null && !known.icons.has(icon)) taught.icons.set(icon, id)
    }
    return { seen, unknown, taught, failure: null }
  }

  return async (owner, part, page) => {
    const known = await knownOf(part)
    const { seen, unknown, taught, failure } =
      page.variant === 'desktop'
        ? await matchMarked(owner, part, page.items, known)
        : matchNamed(part, page.items, known)
    await keep(part, known, taught)
    if (failure) return failure
    report(part, unknown)
    return { state: 'matched', seen, unknown }
  }
}

/** A refused card says nothing about ownership: the reading of the list fails. */
const failureOf = (card: Refusal & { detail?: string }, kind: CollectionKind): Failed => {
  switch (card.outcome) {
    case 'private':
    case 'hidden':
    case 'notFound':
      return { state: 'failed', kind, code: 'unknownLayout', why: `a card is ${card.outcome}` }
    default:
      return failed(card, kind)
  }
}
