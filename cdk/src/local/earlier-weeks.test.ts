import { historyIndexAnswer, rarityWeeksAnswer } from '@kupodex/data/contract'
import { testFolder } from '@kupodex/data/folder.fixture'
import { historyPeriod, weekLength as week, weekStart } from '@kupodex/data/rules'
import { folderTarget, jsonFile, publish } from '@kupodex/pipeline/publish'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addEarlierWeeks } from './earlier-weeks.ts'

const now = Date.parse('2026-06-24T00:00:00Z')
const times = { deployTime: 1, generateTime: now }
const period = historyPeriod(now)
const folder = testFolder()

/** A bucket after a first night, in which forty characters were counted. */
const bucketOf = async (rarityWeeks: number[]) => {
  const target = folderTarget(join(folder, String(rarityWeeks.length)))
  const owners = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [at + 1, [at % 41]]))
  const files = [
    jsonFile(`api/rarity-weeks/mount/Omega/${period}.json`, {
      ...times,
      weeks: [weekStart(now)],
      counted: [40],
      owners,
    }),
    jsonFile('api/history.json', {
      ...times,
      periods: [{ period, shards: 4, weeks: [weekStart(now)], rarityWeeks }],
    }),
  ]
  await publish('history', files, target)
  const read = async (key: string) => JSON.parse(new TextDecoder().decode((await target.read(key)) ?? undefined))
  return {
    target,
    index: async () => historyIndexAnswer.parse(await read('api/history.json')),
    weeks: async (of: number) => rarityWeeksAnswer.parse(await read(`api/rarity-weeks/mount/Omega/${of}.json`)),
  }
}

test('weeks before the first night are made up once, with a gap, things that are new, and the week of the night as it was', async () => {
  const { target, index, weeks } = await bucketOf([weekStart(now)])
  const real = await weeks(period)
  await addEarlierWeeks(target)
  const { periods } = await index()
  const all = await Promise.all(periods.map((one) => weeks(one.period)))
  const starts = all.flatMap((quarter) => quarter.weeks)
  expect(starts).toEqual(periods.flatMap(({ rarityWeeks = [] }) => rarityWeeks))
  expect([starts.length, starts.includes(weekStart(now) - 5 * week)]).toEqual([34, false])
  expect(periods.at(-1)).toMatchObject({ period, shards: 4, weeks: [weekStart(now)] })
  const last = all.at(-1)
  expect([last?.counted.at(-1), last?.owners[7]?.at(-1)]).toEqual([40, real.owners[7]?.[0]])
  expect(all[0]?.owners[30]?.[0]).toBe(null)
  for (const quarter of all) {
    for (const owners of Object.values(quarter.owners)) {
      expect(owners.length).toBe(quarter.weeks.length)
      for (const [at, count] of owners.entries()) expect(count ?? 0).toBeLessThanOrEqual(quarter.counted[at] ?? 0)
    }
  }
  await addEarlierWeeks(target)
  expect(await index()).toEqual({ ...(await index()), periods })
})

test('where a second week was counted, or none, nothing is made up', async () => {
  for (const kept of [[], [weekStart(now) - week, weekStart(now)]]) {
    const { target, index } = await bucketOf(kept)
    await addEarlierWeeks(target)
    expect((await index()).periods).toMatchObject([{ rarityWeeks: kept }])
  }
})
