import { publishedKey, type RarityWeeksAnswer, rarityWeeksAnswer } from '@kupodex/data/contract'
import type { RarityType } from '@kupodex/data/game'
import { historyPeriod, weekStart } from '@kupodex/data/rules'
import { jsonFile, type PublishFile, type Target } from '#publish/index.ts'
import type { Catalog } from '../catalog/catalog.ts'
import type { Fold } from '../fold/fold.ts'
import { readParsed } from '../previous/read-parsed.ts'
import { itemsOf, rarityTypesOf, sumHomes } from './rarity.ts'

/** What a week's owners are made from. */
export interface RarityWeekDeps {
  catalog: Catalog
  fold: Pick<Fold, 'owning'>
  /** Where the weeks of before lie. */
  kept: Pick<Target, 'read'>
  /** Epoch ms. */
  now: number
}

/** Owners by thing of the weeks of one list. */
type Weeks = Pick<RarityWeeksAnswer, 'weeks' | 'counted' | 'owners'>

const noWeeks: Weeks = { weeks: [], counted: [], owners: {} }

/** Files that are read at a time. */
const atOnce = 16

/** The weeks with another one; a thing that either side does not have is null there. */
const withWeek = (
  { weeks, counted, owners }: Weeks,
  week: number,
  now: { counted: number; owners: ReadonlyMap<number, number> },
): Weeks => {
  const missing: null[] = weeks.map(() => null)
  const ids = new Set([...Object.keys(owners).map(Number), ...now.owners.keys()])
  return {
    weeks: [...weeks, week],
    counted: [...counted, now.counted],
    owners: Object.fromEntries([...ids].map((id) => [id, [...(owners[id] ?? missing), now.owners.get(id) ?? null]])),
  }
}

/** The owners of one list now, by the ids of the things that it has. */
const ownersNow = ({ catalog, fold }: RarityWeekDeps, type: RarityType, scope: number) => {
  const owning = fold.owning[type]
  if (!owning) return { counted: 0, owners: new Map<number, number>() }
  const { owners, counted } = sumHomes(owning, catalog, scope)
  const listed = itemsOf(catalog, type).filter(({ deleted }) => !deleted)
  return { counted, owners: new Map(listed.map(({ id }) => [id, owners[id] ?? 0])) }
}

/**
 * The files of owners by week with the week of this moment, one for each type and scope. A file that has the week already, from a run that
 * was cut off, stays as it is: no week is counted twice. A list of which nobody was counted yet has no file.
 */
export async function* rarityWeekFiles(deps: RarityWeekDeps): AsyncGenerator<PublishFile> {
  const { catalog, fold, kept, now } = deps
  const [week, period] = [weekStart(now), String(historyPeriod(now))]
  const fileOf = async (type: RarityType, scope: number): Promise<PublishFile[]> => {
    const key = publishedKey('rarityWeeks', { type, scope: catalog.scopes[scope]?.slug ?? '', period })
    const old: Weeks | null = await readParsed(kept, key, rarityWeeksAnswer)
    const owned = ownersNow(deps, type, scope)
    if (old?.weeks.includes(week) || (old === null && owned.counted === 0)) return []
    return [
      jsonFile(key, {
        deployTime: catalog.deployTime,
        generateTime: now,
        ...withWeek(old ?? noWeeks, week, owned),
      }),
    ]
  }
  const scopes = catalog.scopes.map((_, scope) => scope)
  for (const type of rarityTypesOf(fold)) {
    for (let from = 0; from < scopes.length; from += atOnce) {
      const files = await Promise.all(scopes.slice(from, from + atOnce).map((scope) => fileOf(type, scope)))
      yield* files.flat()
    }
  }
}
