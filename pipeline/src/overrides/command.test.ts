import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { emptyFolder } from '@kupodex/data/folder.fixture'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { baseKey, type BaseRow } from '@kupodex/data/contract'
import type { Override } from '@kupodex/data/game'
import { openForEach } from '@kupodex/data/opened.fixture'
import { startTestStore } from '@kupodex/data/store/store.fixture'
import { beforeEach, describe, expect, test } from 'vitest'
import { runCommand, settingsOf, useTestCredentials } from '../command/run-command.fixture.ts'
import { acquired } from '../import/build/collectable.ts'
import { handOverrides } from '../import/sources/hand-sources.ts'
import { makeContext } from '../import/make-context.fixture.ts'
import { fillSlot, folderTarget, goLive, jsonFile } from '../publish/index.ts'
import { overridesCommand } from './command.ts'

const columns = 'table,id,sourceTypeId,obtainable,howTo_en,howTo_de,howTo_fr,howTo_ja,source'
const kept = `${columns}\nmounts,8,28,,,,,,general knowledge\n`
const now = Date.parse('2026-11-22T12:00:00Z')

useTestCredentials()
const store = openForEach(startTestStore)
const folder = emptyFolder()
beforeEach(() => writeFile(join(folder, 'overrides.csv'), kept))

const handFile = () => readFile(join(folder, 'overrides.csv'), 'utf8')

const run = (...args: string[]) =>
  runCommand(
    overridesCommand,
    [...args, '--hand', folder],
    { ...settingsOf(store), KUPODEX_BUCKET_FOLDER: join(folder, 'bucket') },
    () => now,
  )

const say = async (id: number, fields: Override, seen = 0) => {
  const change = { kind: 'save', by: 'abcdefghijk', fields, now: now - 1000 + seen } as const
  const saved = await store.store.saveOverride('mounts', id, seen, change)
  if (!saved.ok) throw new Error(saved.code)
}

/** Publishes what the tables say of mounts by themselves. */
const publishBase = async (rows: readonly BaseRow[]) => {
  const target = folderTarget(join(folder, 'bucket'))
  const filled = await fillSlot('game', [jsonFile(baseKey('mounts'), { sourceTypes: [2, 28], rows })], target, {
    now: () => now,
  })
  await goLive(target, [filled], now)
}

const words = { en: 'Ask a "moogle", kupo.', ja: 'モーグリに聞く' }

describe('--pull', () => {
  test('writes what editors say into the file, once, and what was there stays', async () => {
    await say(5, { howTo: words, obtainable: false })
    await say(8, { obtainable: true })
    expect(await run('--pull')).toMatchObject({ code: 0, err: '', out: expect.stringContaining('2 rows') })
    const text = await handFile()
    expect(text).toBe(
      [
        columns,
        'mounts,5,,no,"Ask a ""moogle"", kupo.",,,モーグリに聞く,"editor abcdefgh, 2026-11-22"',
        'mounts,8,28,yes,,,,,"editor abcdefgh, 2026-11-22"',
        '',
      ].join('\n'),
    )
    expect(await run('--pull')).toMatchObject({ code: 0, out: 'The file says all of it already.\n' })
    expect(await handFile()).toBe(text)
  })

  test('leaves what an editor took back to the operator, and says so', async () => {
    await say(5, { obtainable: false })
    await run('--pull')
    const text = await handFile()
    await say(5, {}, 1)
    expect(await run('--pull')).toMatchObject({
      code: 0,
      out: expect.stringContaining('taken back what the file says of mounts 5'),
    })
    expect(await handFile()).toBe(text)
  })

  test('names what cannot be read, and writes the rest', async () => {
    await say(5, { obtainable: false })
    const Item = { pk: 'OVERRIDE#mounts', sk: '6', version: 'x' }
    await store.client.send(new PutCommand({ TableName: store.table, Item }) as never)
    expect(await run('--pull')).toMatchObject({ code: 1, err: expect.stringContaining('mounts 6') })
    expect(await handFile()).toContain('mounts,5,')
  })

  test('writes nothing where the file is damaged', async () => {
    await say(5, { obtainable: false })
    await writeFile(join(folder, 'overrides.csv'), 'table,id\n')
    expect(await run('--pull')).toMatchObject({ code: 1, err: expect.stringContaining('the column is missing') })
    expect(await handFile()).toBe('table,id\n')
  })
})

test('what was pulled is what an import makes of the row, and is then cleared without being lost', async () => {
  const fields = { howTo: words, obtainable: false, sourceTypeId: 2 }
  await say(5, fields)
  const plain = {
    id: 5,
    updatedAt: 1,
    howTo: { en: 'A', de: 'B', fr: 'C', ja: 'D' },
    obtainable: true,
    sourceTypeId: 0,
  }
  await publishBase([plain])
  expect((await run('--clear')).out).toContain('mounts 5 is kept')

  await run('--pull')
  const context = makeContext({ 'hand/overrides.csv': (await handFile()).trimEnd().split('\n') })
  expect([...handOverrides(context.hand).keys()]).toEqual(['mounts 5', 'mounts 8'])
  const imported = acquired(context, 'mounts', 5, [], [])
  expect(imported).toMatchObject(fields)
  // The tables of the machine say it, but not yet those that readers have.
  expect((await run('--clear')).out).toContain('mounts 5 is kept')

  const { howTo, obtainable, sourceTypeId } = imported
  await publishBase([{ ...plain, howTo: { ...plain.howTo, ...(howTo as typeof words) }, obtainable, sourceTypeId }])
  expect((await run('--clear')).out).toContain('mounts 5 is in the tables')
  expect((await run('--clear')).out).toBe('There is nothing to take back.\n')
  expect((await run()).out).toBe('Editors say nothing else than the tables.\n')
  const versions = await store.store.overrideHistory('mounts', 5)
  expect(versions.map(({ kind, at, fields: texts }) => [kind, at, texts])).toEqual([
    ['clear', now - 1000, {}],
    ['save', now - 1000, fields],
  ])
  // In the file it stays, and nobody has taken it back.
  expect((await run('--pull')).out).toBe('The file says all of it already.\n')
})

test('without options, lists what editors say; wrong ones are refused', async () => {
  await say(5, { howTo: { en: 'Kupo' }, sourceTypeId: 2 })
  expect((await run()).out).toBe('mounts 5 (abcdefgh, 2026-11-22T11:59:59.000Z): en: Kupo; source type 2\n')
  expect((await run('--pull', '--clear')).code).toBe(2)
  expect((await run('--other')).code).toBe(2)
})

test('the hand file of the repository comes back as it is', async () => {
  const committed = await readFile(join(import.meta.dirname, '../../../data/hand/overrides.csv'), 'utf8')
  await writeFile(join(folder, 'overrides.csv'), committed)
  await say(129, { sourceTypeId: 2 })
  await run('--pull')
  expect((await handFile()).split('\n').filter((line) => !line.startsWith('mounts,129,'))).toEqual(
    committed.split('\n'),
  )
})
