import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { settle } from './change-over.ts'
import { filesOfMadeUpNight, openPlace } from './killed.fixture.ts'
import { readManifest } from './manifest.ts'
import { publish } from './publish.ts'
import type { Target } from './target.ts'

const program = join(import.meta.dirname, 'killed.fixture.ts')

/** Publishes a night in a process of its own and kills it after `delay` ms; true where it was not done by then. */
const runAndKill = (
  address: string,
  night: number,
  count: number,
  delay: number,
): Promise<{ killed: boolean; took: number }> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, address, String(night), String(count)], {
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

/** What a reader sees: every file of either night that is there, by key. */
const seen = async (target: Target, count: number) => {
  const keys = [...Array.from({ length: count }, (_, at) => `api/${at}.json`), 'api/published.json']
  const found: Record<string, string> = {}
  for (const key of keys) {
    const bytes = await target.read(key)
    if (bytes) found[key] = new TextDecoder().decode(bytes)
  }
  return found
}

const contentsOf = async (night: number, count: number) =>
  Object.fromEntries(
    await Promise.all(
      filesOfMadeUpNight(night, count).map(async ({ key, body }) => [key, new TextDecoder().decode(await body())]),
    ),
  ) as Record<string, string>

let folder: string
let server: S3rver
let places: Record<'folder' | 'bucket', string>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kupodex-killed-'))
  server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'published', configs: [] }],
  })
  const { port } = (await server.run()) as AddressInfo
  places = { folder: join(folder, 'place'), bucket: `http://127.0.0.1:${port}` }
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

describe('killed at any point', () => {
  test.each([
    ['folder', 1500],
    ['bucket', 150],
  ] as const)(
    'ten times, in a %s: the old night, the new one, or one whose end is settled',
    { timeout: 120_000 },
    async (place, count) => {
      const address = places[place]
      const { target, close } = openPlace(address)
      await publish('night', filesOfMadeUpNight(0, count), target)
      const { took } = await runAndKill(address, 1, count, Infinity)
      let kills = 0
      for (let night = 2; kills < 10 && night < 40; night++) {
        const { killed } = await runAndKill(address, night, count, Math.random() * took)
        if (killed) kills++
        const [old, next] = [await contentsOf(night - 1, count), await contentsOf(night, count)]
        const pending = (await readManifest(target, 'night')).changeOver !== undefined
        if (pending) {
          await settle('night', target)
          expect(await seen(target, count)).toEqual(next)
        } else expect([old, next]).toContainEqual(await seen(target, count))
        await publish('night', filesOfMadeUpNight(night, count), target)
        expect(await seen(target, count)).toEqual(next)
        expect(await readManifest(target, 'night')).not.toHaveProperty('aside')
        expect(await target.read('aside/night/0')).toBeNull()
      }
      expect(kills).toBe(10)
      close()
    },
  )
})
