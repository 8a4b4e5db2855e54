import { Stream } from 'node:stream'
import type { Server } from 'node:http'
import { createRequire } from 'node:module'
import { type Parser, parseOnce } from './parse-once.fixture.ts'

type Answer<Value> = (error: Error | null, value?: Value) => void

interface Table {
  TableStatus: string
}

/** What the stand-in reads and writes; keys are of ASCII signs. */
interface Items {
  get: (key: string, answer: Answer<object>) => void
  put: (key: string, item: object, answer: Answer<void>) => void
  del: (key: string, answer: Answer<void>) => void
  createValueStream: (range: Range) => Stream
  lock: (key: string, write: (release: (answer: Answer<object>) => Answer<object>) => void) => void
}

interface Range {
  gt?: string
  gte?: string
  lt?: string
  lte?: string
  reverse?: boolean
}

interface Kept {
  getTable: (name: string, ...rest: [boolean, Answer<Table>] | [Answer<Table>]) => void
  getItemDb: (name: string) => Items
  getIndexDb: (...place: string[]) => Items
}

interface Checks {
  types: object
  custom?: object
}

const load = createRequire(import.meta.url)
const dynalite = load('dynalite') as (options: object) => Server
const database = load('dynalite/db') as { create: (options: object) => Kept }
const validations = load('dynalite/validations') as {
  checkTypes: (input: object, types: object) => object
  checkValidations: (input: object, types: object, custom: object | undefined, kept: Kept) => void
}
for (const kind of ['condition', 'update', 'projection']) parseOnce(load(`dynalite/db/${kind}Parser`) as Parser)

/** Items in the order of their keys, in memory and as they are: the stand-in's own database keeps each as text, and answers later. */
const openItems = (): Items => {
  const items = new Map<string, object>()
  const keys: string[] = []
  /** Of the first key that is not below another. */
  const placeOf = (key: string) => {
    let [from, to] = [0, keys.length]
    while (from < to) {
      const middle = (from + to) >>> 1
      if (keys[middle]! < key) from = middle + 1
      else to = middle
    }
    return from
  }
  const placeAfter = (key: string) => placeOf(key) + (items.has(key) ? 1 : 0)
  return {
    get: (key, answer) => answer(null, items.get(key)),
    put: (key, item, answer) => {
      if (!items.has(key)) keys.splice(placeOf(key), 0, key)
      items.set(key, item)
      answer(null)
    },
    del: (key, answer) => {
      if (items.delete(key)) keys.splice(placeOf(key), 1)
      answer(null)
    },
    createValueStream: ({ gt, gte, lt, lte, reverse = false }) => {
      const from = gt === undefined ? placeOf(gte ?? '') : placeAfter(gt)
      const to = lte === undefined ? (lt === undefined ? keys.length : placeOf(lt)) : placeAfter(lte)
      const found = keys.slice(from, to).map((key) => items.get(key))
      const stream = new Stream()
      let isOver = false
      stream.once('pipe', () => (isOver = true))
      setImmediate(() => {
        for (const item of reverse ? found.reverse() : found) {
          if (isOver) break
          stream.emit('data', item)
        }
        stream.emit('end')
      })
      return stream
    },
    // Each write is done before the next one begins.
    lock: (_, write) => write((answer) => answer),
  }
}

/** Lets the stand-in keep its items in memory, and know a table once it has seen that it is ready. */
const keepInMemory = (kept: Kept): Kept => {
  const opened = new Map<string, Items>()
  const itemsOf = (...place: string[]) => {
    const name = place.join('~').toLowerCase()
    const items = opened.get(name) ?? openItems()
    opened.set(name, items)
    return items
  }
  const tables = new Map<string, Table>()
  const { getTable } = kept
  return Object.assign(kept, {
    getItemDb: itemsOf,
    getIndexDb: itemsOf,
    getTable: (name, ...rest) => {
      const [answer] = rest.slice(-1) as [Answer<Table>]
      const known = tables.get(name)
      if (known) return answer(null, known)
      const learn: Answer<Table> = (error, table) => {
        if (table?.TableStatus === 'ACTIVE') tables.set(name, table)
        answer(error, table)
      }
      if (rest.length > 1) getTable(name, false, learn)
      else getTable(name, learn)
    },
  } satisfies Partial<Kept>)
}

/** What the stand-in says is wrong with a request. */
export interface Refusal extends Error {
  body: { __type: string; message?: string; Message?: string }
}

export const isRefusal = (error: unknown): error is Refusal => error instanceof Error && 'body' in error

/** A DynamoDB stand-in whose server is not started yet, and which answers what is asked without it, too. */
export interface StandIn {
  server: Server
  /** Answers an operation; bytes are in base64, as in a request. What is answered must not be changed: it may be what is kept. */
  ask: (operation: string, input: object) => Promise<object>
}

const operations = new Map<
  string,
  { checks: Checks; act: (kept: Kept, input: object, answer: Answer<object>) => void }
>()

const operationOf = (name: string) => {
  const file = `${name.charAt(0).toLowerCase()}${name.slice(1)}`
  const operation = operations.get(name) ?? {
    checks: load(`dynalite/validations/${file}`) as Checks,
    act: load(`dynalite/actions/${file}`) as never,
  }
  operations.set(name, operation)
  return operation
}

/** Makes a DynamoDB stand-in that keeps everything in memory. */
export const makeStandIn = (): StandIn => {
  const { create } = database
  let kept: Kept | undefined
  database.create = (options) => (kept = keepInMemory(create(options)))
  const server = dynalite({ createTableMs: 0, deleteTableMs: 0 })
  database.create = create
  return {
    server,
    ask: (name, input) =>
      new Promise((resolve, reject) => {
        const { checks, act } = operationOf(name)
        const checked = validations.checkTypes(input, checks.types)
        validations.checkValidations(checked, checks.types, checks.custom, kept!)
        act(kept!, checked, (error, answer = {}) => setImmediate(() => (error ? reject(error) : resolve(answer))))
      }),
  }
}
