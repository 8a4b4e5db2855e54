import { columnsOf } from '@kupodex/data/game'
import { expect, test } from 'vitest'
import type { Ask } from '#ask/ask.ts'
import { markNames } from './mark-names.ts'

const tables: Readonly<Record<string, readonly object[]>> = {
  fish: [{ id: 1, name: 'Barsch' }],
  ttnpcs: [{ id: 5, npcId: 9 }],
  npcs: [{ id: 9, name: 'Jonas' }],
}

const ask = (async (_call: string, { table }: { table: string }) =>
  tables[table] ? { ok: true, value: columnsOf(tables[table]) } : { ok: false, code: 'unavailable' }) as unknown as Ask

test('what is checked off has the names of its tables, an opponent that of a person, and what cannot be had none', async () => {
  const names = await markNames(ask, 'de', ['fish', 'triadNpc', 'hair'], {
    fish: 'fish',
    triadNpc: 'ttnpcs',
    hair: 'hairs',
  })
  expect(names).toEqual({ fish: new Map([[1, 'Barsch']]), triadNpc: new Map([[5, 'Jonas']]), hair: new Map() })
})
