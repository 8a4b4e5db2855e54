import { type Measured, type Percentiles, percentilesOf } from './percentiles.ts'

/** A duration in words, from ms. */
export const ms = (value: number): string => `${value.toFixed(1)} ms`

const both = ({ p50, p99 }: Percentiles) => `p50 ${ms(p50)}, p99 ${ms(p99)}`

/** The line of a call: how long it takes, and how many times as long as its bare requests where it makes any. */
export const figuresOf = (measured: Measured, asksStores: boolean): string => {
  const call = percentilesOf(measured.call)
  const bare = percentilesOf(measured.bare)
  const own = `${both(call)}; processor ${both(percentilesOf(measured.processor))}`
  if (!asksStores) return `${own}; from memory`
  const ratios = `${(call.p50 / bare.p50).toFixed(1)} and ${(call.p99 / bare.p99).toFixed(1)} times`
  return `${own}; ${ratios} the same bare requests (${both(bare)})`
}
