import { newProfile, type PartPrivacy } from '@kupodex/data/character'
import { startTestStore, type TestStore } from '@kupodex/data/store/store.fixture'
import { gainPeriod } from '@kupodex/data/rules'
import { priorities } from '@kupodex/data/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogOf } from '#nightly/catalog/catalog.ts'
import { loadProofs } from '#nightly/catalog/load-tables.ts'
import { exportTable } from '#nightly/read/export/export.fixture.ts'
import { charactersOfStore } from '#nightly/read/from-store.ts'
import { firstNight } from '#nightly/first-night.fixture.ts'
import { tablesOfHome } from '#nightly/small-game.fixture.ts'
import { nightFiles } from '#nightly/write/night-files.ts'
import { fold, type Fold } from '../fold.ts'
import { foldByParts } from './driver.ts'
import { foldPart, mergeParts, type PartObjects, writeBasis } from './handlers.ts'

const at = Date.parse('2026-06-24T00:00:00Z')
const shown: PartPrivacy = { state: 'public', asOf: 1 }
const catalog = catalogOf(tablesOfHome())
const proofs = loadProofs()
const points = { mount: new Map([[1, 70]]) }
// What these characters have is of 1970.
const basis = { points, periods: [{ ...gainPeriod('year', at), from: 1_001_000 }] }

let opened: TestStore
beforeAll(async () => {
  opened = await startTestStore()
  const { store } = opened
  for (let id = 1; id <= 30; id++) {
    const profile = newProfile(id, at)
    const privacy = { ...profile.privacy, profile: shown, mounts: shown, achievements: shown }
    await store.addCharacter(id, at)
    await store.lease(id, { now: at, until: at + 1, token: 'test' })
    await store.finish(id, 'test', {
      profile: { ...profile, status: id % 7 === 0 ? 'private' : 'ready', name: `Mog ${id}`, worldId: 21, privacy },
      priority: priorities.tail,
      due: at,
      failures: 0,
    })
    const marks = (most: number) => Array.from({ length: most }, (_, n) => ({ id: n + 1, date: 1000 + id * n }))
    await store.writePart(id, 'mounts', { entries: marks(id % 9), unknown: {}, asOf: at }, 0)
    await store.writePart(id, 'achievements', { entries: marks(id), unknown: {}, asOf: at }, 0)
    await store.mark(id, 'orchestrion', [99, id], at / 1000)
    if (id % 11 === 0) await store.writeCharSettings(id, { private: true, icon: 0 })
    await store.own(id, `user${id}`, at)
  }
})
afterAll(() => opened.close())

const hashes = (folded: Fold) =>
  Object.fromEntries([...nightFiles(firstNight(catalog, folded, points, at))].map(({ key, hash }) => [key, hash]))

const objectsOf = (files: Map<string, Uint8Array>): PartObjects => ({
  read: async (key) => files.get(key) ?? null,
  write: async (key, bytes) => void files.set(key, bytes),
})

const exported = (files: number, fileOf: (pk: string, sk: string) => number) =>
  exportTable(opened, 'AWSDynamoDB/1', files, fileOf)

const last = (pk: string) => Number(pk.at(-1))

describe('an export that is folded part by part', () => {
  test.each([1, 3, 10])('of %d files gives the bytes that the store gives in one go', async (files) => {
    const objects = objectsOf(await exported(files, (pk) => last(pk) % files))
    const byParts = await foldByParts({
      objects,
      proofs,
      exportPrefix: 'AWSDynamoDB/1',
      workPrefix: 'work',
      mergeAtOnce: 3,
    })(catalog, basis, () => undefined)
    const whole = await fold(
      catalog,
      points,
      charactersOfStore(opened.store, proofs).read(() => undefined),
      basis.periods,
    )
    // Four that the Lodestone hides, and two that their owners hide.
    expect(byParts.ids.length).toBe(24)
    expect(byParts.skipped).toEqual({ private: 6 })
    expect(hashes(byParts)).toEqual(hashes(whole))
  })

  test('whose characters lie scattered is refused', async () => {
    const objects = objectsOf(await exported(2, (pk, sk) => (pk === 'CHAR#5' && sk === 'PROFILE' ? 1 : 0)))
    const run = foldByParts({ objects, proofs, exportPrefix: 'AWSDynamoDB/1', workPrefix: 'work' })
    await expect(run(catalog, basis, () => undefined)).rejects.toThrow(
      'the items of character 5 lie in several files of the export',
    )
  })

  test('and merged with a part of another run is refused', async () => {
    const deps = { objects: objectsOf(await exported(1, () => 0)), catalog, proofs }
    for (const key of ['a', 'b']) {
      await writeBasis(deps.objects, key, basis)
      await foldPart(deps, { dataFile: 'AWSDynamoDB/1/data/part0.json.gz', basis: key, into: `fold-${key}` })
    }
    await expect(mergeParts(deps, { parts: ['fold-a', 'fold-b'], into: 'all' })).rejects.toThrow('different runs')
  })
})
