import { hashUnit, type Random } from './random.ts'

/** How many steps of zeal the odds are worked out for, from nearly nothing to nearly everything. */
export const zealClasses = 48

/** A thing one can own: how hard it is to get (0: everyone has it), and from when on it was available, epoch seconds. */
export interface Obtainable {
  readonly id: number
  readonly hardness: number
  readonly from: number
  readonly until: number
}

/** Things sorted from common to rare, with the odds of owning each for every class of zeal. */
export interface Odds {
  readonly things: readonly Obtainable[]
  readonly byZeal: readonly Float64Array[]
}

/** A number of the standard normal distribution from two even ones (Box-Muller). */
export const gauss = (u: number, v: number): number => Math.sqrt(-2 * Math.log(1 - u)) * Math.cos(2 * Math.PI * v)

/** A thing's hardness around a typical one, spread log-normally by its id. */
export const hardnessOf = (typical: number, spread: number, ...key: readonly number[]): number =>
  typical * Math.exp(spread * gauss(hashUnit(1, ...key), hashUnit(2, ...key)))

/** The class of zeal of a standard normal number. */
export const zealClass = (z: number): number =>
  Math.min(zealClasses - 1, Math.max(0, Math.floor(((z + 3) / 6) * zealClasses)))

/** How much a class of zeal divides hardness: each step up makes everything easier. */
const ease = (zeal: number): number => 2 ** (-1.7 * ((6 * (zeal + 0.5)) / zealClasses - 3))

const chancesOf = (things: readonly Obtainable[], scale: number, easier: number): Float64Array => {
  const chances = new Float64Array(things.length)
  things.forEach(({ hardness }, at) => (chances[at] = Math.exp(-hardness * scale * easier)))
  return chances
}

/** Odds of owning each thing: `exp(-hardness * scale * ease)`, so that common things go before rare ones for all. */
export const oddsOf = (things: readonly Obtainable[], scale: number): Odds => {
  const sorted = things.toSorted((a, b) => a.hardness - b.hardness || a.id - b.id)
  return {
    things: sorted,
    byZeal: Array.from({ length: zealClasses }, (_, zeal) => chancesOf(sorted, scale, ease(zeal))),
  }
}

/**
 * Draws what a person of this zeal owns, the common first. Costs about as many steps as things drawn, whatever the
 * size of the table: odds only fall, so a geometric jump by the last odds never skips too little.
 */
export const drawOwned = (odds: Odds, zeal: number, random: Random): Obtainable[] => {
  const chances = odds.byZeal[zeal]
  if (chances === undefined) throw new RangeError(`no class of zeal ${zeal}`)
  const owned: Obtainable[] = []
  let bound = 1
  for (let i = 0; i < chances.length; i++) {
    if (bound < 1) i += Math.floor(Math.log1p(-random.next()) / Math.log1p(-bound))
    const chance = chances[i]
    const thing = odds.things[i]
    if (chance === undefined || thing === undefined) break
    if (random.next() * bound < chance) owned.push(thing)
    if (chance < 1e-9) break
    bound = chance
  }
  return owned
}

const shareOfZeal = (zeal: number): number => {
  const z = (6 * (zeal + 0.5)) / zealClasses - 3
  return Math.exp((-z * z) / 2)
}

/** How many people there are of each class of zeal, and how much easier everything is for them. */
const zealShares = Array.from({ length: zealClasses }, (_, zeal) => ({ share: shareOfZeal(zeal), easier: ease(zeal) }))
const allShares = zealShares.reduce((sum, { share }) => sum + share, 0)

/** Beyond this no sum of odds changes: e^-40 is less than a billionth of a billionth. */
const hopeless = 40

/** How many things of these hardnesses, ascending, a person owns on average, time left aside. */
const expectedOwned = (hardnesses: Float64Array, scale: number): number => {
  let sum = 0
  for (const { share, easier } of zealShares) {
    let owned = 0
    for (const hardness of hardnesses) {
      const against = hardness * scale * easier
      if (against > hopeless) break
      owned += Math.exp(-against)
    }
    sum += owned * share
  }
  return sum / allShares
}

/** The scale by which a person owns `marks` things of all tables together on average (bisection). */
export const scaleFor = (tables: readonly (readonly Obtainable[])[], marks: number): number => {
  const hardnesses = Float64Array.from(tables.flat(), ({ hardness }) => hardness).sort()
  let low = 1e-4
  let high = 1e4
  for (let step = 0; step < 24; step++) {
    const middle = Math.sqrt(low * high)
    if (expectedOwned(hardnesses, middle) > marks) low = middle
    else high = middle
  }
  return Math.sqrt(low * high)
}
