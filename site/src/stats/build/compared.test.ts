import { expect, test } from 'vitest'
import { comparedWith } from './compared.ts'

const counts: Record<string, number> = { global: 9, Chaos: 6, Light: 3, Omega: 4, Moogle: 2, Odin: 3, Lich: 3 }
const statsOf = (scope: string) => (counts[scope] === undefined ? null : { count: counts[scope] })

test.each([
  ['global', 9, ['Chaos', 'Light']],
  ['Chaos', 6, ['Omega', 'Moogle']],
  ['Moogle', 6, ['Omega', 'Moogle']],
  ['Odin', 3, ['Lich', 'Odin']],
  ['Mana', 0, []],
])('%s: of %i in all, those of %j', (scope, total, names) => {
  const compared = comparedWith(scope, statsOf)
  expect(compared.total).toBe(total)
  expect(compared.lines).toEqual(names.map((name) => ({ scope: name, count: counts[name] })))
})
