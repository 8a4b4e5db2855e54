import type { Model, Place } from './model.ts'
import { lookAhead, type Outlook, portionsOf, type Prices } from './outlook.ts'
import { bestPath, type PathStep } from './path.ts'

/** An agenda whose first days are planned. */
export interface Begun extends Place {
  value: number
  /** Portions made of each craft, and what is left of each limited material. */
  made: Int32Array
  stock: Float64Array
}

export interface Bounded {
  prices: Prices
  outlook: Outlook
  /** The prices of all that there still is. */
  rest: number
  /** No agenda that begins so is worth more. */
  most: number
}

/** Everything that has a price: how much there still is of it. */
const remaining = ({ crafts, depth, materials }: Model, { made, stock }: Begun): Float64Array => {
  const left = new Float64Array(crafts * depth + materials)
  for (let craft = 0; craft < crafts; craft += 1)
    left.fill(1, craft * depth + Math.min(made[craft] ?? 0, depth), (craft + 1) * depth)
  left.set(stock, crafts * depth)
  return left
}

/** How much of everything is left over, or missing, once a path is made. */
const leftOver = (model: Model, left: Float64Array, path: readonly PathStep[]): Float64Array => {
  const { crafts, depth, materials, needs } = model
  const over = left.slice()
  const take = (place: number, amount: number) => (over[place] = (over[place] ?? 0) - amount)
  for (const { craft, efficient, made } of path) {
    for (let portion = made; portion < made + portionsOf(efficient) && portion < depth; portion += 1)
      take(craft * depth + portion, 1)
    for (let at = 0; at < materials; at += 1) take(crafts * depth + at, needs[craft * materials + at] ?? 0)
  }
  return over
}

/** How fast prices change at first, how many rounds without a lower bound it takes to slow down, and by how much. */
const [pace, patience, slowing] = [1.5, 6, 1.5]

const sumOf = (prices: Prices, left: Float64Array): number =>
  prices.reduce((sum, price, at) => sum + price * (left[at] ?? 0), 0)

/**
 * Looks for prices under which as little as possible can still come of an agenda, by the subgradient: what the best path wants too often becomes
 * dearer, what it leaves over cheaper. Stops after some rounds, or where the bound is below `goal()`, which then is a proof. `offer` hears of each
 * path, which is an agenda too, if seldom the best.
 */
export const tighten = (
  model: Model,
  begun: Begun,
  start: Prices,
  rounds: number,
  goal: () => number,
  offer: (path: readonly (readonly PathStep[] | null)[]) => void,
): Bounded => {
  const { grooves, task } = model
  const left = remaining(model, begun)
  const place = (begun.day * (task.rests + 1) + begun.rests) * grooves.length + begun.groove
  const boundBy = (prices: Prices): Bounded => {
    const outlook = lookAhead(model, prices, begun, begun.made)
    const rest = sumOf(prices, left)
    return { prices, outlook, rest, most: begun.value + rest + (outlook.days[place] ?? -Infinity) }
  }
  let now = boundBy(start)
  let kept = now
  let [speed, stale] = [pace, 0]
  for (let round = 1; round < rounds && kept.most >= goal(); round += 1) {
    const path = bestPath(model, now.outlook, begun)
    offer(path)
    const over = leftOver(
      model,
      left,
      path.flatMap((day) => day ?? []),
    )
    const slope = over.map((amount, at) => (amount > 0 && now.prices[at] === 0 ? 0 : amount))
    const norm = slope.reduce((sum, value) => sum + value * value, 0)
    if (norm === 0) break
    const step = (speed * Math.max(1, now.most - goal())) / norm
    now = boundBy(now.prices.map((price, at) => Math.max(0, price - step * (slope[at] ?? 0))))
    stale = now.most < kept.most - 0.5 ? 0 : stale + 1
    if (now.most < kept.most) kept = now
    if (stale >= patience) {
      speed /= slowing
      stale = 0
      now = kept
    }
  }
  return kept
}
