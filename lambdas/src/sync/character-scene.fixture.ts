import type { startTestStore } from '@kupodex/data/store/store.fixture'
import type { LogRecord } from '../ground/log.ts'
import type { GameNames } from './names.ts'
import type { SyncDeps } from './deps.ts'
import { syncCharacter } from './sync-character.ts'
import { testLodestone, testNames, testShown } from './lodestone.fixture.ts'

/** When every scene begins, epoch ms. */
export const start = 1_750_000_000_000
export const day = 86_400_000

let nextId = 1

/** A new character in the queue of a store, with a Lodestone of its own and a clock to move. */
export const characterScene = async (
  { store }: Awaited<ReturnType<typeof startTestStore>>,
  names: GameNames = testNames(),
) => {
  const id = nextId++
  const shown = testShown()
  const lodestone = testLodestone(shown)
  const logged: LogRecord[] = []
  const time = { now: start }
  const deps: SyncDeps = {
    store,
    lodestone,
    names,
    clock: () => time.now,
    log: (record) => logged.push(record),
    random: () => 0,
  }
  await store.addCharacter(id, start)
  const sync = (change: Partial<SyncDeps> = {}) => syncCharacter({ ...deps, ...change }, id)
  /** A sync two months later, without a request. */
  const again = (change: Partial<SyncDeps> = {}) => {
    time.now += 60 * day
    lodestone.requests.length = 0
    return sync(change)
  }
  /** A sync two months later at the request of a visitor, which reads everything. */
  const later = async (change: Partial<SyncDeps> = {}) => {
    time.now += 60 * day
    lodestone.requests.length = 0
    await store.askFor(id, time.now)
    return sync(change)
  }
  const read = async () => {
    const character = await store.readCharacter(id)
    if (!character) throw new Error('no such character')
    return character
  }
  return { id, shown, lodestone, logged, time, store, deps, sync, again, later, read }
}
