import { testFolder } from '@kupodex/data/folder.fixture'
import { expect, test } from 'vitest'
import { folderTarget, jsonFile, publish } from '#publish/index.ts'
import { concealedKey, concealedNow } from './previous.ts'

const folder = testFolder()

test('whom nobody may see is who is hidden whole in the night that readers see; nobody before the first', async () => {
  const target = folderTarget(folder)
  expect(await concealedNow(target)).toEqual(new Set())
  await publish('night', [jsonFile(concealedKey, { all: [7, 9], mount: [8] })], target)
  expect(await concealedNow(target)).toEqual(new Set([7, 9]))
})
