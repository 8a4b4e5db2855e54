import {
  type HistoryIndexAnswer,
  historyIndexAnswer,
  publishedKey,
  type RarityWeeksAnswer,
  rarityWeeksAnswer,
} from '@kupodex/data/contract'
import { historyPeriod, weekLength } from '@kupodex/data/rules'
import { hashUnit } from '@kupodex/pipeline/population'
import { jsonFile, publish, type PublishFile, readManifest, readParsed, type Target } from '@kupodex/pipeline/publish'

/** The first folders of files of owners by week; those of type and scope follow. */
const weeksFolder = 'api/rarity-weeks/'

/** How many weeks before the first night are made up, and which of them had no night, counted back. */
const weeksBefore = 34
const withoutNight = 5

/** One thing in so many is new since a few weeks. */
const oneIn = 30
const newSince = 8

/** The made-up weeks before the week of the first night (epoch ms), the earliest first. */
const madeUpWeeks = (first: number): number[] =>
  Array.from({ length: weeksBefore }, (_, at) => weeksBefore - at)
    .filter((ago) => ago !== withoutNight)
    .map((ago) => first - ago * weekLength)

/** How many owned a thing so many weeks ago, as far as what is now leads there: most things were rarer, and some were not. */
const ownersAgo = (id: number, owners: number, counted: number, ago: number): number | null => {
  if (id % oneIn === 0 && ago > newSince) return null
  const pace = hashUnit(id, 1) * 0.03 - 0.006
  const unrest = hashUnit(id, ago) * 0.01
  return Math.min(counted, Math.max(0, Math.round(owners * (1 - ago * pace - unrest))))
}

/** The weeks of a list's quarters before its first real one, which is the only one of `file`, by period. */
const quartersOf = (file: RarityWeeksAnswer, first: number): Map<number, RarityWeeksAnswer> => {
  const quarters = new Map<number, RarityWeeksAnswer>()
  const counted = file.counted[0] ?? 0
  const add = (start: number, characters: number, ownersOf: (id: number, owners: number) => number | null) => {
    const period = historyPeriod(start)
    const { deployTime, generateTime } = file
    const quarter = quarters.get(period) ?? { deployTime, generateTime, weeks: [], counted: [], owners: {} }
    quarters.set(period, quarter)
    quarter.weeks.push(start)
    quarter.counted.push(characters)
    for (const [id, [owners]] of Object.entries(file.owners)) {
      const column = (quarter.owners[id] ??= [])
      column.push(owners == null ? null : ownersOf(Number(id), owners))
    }
  }
  for (const start of madeUpWeeks(first)) {
    const ago = Math.round((first - start) / weekLength)
    const characters = Math.max(1, Math.round(counted * (1 - ago / 100)))
    add(start, characters, (id, owners) => ownersAgo(id, owners, characters, ago))
  }
  add(first, counted, (_, owners) => owners)
  return quarters
}

const indexWith = (index: HistoryIndexAnswer, first: number): HistoryIndexAnswer => {
  const periods = new Map(index.periods.map((one) => [one.period, { ...one, rarityWeeks: [] as number[] }]))
  for (const start of [...madeUpWeeks(first), first]) {
    const period = historyPeriod(start)
    const known = periods.get(period) ?? { period, shards: 1, weeks: [], rarityWeeks: [] }
    known.rarityWeeks.push(start)
    periods.set(period, known)
  }
  return { ...index, periods: [...periods.values()].sort((a, b) => a.period - b.period) }
}

async function* earlierFiles(target: Target): AsyncGenerator<PublishFile> {
  const index = await readParsed(target, publishedKey('historyIndex', {}), historyIndexAnswer)
  if (!index) return
  const [first, ...later] = index.periods.flatMap(({ rarityWeeks = [] }) => rarityWeeks)
  if (first === undefined || later.length > 0) return
  const { files } = await readManifest(target, 'history')
  for (const key of Object.keys(files).filter((one) => one.startsWith(weeksFolder))) {
    const kept = await readParsed(target, key, rarityWeeksAnswer)
    if (!kept) throw new Error(`${key} is lost`)
    for (const [period, quarter] of quartersOf(kept, first)) {
      yield jsonFile(key.replace(/[^/]+$/, `${period}.json`), quarter)
    }
  }
  yield jsonFile(publishedKey('historyIndex', {}), indexWith(index, first), { stage: 'index' })
}

/** Makes up owners of the weeks before the first night, so that there are lines and what moved on this machine too; does nothing after later ones. */
export const addEarlierWeeks = async (target: Target): Promise<void> => {
  await publish('history', earlierFiles(target), target)
}
