import { ranksAnswer, type RanksAnswer } from '@kupodex/data/contract'
import * as z from 'zod'

/** A shard of the look-up from character to ranks, whose ranks are an array of numbers. */
export interface RankShard extends Omit<RanksAnswer, 'ranks' | 'week'> {
  ranks: Uint32Array
  /** Null where it has none. */
  week: Uint32Array | null
}

const numbers = z.custom<number[]>(Array.isArray, 'is not a list')

/** A shard that we wrote ourselves: checking each of its numbers would take longer than all other work on them. */
const head = ranksAnswer.omit({ ranks: true, week: true }).extend({ ids: numbers, ends: numbers })

const [weekStart, listStart] = [',"week":[', ',"ranks":['].map((text) => Buffer.from(text)) as [Buffer, Buffer]
const [zero, comma, close] = [48, 44, 93]
const [width, weekWidth] = [7, 3]

/** The whole numbers below 2^32 of a list, from its first digit on; throws where anything else is among them. */
const readNumbers = (bytes: Uint8Array, from: number, count: number): Uint32Array => {
  const found = new Uint32Array(count)
  let at = from
  for (let index = 0; index < count; index++) {
    const first = at
    let value = 0
    let digit = (bytes[at++] as number) - zero
    for (; digit >= 0 && digit <= 9; digit = (bytes[at++] as number) - zero) value = value * 10 + digit
    const isEnded = digit === (index === count - 1 ? close : comma) - zero
    if (!isEnded || at - first === 1 || value > 0xffffffff) throw new Error('a shard of ranks is damaged')
    found[index] = value
  }
  return found
}

/** Reads a shard as we wrote it, its ranks last; throws where it is damaged. A night reads hundreds of megabytes of these. */
export const readRankShard = (bytes: Uint8Array): RankShard => {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const [week, list] = [all.indexOf(weekStart), all.indexOf(listStart)]
  if (list < 0) throw new Error('a shard of ranks has none')
  const about = head.parse(JSON.parse(`${new TextDecoder().decode(bytes.subarray(0, week < 0 ? list : week))}}`))
  const entries = about.ends.at(-1) ?? 0
  return {
    ...about,
    week: week < 0 ? null : readNumbers(bytes, week + weekStart.length, entries * weekWidth),
    ranks: readNumbers(bytes, list + listStart.length, entries * width),
  }
}
