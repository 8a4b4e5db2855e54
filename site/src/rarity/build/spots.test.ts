import type { Source } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fileIndexKeys } from '@kupodex/data/contract'
import { testFolder } from '@kupodex/data/folder.fixture'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { spotsOf } from './spots.ts'

const folder = testFolder()
const shop = (npcId: number | null, limited?: true): Source => ({
  kind: 'shop',
  npcId,
  cost: [],
  ...(limited === undefined ? {} : { limited }),
})

test('an NPC is named once, with its place in the language and the coordinates of the game’s map', () => {
  expect(spotsOf([shop(1000100), shop(1000100, true), shop(null), { kind: 'store' }], 'de')).toEqual([
    { name: 'Miounne', place: expect.any(String), x: 11.7, y: 13.5, side: 20.5 },
  ])
  expect(spotsOf([shop(999_999_999)], 'en')).toEqual([])
})

test('a map is named where it has a picture: one that was published, or any below a base address of them', async () => {
  const put = (maps: readonly unknown[]) => {
    mkdirSync(dirname(join(folder, fileIndexKeys.map)), { recursive: true })
    writeFileSync(join(folder, fileIndexKeys.map), JSON.stringify(maps))
  }
  const mapOf = async (env: Readonly<Record<string, string>>) => {
    vi.resetModules()
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
    onTestFinished(() => {
      vi.unstubAllEnvs()
      vi.resetModules()
    })
    const { spotsOf: fresh } = await import('./spots.ts')
    return fresh([shop(1000100)], 'de')[0]?.map
  }
  const map = await mapOf({ KUPODEX_PUBLISHED: '', KUPODEX_IMAGES: 'https://pictures.test/' })
  expect(map).toBe(loadTable('npcs').find(({ id }) => id === 1000100)?.mapId)
  expect(await mapOf({ KUPODEX_PUBLISHED: folder, KUPODEX_IMAGES: '' })).toBeUndefined()
  put([map])
  expect(await mapOf({ KUPODEX_PUBLISHED: folder, KUPODEX_IMAGES: '' })).toBe(map)
  put([1])
  expect(await mapOf({ KUPODEX_PUBLISHED: folder, KUPODEX_IMAGES: '' })).toBeUndefined()
})

test('a vendor who is several rows of the sheet at one place stands there once', () => {
  const same = Map.groupBy(
    loadTable('npcs').filter(({ displayX, displayY, placeNameId }) => displayX && displayY && placeNameId),
    ({ name, displayX, displayY, placeNameId }) => [name.en, displayX, displayY, placeNameId].join(),
  )
  const ids = [...same.values()].find((npcs) => npcs.length > 1)?.map(({ id }) => id) ?? []
  expect(ids.length).toBeGreaterThan(1)
  expect(
    spotsOf(
      ids.map((id) => shop(id)),
      'en',
    ),
  ).toHaveLength(1)
})
