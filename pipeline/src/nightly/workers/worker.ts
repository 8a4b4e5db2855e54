import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import type { CharacterForNight } from '../character.ts'
import { startFold } from '../fold.ts'
import { startOwnerCounts } from '../owner-counts.ts'
import { openParts } from '../parts/source.ts'
import { type NightFile, stamper, type Stamper } from '../stamp.ts'
import { runTask, type Work } from '../tasks.ts'
import { kilobytes, mostWaiting, type Order, type ReadOrder, type Report } from './orders.ts'
import { buffersOf } from './share.ts'

const port = parentPort as MessagePort
const { number } = workerData as { number: number }
let given: { work: Work; stamp: Stamper } | null = null

const say = (report: Report, handedOver: ArrayBuffer[] = []) => port.postMessage(report, handedOver)

/** Numbers from 0 that no other worker has taken. */
function* shareOf(next: Int32Array, count: number): Generator<number> {
  for (let mine = Atomics.add(next, 0, 1); mine < count; mine = Atomics.add(next, 0, 1)) yield mine
}

/** Reads this worker's share of the characters. */
const readShare = ({ source, next, done }: ReadOrder, add: (character: CharacterForNight) => void) => {
  const parts = openParts(source)
  try {
    for (const part of shareOf(next, parts.parts)) {
      let read = 0
      for (const character of parts.read(part)) {
        add(character)
        read++
      }
      Atomics.add(done, 0, read)
    }
  } finally {
    parts.close()
  }
}

const countOwners = (order: Extract<Order, { kind: 'owners' }>) => {
  const counting = startOwnerCounts(order.catalog)
  readShare(order, counting.add)
  say({ kind: 'owners', counts: counting.done() })
}

const foldParts = (order: Extract<Order, { kind: 'fold' }>) => {
  const folding = startFold(order.catalog, order.points)
  readShare(order, folding.add)
  const fold = folding.done()
  say({ kind: 'fold', fold }, buffersOf(fold))
}

/** Hands a file over; waits where too much is on its way, so that fast workers do not fill the memory. */
const handOver = (file: NightFile, waiting: Int32Array) => {
  Atomics.add(waiting, number, kilobytes(file))
  say({ kind: 'file', file, worker: number }, [file.bytes.buffer])
  for (let now = Atomics.load(waiting, number); now > mostWaiting; now = Atomics.load(waiting, number)) {
    Atomics.wait(waiting, number, now)
  }
}

const doTasks = ({ tasks, next, waiting }: Extract<Order, { kind: 'tasks' }>) => {
  if (!given) throw new Error('tasks came before their work')
  for (const mine of shareOf(next, tasks.length)) {
    const task = tasks[mine]
    if (!task) continue
    for (const file of runTask(given.work, task, given.stamp)) handOver(file, waiting)
  }
}

const follow = (order: Order): void => {
  switch (order.kind) {
    case 'owners':
      return countOwners(order)
    case 'fold':
      return foldParts(order)
    case 'work':
      given = { work: order.work, stamp: stamper(order.work) }
      return
    case 'tasks':
      return doTasks(order)
  }
}

port.on('message', (order: Order) => {
  try {
    follow(order)
    say({ kind: 'done' })
  } catch (error) {
    say({ kind: 'failed', error })
  }
})
