import { type RarityType, readOnlyCollections } from '@kupodex/data/game'
import { boardName, type GainPeriod, gainTypes, paceMeasures, pacePeriod, scoredBoards } from '@kupodex/data/rules'
import { column, type Column, dataOf, f64, textColumn, type Texts, u16, u32, u8 } from '../arrays/columns.ts'
import type { Catalog, Collected } from '../catalog/catalog.ts'
import { boardWeights, slots, type WeekPoints } from '../catalog/weights.ts'
import { type CharacterForNight, isConcealed, isErased, isRead, type OwnedIds } from '../read/character.ts'
import { type Ages, startAges } from './freshness.ts'
import { type PeriodGains, startGains } from './gains.ts'
import { type RaidClears, startRaidClears } from './raid-clears.ts'
import { knownBits } from './known.ts'
import { type Newest, startNewest } from './newest.ts'
import { countCharacter, emptyStatistics } from './statistics.ts'
import { emptyOwning, type Owning, startTally } from './tally.ts'

/** The weeks that a pace is counted over. */
type PaceSpan = ReturnType<typeof pacePeriod>

/** Everything the night keeps of the characters it has read: some bytes for each, and tables of counts. */
export interface Fold {
  ids: Float64Array
  worldIds: Uint32Array
  homes: Uint16Array
  names: Texts
  icons: Texts
  /** Ids of free companies, empty for none, and what each member calls its own. */
  companies: Texts
  companyNames: Texts
  /** Of which boards it is known what a character has (see `knownBit`). */
  known: Uint8Array
  /** Score and its date by board, in the order of `scoredBoards`; each has a value a character. */
  scores: Uint32Array[]
  dates: Uint32Array[]
  /** What members of free companies obtained last. */
  newest: { achievement: Newest; mount: Newest }
  owning: Partial<Record<RarityType, Owning>>
  /** Who has cleared each raid, in the order of the catalog's. */
  clears: readonly RaidClears[]
  /** How much each character has of what counts in all of `readOnlyCollections`; 0 where not all of them are known. */
  totals: Uint32Array
  /** What was gained, by time. */
  gains: readonly PeriodGains[]
  /** What was gained of each of `paceMeasures` in whole weeks; empty where no gains are counted. */
  paces: readonly PeriodGains<PaceSpan>[]
  /** Statistics of the characters, by home (see `statsOf`). */
  statistics: Uint32Array
  /** How many were found among the members of free companies, whether they are read, or public, or not. */
  found: number
  /** When characters were last read (see `freshnessOf`). */
  ages: Ages
  /** Of whom nothing may be shown any more: whole characters (`all`), those of them of whom nothing is stored (`erased`), and by collection those whose players hide it. */
  concealed: Record<string, Float64Array>
  /** Characters left out, by their status. */
  skipped: Record<string, number>
  /** Characters of the fold whose collection is hidden or was never read, by collection. */
  hidden: Record<string, number>
  /** Marks of items that no table has. */
  unknownMarks: number
}

const inTotals: ReadonlySet<string> = new Set(readOnlyCollections.map(({ list }) => list.word))

const titleTable = (catalog: Catalog, width: number) => {
  const table = u32(slots(catalog.items.achievement ?? []))
  for (const [achievementId, titleId] of catalog.titleOf) if (titleId < width) table[achievementId] = titleId
  return table
}

