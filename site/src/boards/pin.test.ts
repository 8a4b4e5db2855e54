import type { RanksAnswer } from '@kupodex/data/contract'
import { expect, test } from 'vitest'
import { webOf } from '#ask/web.fixture.ts'
import { ownRank, type PinFrame } from './pin.ts'

const shard: Partial<RanksAnswer> = { boards: ['mount/standard'], ids: [7], ends: [1], ranks: [0, 3, 12, 90, 0, 0, 0] }
const { ask } = webOf({ '/api/ranks/5/': shard, '/api/ranks/7/': shard })
const someone = (id: number, worldName: string) => ({ id, name: `Mina ${id}`, worldName, iconUrl: '' })
const frame = (kind: PinFrame['kind'], worlds: readonly string[] = []): PinFrame => ({
  type: 'mount',
  mode: 'standard',
  kind,
  worlds,
})

test.each([
  ['global', [], 90],
  ['dataCenter', ['Lich', 'Odin'], 12],
  ['world', ['Lich'], 3],
] as const)('finds the rank of a %s board', async (kind, worlds, rank) => {
  const found = await ownRank(ask, frame(kind, worlds), [someone(5, 'Lich'), someone(7, 'Lich')])
  expect(found).toEqual({ character: someone(7, 'Lich'), rank })
})

test('looks for nobody on the board of another world', async () => {
  expect(await ownRank(ask, frame('world', ['Odin']), [someone(7, 'Lich')])).toBeNull()
  expect(await ownRank(ask, frame('global'), [])).toBeNull()
})
