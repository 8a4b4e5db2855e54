import { spawn } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { testFolder } from '@kupodex/data/folder.fixture'
import { repetitions, seeded, withSeed } from '@kupodex/data/soak.fixture'
import { beforeAll, describe, expect, test } from 'vitest'
import { folderTarget, hashOf, openLive, type Target } from '../publish/index.ts'
import { memoryTarget } from '../publish/memory.fixture.ts'
import { runMadeUpNight } from './made-up-night.fixture.ts'

/** What readers see of night and game data: a hash by key. What they see must be what the manifests say. */
const seen = async (place: Target): Promise<Record<string, string>> => {
  const found: Record<string, string> = {}
  for (const set of ['night', 'game'] as const) {
    const { files, read } = await openLive(place, set)
    for (const [key, { hash }] of Object.entries(files)) {
      const bytes = await read(key)
      expect(bytes && hashOf(bytes), key).toBe(hash)
      found[key] = hash
    }
  }
  return found
}

const nights = repetitions({ gate: 3, soak: 6 })

/** How often each night is cut off, and how often it is killed, before it may end. */
const cuts = repetitions({ gate: 5, soak: 20 })
const killsANight = repetitions({ gate: 1, soak: 4 })

/** What readers see after each of some undisturbed nights. */
let undisturbed: Record<string, string>[]
const root = testFolder()
beforeAll(async () => {
  const [folder, bucket] = [memoryTarget(), memoryTarget()]
  undisturbed = []
  for (let night = 0; night < nights; night++) {
    expect(await runMadeUpNight(night, folder.target, bucket.target)).toEqual({ ok: true })
    undisturbed.push(await seen(bucket.target))
  }
})

describe('a night that is cut off', () => {
  test('at any write, many times: readers of folder and bucket see one whole night; the next run ends it', async () => {
    const random = seeded()
    const [folder, bucket] = [memoryTarget(), memoryTarget()]
    await runMadeUpNight(0, folder.target, bucket.target)
    for (let night = 1; night < nights; night++) {
      for (let cut = 0; cut < cuts; cut++) {
        const place = random() < 0.5 ? folder : bucket
        place.state.failAt = place.log.length + Math.floor(random() * 150)
        await runMadeUpNight(night, folder.target, bucket.target).catch((error: Error) =>
          expect(error.message).toBe('power cut'),
        )
        place.state.failAt = Infinity
        for (const { target } of [folder, bucket]) {
          expect([undisturbed[night - 1], undisturbed[night]], withSeed(`cut ${cut} of night ${night}`)).toContainEqual(
            await seen(target),
          )
        }
      }
      await runMadeUpNight(night, folder.target, bucket.target)
      for (const { target } of [folder, bucket]) expect(await seen(target)).toEqual(undisturbed[night])
    }
  })

  /** Runs a night in a process of its own, killed after `delay` ms; how long it took where it was not. */
  const runAndKill = (folder: string, bucket: string, night: number, delay: number) =>
    new Promise<{ killed: boolean; took: number }>((resolve, reject) => {
      const program = join(import.meta.dirname, 'made-up-night.fixture.ts')
      const child = spawn(process.execPath, [program, folder, bucket, String(night)], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      let began = 0
      child.stdout.once('data', () => {
        began = performance.now()
        if (Number.isFinite(delay)) setTimeout(() => child.kill('SIGKILL'), delay)
      })
      child.once('error', reject)
      child.once('close', (_, signal) => resolve({ killed: signal === 'SIGKILL', took: performance.now() - began }))
    })

  test(
    'by kill -9 at any moment: readers see one whole night; the next run ends it',
    { timeout: 600_000 },
    async () => {
      const random = seeded()
      const [folder, bucket] = [join(root, 'folder'), join(root, 'bucket')]
      const place = folderTarget(bucket)
      const first = await runAndKill(folder, bucket, 0, Infinity)
      let kills = 0
      let took = first.took
      for (let night = 1; night < nights; night++) {
        for (let tries = 0; tries < killsANight;) {
          const run = await runAndKill(folder, bucket, night, random() * took)
          expect([undisturbed[night - 1], undisturbed[night]], withSeed(`killed in night ${night}`)).toContainEqual(
            await seen(place),
          )
          if (run.killed) {
            tries++
            kills++
          } else took = run.took
        }
        await runMadeUpNight(night, folderTarget(folder), folderTarget(bucket))
        expect(await seen(place)).toEqual(undisturbed[night])
      }
      expect(kills).toBe((nights - 1) * killsANight)
      expect(await readdir(join(bucket, '.parts'))).toEqual([])
    },
  )
})
