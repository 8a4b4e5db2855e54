import { publishedKey, type RarityWeeksAnswer, rarityWeeksAnswer } from '@kupodex/data/contract'
import type { RarityType } from '@kupodex/data/game'
import { historyPeriod, weekStart } from '@kupodex/data/rules'
import * as z from 'zod'
import { jsonFile, type PublishFile, readParsed, type Target } from '#publish/index.ts'
import type { Catalog } from '../catalog/catalog.ts'
import type { Fold } from '../fold/fold.ts'
import { itemsOf, rarityTypesOf, sumHomes } from './rarity.ts'

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

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null

/** A file that we wrote ourselves: checking each of its numbers would take longer than all other work on them. */
const keptWeeks = rarityWeeksAnswer.extend({ owners: z.custom<Weeks['owners']>(isRecord, 'is no record') })

/** Files that are read at a time. */
const atOnce = 16

/** Owners of one list at a moment: of the things that it has, how many own each. */
interface OwnersNow {
  counted: number
  ids: readonly number[]
  countOf: Uint32Array
}

/** Adds a week; a thing that either side does not have is null there. */
const withWeek = (old: Weeks | null, week: number, { counted, ids, countOf }: OwnersNow): Weeks => {
  const weeks = [...(old?.weeks ?? []), week]
  const before: null[] = weeks.slice(1).map(() => null)
  const owners = { ...old?.owners }
  for (const id of ids) owners[id] = [...(owners[id] ?? before), countOf[id] ?? 0]
  for (const ofThing of Object.values(owners)) if (ofThing.length < weeks.length) ofThing.push(null)
  return { weeks, counted: [...(old?.counted ?? []), counted], owners }
}

const ownersNow = ({ catalog, fold }: RarityWeekDeps, type: RarityType, scope: number): OwnersNow => {
  const owning = fold.owning[type]
  const { owners, counted } = owning ? sumHomes(owning, catalog, scope) : { owners: new Uint32Array(), counted: 0 }
  const listed = owning ? itemsOf(catalog, type).filter(({ deleted }) => !deleted) : []
  return { counted, ids: listed.map(({ id }) => id), countOf: owners }
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
    const old = await readParsed(kept, key, keptWeeks)
    const owned = ownersNow(deps, type, scope)
    if (old?.weeks.includes(week) || (old === null && owned.counted === 0)) return []
    return [
      jsonFile(key, {
        deployTime: catalog.deployTime,
        generateTime: now,
        ...withWeek(old, week, owned),
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
