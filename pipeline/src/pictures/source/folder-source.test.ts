import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { emptyFolder } from '@kupodex/data/folder.fixture'
import { beforeEach, expect, test } from 'vitest'
import { folderSource } from './folder-source.ts'

const folder = emptyFolder()
beforeEach(() => {
  mkdirSync(join(folder, 'exported', 'orchestrion'), { recursive: true })
  writeFileSync(join(folder, 'private.ogg'), 'OggS private')
  writeFileSync(join(folder, 'exported', 'orchestrion', '2.ogg'), 'OggS song')
})

const read = async (rollId: number) => (await folderSource(join(folder, 'exported')).sound(rollId))[0]?.read()

test('a file of the folder is read, also through a link within it', async () => {
  symlinkSync('2.ogg', join(folder, 'exported', 'orchestrion', '3.ogg'))
  for (const rollId of [2, 3]) expect(await read(rollId)).toEqual({ kind: 'bytes', bytes: Buffer.from('OggS song') })
})

test('a link that leads out of the folder is not followed', async () => {
  symlinkSync('../../private.ogg', join(folder, 'exported', 'orchestrion', '1.ogg'))
  expect(await read(1)).toEqual({ kind: 'missing' })
})
