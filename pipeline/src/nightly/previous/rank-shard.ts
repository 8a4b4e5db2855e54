import { ranksAnswer, type RanksAnswer } from '@kupodex/data/contract'
import * as z from 'zod'

/** A shard of the look-up from character to ranks, whose ranks are an array of numbers. */
export interface RankShard extends Omit<RanksAnswer, 'ranks'> {
  ranks: Uint32Array
}

const numbers = z.custom<number[]>(Array.isArray, 'is not a list')

/** A shard that we wrote ourselves: checking each of its numbers would take longer than all other work on them. */
const head = ranksAnswer.omit({ ranks: true }).extend({ ids: numbers, ends: numbers })

const listStart = new TextEncoder().encode(',"ranks":[')
const [zero, comma, close] = [48, 44, 93]
const width = 7

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
  const end = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).indexOf(listStart)
  if (end < 0) throw new Error('a shard of ranks has none')
  const about = head.parse(JSON.parse(`${new TextDecoder().decode(bytes.subarray(0, end))}}`))
  return { ...about, ranks: readNumbers(bytes, end + listStart.length, (about.ends.at(-1) ?? 0) * width) }
}
