import { tierOf, type Tier } from '@kupodex/data/sync'

/** Everybody of a simulation, by index. */
interface People {
  tiers: Tier[]
  /** How many times a day, on average, each one plays with visible effect. */
  playsPerDay: Float32Array
  /** What the Lodestone answers for each: 0 everything, 1 private, 2 gone. */
  answers: Uint8Array
}

/** Numbers in [0, 1) that follow from a seed. */
export const randomFrom = (seed: number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const gauss = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

/** Per hundred: how many are private, how many are gone, and how many of the tail still play. */
const shares = { private: 0.03, gone: 0.02, playing: 0.2 }

/** How many times a day a person plays with visible effect. */
const plays = { top: 2, middle: 0.7, playing: 0.25, resting: 0.002 }

/**
 * Ranks everybody on three boards. Anyone who has much of one thing tends to have much of another, but not in the same order, so
 * that more than 100 are among the first 100 of some board.
 */
const bestRanks = (size: number, random: () => number): Float64Array => {
  const zeal = Float64Array.from({ length: size }, () => gauss(random))
  const best = new Float64Array(size).fill(Infinity)
  for (let board = 0; board < 3; board++) {
    const scores = zeal.map((ownZeal) => ownZeal + 0.4 * gauss(random))
    const order = Uint32Array.from({ length: size }, (_, index) => index)
    order.sort((a, b) => (scores[b] as number) - (scores[a] as number))
    order.forEach((index, place) => {
      best[index] = Math.min(best[index] as number, place + 1)
    })
  }
  return best
}

export const makePeople = (size: number, random: () => number): People => {
  const ranks = bestRanks(size, random)
  const answers = Uint8Array.from({ length: size }, () => {
    const drawn = random()
    return drawn < shares.private ? 1 : drawn < shares.private + shares.gone ? 2 : 0
  })
  const tiers = Array.from(ranks, (rank, index) => (answers[index] === 0 ? tierOf(rank) : 'tail'))
  const playsPerDay = Float32Array.from(tiers, (tier) =>
    tier === 'tail' ? plays[random() < shares.playing ? 'playing' : 'resting'] : plays[tier],
  )
  return { tiers, playsPerDay, answers }
}
