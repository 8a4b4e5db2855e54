import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { buffersOf } from '../arrays/shared-memory.ts'
import { startFold } from '../fold/fold.ts'
import { startOwnerCounts } from '../fold/owner-counts.ts'
import type { CharacterForNight } from '../read/character.ts'
import { openSnapshot } from '../read/snapshot/file.ts'
import { type NightFile, stamper, type Stamper } from '../write/stamp.ts'
import { runTask } from '../write/tasks.ts'
import type { Work } from '../write/work.ts'
import { kilobytes, mostWaiting, type ReadOrder, type WorkerMessage, type WorkerOrder } from './orders.ts'

const port = parentPort as MessagePort
const { number } = workerData as { number: number }
let given: { work: Work; stamp: Stamper } | null = null

const send = (message: WorkerMessage, handedOver: ArrayBuffer[] = []) => port.postMessage(message, handedOver)

/** Numbers from 0 that no other worker has taken. */
function* shareOf(next: Int32Array, count: number): Generator<number> {
  for (let mine = Atomics.add(next, 0, 1); mine < count; mine = Atomics.add(next, 0, 1)) yield mine
}

const readShare = ({ path, next, done }: ReadOrder, add: (character: CharacterForNight) => void) => {
  const snapshot = openSnapshot(path)
  try {
    for (const block of shareOf(next, snapshot.blocks)) {
      let read = 0
      for (const character of snapshot.read(block)) {
        add(character)
        read++
      }
      Atomics.add(done, 0, read)
    }
  } finally {
    snapshot.close()
  }
}

const countOwners = (order: Extract<WorkerOrder, { kind: 'owners' }>) => {
  const counting = startOwnerCounts(order.catalog)
  readShare(order, counting.add)
  send({ kind: 'owners', counts: counting.done() })
}

const foldParts = (order: Extract<WorkerOrder, { kind: 'fold' }>) => {
  const folding = startFold(order.catalog, order.points, order.periods)
  readShare(order, folding.add)
  const fold = folding.done()
  send({ kind: 'fold', fold }, buffersOf(fold))
}

/** Hands a file over; waits where too much is not taken yet, so that fast workers do not fill the memory. */
const handOver = (file: NightFile, waiting: Int32Array) => {
  Atomics.add(waiting, number, kilobytes(file))
  send({ kind: 'file', file, worker: number }, [file.bytes.buffer])
  for (let now = Atomics.load(waiting, number); now > mostWaiting; now = Atomics.load(waiting, number)) {
    Atomics.wait(waiting, number, now)
  }
}

const doTasks = ({ tasks, next, waiting }: Extract<WorkerOrder, { kind: 'tasks' }>) => {
  if (!given) throw new Error('tasks came before their work')
  for (const mine of shareOf(next, tasks.length)) {
    const task = tasks[mine]
    if (!task) continue
    for (const file of runTask(given.work, task, given.stamp)) handOver(file, waiting)
  }
}

const follow = (order: WorkerOrder): void => {
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

port.on('message', (order: WorkerOrder) => {
  try {
    follow(order)
    send({ kind: 'done' })
  } catch (error) {
    send({ kind: 'failed', error })
  }
})
