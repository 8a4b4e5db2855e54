import type { Condition } from './condition.ts'
import type { Rates } from './weather.ts'

const uint32 = (value: bigint) => BigInt.asUintN(32, value)

/**
 * The number of a time, written from the published description of the algorithm alone: whole seconds, whole numbers of any size, and
 * the bell at which the weather ends, counted up in steps.
 */
export const slowNumber = (at: number): number => {
  const seconds = BigInt(Math.floor(at / 1000))
  const bells = seconds / 175n
  let next = bells
  do next += 1n
  while (next % 8n !== 0n)
  const seed = uint32((bells / 24n) * 100n + (next % 24n))
  const first = uint32(uint32(seed * 2048n) ^ seed)
  const second = uint32((first / 256n) ^ first)
  return Number(second % 100n)
}

/** The weather for each number from 0 to 99, one after the other. */
export const slowTable = (rates: Rates): (number | null)[] => {
  const all = rates.flatMap(({ weatherId, percent }) => Array.from({ length: percent }, () => weatherId))
  return Array.from({ length: 100 }, (_, number) => all[number] ?? null)
}

/** Whether a condition holds, worked out for this one moment. */
export const slowHolds = ({ weatherIds, previousIds, hours }: Condition, rates: Rates, at: number): boolean => {
  const table = slowTable(rates)
  const weatherOf = (moment: number) => table[slowNumber(moment)] ?? -1
  const hour = (at % 4_200_000) / 175_000
  const isInHours =
    hours === undefined ||
    (hours.end > hours.start ? hour >= hours.start && hour < hours.end : hour >= hours.start || hour < hours.end)
  return (
    isInHours &&
    (weatherIds === undefined || weatherIds.includes(weatherOf(at))) &&
    (previousIds === undefined || previousIds.includes(weatherOf(at - 1_400_000)))
  )
}