/** A fold that characters are added to one by one; gains are counted in `periods`. A private, deleted or unread character leaves no trace but in `skipped` and `concealed`. */
export const startFold = (catalog: Catalog, points: WeekPoints, periods: readonly GainPeriod[] = []) => {
  const columns = {
    ids: column(f64),
    worldIds: column(u32),
    homes: column(u16),
    names: textColumn(),
    icons: textColumn(),
    companies: textColumn(),
    companyNames: textColumn(),
    known: column(u8),
    totals: column(u32),
  }
  const newest = {
    achievement: startNewest(catalog.items.achievement ?? [], 'lodestone'),
    mount: startNewest(catalog.items.mount ?? [], 'seen'),
  }
  const homeCount = catalog.scopesOfHome.length
  const measured = boardWeights(catalog, points)
  const titles = emptyOwning(catalog.titles, homeCount)
  const titleOf = titleTable(catalog, titles.width)
  const titleSeen = f64(titles.width)
  const clears = startRaidClears(catalog)
  /** Achievements that give a title or are a raid's. */
  const meaningful = [
    ...Array.from(titleOf, (title, id) => ({ id, title })).filter(({ title }) => title > 0),
    ...catalog.raids,
  ]
  const gains = startGains(catalog, points, periods)
  const running = periods.find(({ kind }) => kind === 'week')
  const paces = startGains(
    catalog,
    points,
    running === undefined ? [] : [pacePeriod(running.from)],
    paceMeasures.map((of) => ({ of: [of] })),
  )
  const collections = Object.entries(catalog.items).map(([type, items]) => {
    const isGained = gainTypes.some((gained) => gained === type)
    return {
      type: type as Collected,
      isGained,
      tally: startTally(
        items,
        homeCount,
        measured.filter(({ board }) => board.type === type),
        type === 'achievement' ? meaningful : [],
        isGained ? Math.min(gains.earliest, paces.earliest) : Infinity,
      ),
    }
  })
  const statistics = emptyStatistics(catalog)
  const ages = startAges()
  let characters = 0
  let found = 0
  const concealed: Record<string, Column<Float64Array>> = {}
  const conceal = (what: string, id: number) => (concealed[what] ??= column(f64)).push(id)
  const skipped: Record<string, number> = {}
  const hidden: Record<string, number> = {}

  /** Counts titles and clears of raids; `among` are the marks that may be of any. */
  const countMeanings = ({ ids, dates }: OwnedIds, among: Uint32Array, home: number, id: number): void => {
    const row = home * titles.width
    for (const at of among) {
      const achievement = ids[at] as number
      clears.add(characters, achievement, dates[at] as number)
      const title = titleOf[achievement] ?? 0
      // Several achievements may give one title.
      if (title === 0 || titleSeen[title] === id) continue
      titleSeen[title] = id
      titles.owners[row + title]!++
    }
  }

  const add = (character: CharacterForNight): void => {
    if (character.found) found++
    if (!isRead(character)) {
      skipped[character.status] = (skipped[character.status] ?? 0) + 1
      if (isConcealed(character)) conceal('all', character.id)
      if (isErased(character)) conceal('erased', character.id)
      return
    }
    const home = catalog.homes.get(character.worldId) ?? 0
    columns.ids.push(character.id)
    columns.worldIds.push(character.worldId)
    columns.homes.push(home)
    columns.names.push(character.name)
    columns.icons.push(character.iconUrl)
    columns.companies.push(character.freeCompany?.id ?? '')
    columns.companyNames.push(character.freeCompany?.name ?? '')
    columns.known.push(knownBits(character))
    for (const type of ['achievement', 'mount'] as const)
      newest[type].add(character.freeCompany ? character.owned[type] : undefined)
    for (const type of character.hides) conceal(type, character.id)
    countCharacter(statistics, home, character)
    ages.add(character)
    let [total, unknown] = [0, inTotals.size]
    for (const { type, tally, isGained } of collections) {
      const marks = character.owned[type]
      tally.add(marks, home)
      if (!marks) {
        hidden[type] = (hidden[type] ?? 0) + 1
        continue
      }
      tally.owning.counted[home]!++
      if (inTotals.has(type)) {
        total += tally.counted()
        unknown--
      }
      if (isGained) {
        const recent = tally.recent()
        gains.add(type, marks, recent)
        paces.add(type, marks, recent)
      }
      if (type !== 'achievement') continue
      titles.counted[home]!++
      countMeanings(marks, tally.meaningful(), home, character.id)
    }
    columns.totals.push(unknown === 0 ? total : 0)
    gains.end(characters)
    paces.end(characters)
    characters++
  }

  const done = (): Fold => {
    const scored = collections.flatMap(({ tally }) => tally.boards())
    const inOrder = scoredBoards.flatMap(
      (board) => scored.find((score) => boardName(score.board) === boardName(board)) ?? [],
    )
    return {
      ...dataOf(columns),
      scores: inOrder.map(({ scores }) => scores),
      dates: inOrder.map(({ dates }) => dates),
      newest: { achievement: newest.achievement.done(), mount: newest.mount.done() },
      owning: { title: titles, ...Object.fromEntries(collections.map(({ type, tally }) => [type, tally.owning])) },
      clears: clears.done(),
      gains: gains.done(),
      paces: paces.done(),
      statistics,
      found,
      ages: ages.done(),
      concealed: dataOf(concealed),
      skipped,
      hidden,
      unknownMarks: collections.reduce((sum, { tally }) => sum + tally.unknown(), 0),
    }
  }
  return { add, done }
}

/** Folds a part of the characters; parts may be of any size and come in any order (see `merge`). */
export const fold = async (
  catalog: Catalog,
  points: WeekPoints,
  part: AsyncIterable<CharacterForNight> | Iterable<CharacterForNight>,
  periods: readonly GainPeriod[] = [],
): Promise<Fold> => {
  const folding = startFold(catalog, points, periods)
  for await (const character of part) folding.add(character)
  return folding.done()
}
