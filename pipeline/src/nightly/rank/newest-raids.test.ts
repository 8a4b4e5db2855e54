import { expect, test } from 'vitest'
import { newestRaids } from './newest-raids.ts'

const raid = (id: number, released: number | null) => ({ id, released })
/** Scopes: global, a data center, its two worlds, and a world where nobody lives. Homes: of no public world, then the two worlds. */
const catalog = {
  scopes: ['global', 'Chaos', 'Omega', 'Moogle', 'Zodiark'],
  scopesOfHome: [[0], [0, 1, 2], [0, 1, 3]],
  raids: [raid(10, 500), raid(20, 900), raid(30, null), raid(40, 500)],
}
const [nowhere, omega, moogle] = [0, 1, 2]
const homes = Uint16Array.of(nowhere, omega, moogle)
const clearedBy = (...rows: number[][]) => rows.map((row) => ({ rows: Uint32Array.from(row) }))
const named = (clears: { rows: Uint32Array }[]) =>
  Object.fromEntries(
    [...newestRaids(catalog, { homes, clears })].map(([at, number]) => [catalog.scopes[at], catalog.raids[number]?.id]),
  )

test.each([
  ['released last, whatever its id', clearedBy([0], [2], [1], []), { global: 20, Chaos: 20, Moogle: 20, Omega: 30 }],
  ['with the higher id of two of one day', clearedBy([1], [], [], [1]), { global: 40, Chaos: 40, Omega: 40 }],
  ['of all, globally, where nobody cleared any', clearedBy([], [], [], []), { global: 20 }],
  ['of those without a public world, globally', clearedBy([0], [], [], []), { global: 10 }],
])('the newest raid is the one %s', (_which, clears, expected) => expect(named(clears)).toEqual(expected))
