import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { emptyFolder } from '@kupodex/data/folder.fixture'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Collected } from '#nightly/catalog/catalog.ts'
import { smallWorld } from '#nightly/small-store.fixture.ts'
import type { CharacterForNight } from '../character.ts'
import { openSnapshot, writeSnapshot } from './file.ts'

const folder = emptyFolder()

const write = async (characters: readonly CharacterForNight[], size?: number) => {
  const path = join(folder, 'night.snapshot')
  const snapshot = await writeSnapshot(path, size)
  for (const character of characters) await snapshot.add(character)
  await snapshot.close()
  return path
}

/** The same with plain arrays, marks by ascending id. */
const plain = (character: CharacterForNight): CharacterForNight => ({
  ...character,
  owned: Object.fromEntries(
    Object.entries(character.owned).map(([type, { ids, dates, gainedAfter }]) => {
      const pairs = Array.from(ids, (id, at) => [id, dates[at] as number] as const).sort(([a], [b]) => a - b)
      return [type as Collected, { ids: pairs.map(([id]) => id), dates: pairs.map(([, date]) => date), gainedAfter }]
    }),
  ),
})

const read = (path: string): CharacterForNight[] => {
  const { blocks, read, close } = openSnapshot(path)
  try {
    return Array.from({ length: blocks }, (_, block) => Array.from(read(block), plain)).flat()
  } finally {
    close()
  }
}

describe('a snapshot', () => {
  test('holds everything the night reads of anybody', async () => {
    await fc.assert(
      fc.asyncProperty(smallWorld, fc.integer({ min: 1, max: 5 }), async ({ characters }, size) => {
        expect(read(await write(characters, size))).toEqual(characters.map(plain))
      }),
      { numRuns: 200 },
    )
  })

  test('holds large ids and late dates', async () => {
    const [world] = fc.sample(smallWorld, { numRuns: 1, seed: 5 })
    const [first] = world?.characters ?? []
    const marks = {
      ids: [0, 127, 128, 129, 400, 70_000, 2 ** 31 - 1],
      dates: [0, 1, 2, 3, 4, 5, 2 ** 32 - 1],
      gainedAfter: 7,
    }
    const big = { ...(first as CharacterForNight), id: Number.MAX_SAFE_INTEGER, owned: { mount: marks } }
    expect(read(await write([big]))).toEqual([big])
  })

  test('can be read block by block', async () => {
    const { characters } = fc.sample(smallWorld, { numRuns: 20, seed: 7 }).find((world) => world.characters.length > 6)!
    const snapshot = openSnapshot(await write(characters, 3))
    expect([snapshot.characters, snapshot.blocks]).toEqual([characters.length, Math.ceil(characters.length / 3)])
    expect(Array.from(snapshot.read(1), plain)).toEqual(characters.slice(3, 6).map(plain))
    snapshot.close()
  })

  test('that was not finished is not there', async () => {
    const snapshot = await writeSnapshot(join(folder, 'half'))
    await snapshot.drop()
    expect(await readdir(folder)).toEqual([])
  })

  test('that is damaged or cut is refused', async () => {
    const { characters } = fc.sample(smallWorld, { numRuns: 20, seed: 7 }).find((world) => world.characters.length > 6)!
    const path = await write(characters, 3)
    const bytes = await readFile(path)
    for (const cut of [0, 7, 100, bytes.length - 1]) {
      await writeFile(path, bytes.subarray(0, cut))
      expect(() => read(path)).toThrow(/^snapshot/)
    }
    const damaged = Uint8Array.from(bytes)
    damaged[60]! ^= 1
    await writeFile(path, damaged)
    expect(() => read(path)).toThrow('snapshot-block: the checksum is another')
  })
})
