import type { Agenda, AgendaTask } from './agenda.ts'
import { beam } from './beam.ts'
import { greedyAgenda } from './greedy.ts'
import { mayRest, mayWork, type Model, modelOf } from './model.ts'
import type { Prices } from './outlook.ts'
import type { PathStep } from './path.ts'
import { type Begun, type Bounded, tighten } from './prices.ts'
import { isPossible, replayAgenda } from './replay.ts'
import { type Steps, stepsOf, take, type Within } from './steps.ts'

export interface Progress {
  /** The best agenda so far, and what it is worth in seafarer's cowries. */
  agenda: Agenda
  value: number
  /** No agenda is worth more: `value` once that is proved, null before anything is. */
  most: number | null
  /** Beginnings of days that were looked at. */
  visited: number
  isProved: boolean
}

/** How a search is followed, and how far it goes; what is left out has a default. */
interface SearchOptions {
  /** Hears of every better agenda, and now and then that the search goes on; returning false ends it. */
  report?: (progress: Progress) => boolean
  /** Rounds in which prices are looked for: at the start, and for each later day. */
  rounds?: number
  laterRounds?: number
  /** How many beginnings are followed side by side for a first good agenda. */
  width?: number
}

/** After how many beginnings the search says that it goes on, and how many places it remembers (some 100 MB). */
const [reportEvery, memory] = [100, 300_000]

const craftsOf = (path: readonly (readonly PathStep[] | null)[]): Agenda =>
  path.map((day) => day?.map(({ craft }) => craft) ?? null)

class Search {
  visited = 0
  isStopped = false
  most: number | null = null
  agenda: Agenda
  value: number
  readonly planned: (readonly number[] | null)[] = []
  readonly model: Model
  private readonly seen = new Map<string, number>()
  private readonly task: AgendaTask
  private readonly options: SearchOptions

  constructor(task: AgendaTask, options: SearchOptions) {
    this.task = task
    this.options = options
    this.model = modelOf(task)
    this.agenda = greedyAgenda(task)
    this.value = isPossible(task, this.agenda) ? replayAgenda(task, this.agenda).total : -1
  }

  progress(): Progress {
    const { agenda, value, visited } = this
    const isProved = !this.isStopped && this.most === value
    return { agenda, value, most: this.most, visited, isProved }
  }

  tell(): void {
    if (this.options.report?.(this.progress()) === false) this.isStopped = true
  }

  visit(): void {
    this.visited += 1
    if (this.visited % reportEvery === 0) this.tell()
  }

  /** What an agenda must be worth to be better. */
  readonly goal = (): number => this.value + 1

  /** Takes an agenda, whose days come after the planned ones, if it is better. */
  readonly offer = (rest: Agenda): void => {
    const agenda = [...this.planned, ...rest]
    const { total } = replayAgenda(this.task, agenda)
    if (total <= this.value || !isPossible(this.task, agenda)) return
    this.agenda = agenda
    this.value = total
    this.tell()
  }

  /** Whether the same place was reached before with as much value; remembers it otherwise. */
  isKnown({ day, rests, groove, made, stock, value }: Begun): boolean {
    const key = [day, rests, groove, made.join(), stock.join()].join(' ')
    const before = this.seen.get(key)
    if (before !== undefined && before >= value) return true
    if (this.seen.size < memory || before !== undefined) this.seen.set(key, value)
    return false
  }

  bound(begun: Begun, prices: Prices): Bounded {
    const { rounds = 200, laterRounds = 4 } = this.options
    return tighten(this.model, begun, prices, begun.day === 0 ? rounds : laterRounds, this.goal, (path) =>
      this.offer(craftsOf(path)),
    )
  }

  /** Plans the next day in every way that can still lead to something better. */
  walk(begun: Begun, prices: Prices): void {
    if (begun.day === this.task.days) return this.offer([])
    if (this.isStopped || this.isKnown(begun)) return
    const bounded = this.bound(begun, prices)
    if (begun.day === 0) this.begin(begun, bounded)
    if (bounded.most < this.goal() || this.isStopped) return
    const steps = stepsOf(this.model, bounded)
    if (mayWork(this.model, begun.day, begun.rests))
      this.work({ ...begun, step: 0, last: -1, rest: bounded.rest }, steps, [], bounded.prices)
    if (mayRest(this.model, begun.day, begun.rests) && steps.relax(begun, bounded.rest) >= this.goal())
      this.next(begun, null, bounded.prices)
  }

  private begin(begun: Begun, bounded: Bounded): void {
    this.most = Math.max(this.value, Math.floor(bounded.most + 1e-6))
    if (this.task.days > 1) this.improve(begun, bounded)
    this.tell()
  }

  /** Looks for a good agenda, and then for better ones that differ from it on two days only, as long as there are any. */
  private improve(begun: Begun, bounded: Bounded): void {
    const { width = 60 } = this.options
    const follow = (fixed: readonly (readonly number[] | null | undefined)[]) => {
      for (const agenda of beam(this.model, begun, bounded, width, fixed)) this.offer(agenda)
    }
    follow([])
    const days = Array.from({ length: this.task.days }, (_, day) => day)
    const pairs = days.flatMap((first) => days.slice(first + 1).map((other) => [first, other]))
    for (let unchanged = 0, at = 0; unchanged < pairs.length && !this.isStopped; unchanged += 1, at += 1) {
      const before = this.value
      follow(this.agenda.map((day, place) => (pairs[at % pairs.length]?.includes(place) ? undefined : day)))
      if (this.value > before) unchanged = 0
    }
  }

  private next(begun: Begun, today: readonly number[] | null, prices: Prices): void {
    const { groove, value, made, stock } = begun
    const rests = begun.rests - (today === null ? 1 : 0)
    this.planned.push(today)
    this.walk({ day: begun.day + 1, rests, groove, value, made: made.slice(), stock: stock.slice() }, prices)
    this.planned.pop()
  }

  private work(at: Within, steps: Steps, today: readonly number[], prices: Prices): void {
    this.visit()
    for (const option of steps.options(at, this.goal()).sort((a, b) => b.bound - a.bound)) {
      if (this.isStopped || option.bound < this.goal()) break
      take(this.model, at, option, 1)
      const { craft, end, groove } = option
      const after = {
        ...at,
        groove,
        value: at.value + option.gain,
        step: end,
        last: craft,
        rest: at.rest - option.cost,
      }
      if (end === this.model.steps) this.next(after, [...today, craft], prices)
      else this.work(after, steps, [...today, craft], prices)
      take(this.model, at, option, -1)
    }
    if (!this.isStopped && steps.idle(at) >= this.goal()) this.next(at, today, prices)
  }
}

/**
 * The best agenda of a task in which all workshops make the same, by branch and bound: exact where it ends by itself. A beginning is left where the
 * bound of all that can come of it (`tighten`) is not above the best agenda found, or where the same place was reached with as much value before.
 */
export const searchAgenda = (task: AgendaTask, options: SearchOptions = {}): Progress => {
  const search = new Search(task, options)
  const { crafts, depth, materials, stock } = search.model
  const none = { day: 0, rests: task.rests, groove: 0, value: 0, made: new Int32Array(crafts), stock: stock.slice() }
  search.walk(none, new Float64Array(crafts * depth + materials))
  if (!search.isStopped) search.most = search.value
  search.tell()
  return search.progress()
}
