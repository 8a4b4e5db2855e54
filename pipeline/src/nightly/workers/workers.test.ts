import { join } from 'node:path'
import { testFolder } from '@kupodex/data/folder.fixture'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogOf } from '../catalog/catalog.ts'
import { fold, type Fold } from '../fold/fold.ts'
import { writeSnapshot } from '../read/snapshot/file.ts'
import { firstNight, smallPeriods } from '../first-night.fixture.ts'
import { type SmallStore, smallWorld } from '../small-store.fixture.ts'
import { nightFiles } from '../write/night-files.ts'
import { nightFilesInParallel } from './files.ts'
import { foldInParallel } from './fold.ts'
import { type Pool, startPool } from './pool.ts'

const folder = testFolder()
let pools: Pool[]
beforeAll(() => void (pools = [startPool(1), startPool(3)]))
afterAll(() => Promise.all(pools.map((pool) => pool.close())))

const nightOf = ({ tables, points }: SmallStore, folded: Fold) =>
  firstNight(catalogOf(tables), folded, points, Date.parse('2026-06-24T00:00:00Z'))

test('however many workers, the bytes are the same', async () => {
  const worlds = fc.sample(smallWorld, { numRuns: 40, seed: 11 })
  for (const [number, world] of worlds.entries()) {
    const { tables, points, characters } = world
    const catalog = catalogOf(tables)
    const expected = [...nightFiles(nightOf(world, await fold(catalog, points, characters, smallPeriods)))]
    const path = join(folder, `${number}`)
    const snapshot = await writeSnapshot(path, 2)
    for (const character of characters) await snapshot.add(character)
    await snapshot.close()
    for (const pool of pools) {
      const folded = await foldInParallel(pool, { catalog, points, periods: smallPeriods, path })
      const found = new Map<string, string>()
      for await (const file of nightFilesInParallel(pool, nightOf(world, folded))) {
        expect(found.has(file.key)).toBe(false)
        found.set(file.key, file.hash)
      }
      expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected.map(({ key, hash }) => [key, hash])))
    }
  }
}, 60_000)

test('what goes wrong in a worker is thrown', async () => {
  const [world] = fc.sample(smallWorld, { numRuns: 1, seed: 11 }) as [SmallStore]
  const pool = startPool(2)
  const path = join(folder, 'not-there')
  await expect(
    foldInParallel(pool, { catalog: catalogOf(world.tables), points: {}, periods: [], path }),
  ).rejects.toThrow('ENOENT')
  const work = pool.follow({ kind: 'tasks', tasks: [], next: new Int32Array(1), waiting: new Int32Array(2) })
  await expect(work.next()).rejects.toThrow('tasks came before their work')
  await pool.close()
})
