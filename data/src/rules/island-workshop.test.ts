import { expect, test } from 'vitest'
import { loadTables } from '../game/tables/index.ts'
import {
  craftResult,
  craftValue,
  demandShiftCodes,
  popularities,
  supplies,
  supplyTomorrow,
  workshopLimits,
} from './island-workshop.ts'

const { islandCrafts, islandGrooveCaps, islandPopularity, islandRanks, islandSupply, islandWorkshopRanks } = loadTables(
  [
    ...(['islandCrafts', 'islandGrooveCaps', 'islandPopularity', 'islandRanks'] as const),
    ...(['islandSupply', 'islandWorkshopRanks'] as const),
  ],
)

const floored = (n: bigint, by: bigint): bigint => (n - (n % by)) / by

/** The value by the words of the formula, one percentage after the other, with the ranks' percentages from the game's table. */
const slowValue = (base: number, rank: number, groove: number, popularity: number, supply: number): number => {
  const rankPercent = BigInt(islandWorkshopRanks.find(({ id }) => id === rank)?.percent ?? 0)
  const made = floored(BigInt(base) * rankPercent * (100n + BigInt(groove)), 100n * 100n)
  return Number(floored(made * BigInt(popularity) * BigInt(supply), 100n * 100n))
}

test('every craft at every rank, groove, popularity, and supply is worth what a twin says', () => {
  const bases = new Set(islandCrafts.map(({ value }) => value))
  const wrong: unknown[] = []
  for (const base of bases)
    for (const { id: rank } of islandWorkshopRanks)
      for (let groove = 0; groove <= workshopLimits.groove; groove += 1)
        for (const popularity of popularities)
          for (const supply of supplies) {
            const value = craftValue(base, { rank, groove }, popularity, supply)
            if (value !== slowValue(base, rank, groove, popularity, supply))
              wrong.push([base, rank, groove, popularity, supply])
          }
  expect(wrong).toEqual([])
  expect(islandCrafts).toHaveLength(81)
})

test('percentages and limits are those of the game', () => {
  expect(islandSupply.map(({ percent }) => percent)).toEqual([...supplies])
  expect(new Set(islandPopularity.flatMap(({ percents }) => percents))).toEqual(new Set(popularities))
  expect(workshopLimits).toEqual({
    workshopRank: Math.max(...islandWorkshopRanks.map(({ id }) => id)),
    islandRank: Math.max(...islandRanks.map(({ id }) => id)),
    groove: Math.max(...islandGrooveCaps.map(({ cap }) => cap)),
  })
})

test.each([
  [100, 2, [100]],
  [100, 1, [130, 100]],
  [100, 0, [160, 130]],
  [100, 3, [100, 80]],
  [100, 4, [80, 60]],
  [160, 0, [160]],
  [160, 1, [160]],
  [130, 0, [160]],
  [60, 4, [60]],
  [80, 4, [60]],
] as const)('supply of %i with shift %i is %j tomorrow', (supply, shift, expected) =>
  expect(supplyTomorrow({ supply, shift })).toEqual(expected),
)

test('supply is never worse tomorrow where demand rises, and never better where it falls', () => {
  for (const supply of supplies)
    for (const shift of demandShiftCodes) {
      const tomorrow = supplyTomorrow({ supply, shift })
      expect([1, 2]).toContain(tomorrow.length)
      if (shift < 2) expect(Math.min(...tomorrow)).toBeGreaterThanOrEqual(supply)
      if (shift > 2) expect(Math.max(...tomorrow)).toBeLessThanOrEqual(supply)
    }
})

test('what follows from a value', () => {
  const facts = { value: 28, time: 4, limitedMats: 3 }
  const result = craftResult(facts, { rank: 3, groove: 10 }, { popularity: 120, supply: 130, shift: 1 })
  // 28 × 1.2 × 1.1 = 36.96 → 36; × 1.2 × 1.3 = 56.16 → 56; × 1.2 × 1.6 = 69.12 → 69
  expect(result).toEqual({
    ...{ finalValue: 56, valuePerTime: 14, valuePerLimitedMat: 56 / 3 },
    ...{ tomorrowSupply: [160, 130], tomorrowValues: [69, 56], tomorrowAvgValue: 62.5 },
    ...{ tomorrowValuePerTime: 15.625, tomorrowValuePerLimitedMat: 62.5 / 3 },
  })
  const free = craftResult(
    { ...facts, limitedMats: 0 },
    { rank: 1, groove: 0 },
    { popularity: 80, supply: 60, shift: 4 },
  )
  expect([free.valuePerLimitedMat, free.tomorrowValuePerLimitedMat]).toEqual([null, null])
})
