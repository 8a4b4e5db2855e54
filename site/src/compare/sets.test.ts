import { countings } from '@kupodex/data/rules'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareThings, type Standing, standings } from './sets.ts'

const ids = fc.uniqueArray(fc.nat(40), { maxLength: 30 })
const things = fc.uniqueArray(fc.record({ id: fc.nat(40), counting: fc.constantFrom(...countings) }), {
  selector: ({ id }) => id,
  maxLength: 40,
})

test('every thing is where two plain lists say that it is', () => {
  fc.assert(
    fc.property(things, ids, ids, (all, a, b) => {
      const compared = compareThings(all, new Set(a), new Set(b))
      const idsOf = (standing: Standing) => compared.filter((one) => one.standing === standing).map(({ id }) => id)
      const known = all.map(({ id }) => id)
      expect(idsOf('both')).toEqual(known.filter((id) => a.includes(id) && b.includes(id)))
      expect(idsOf('onlyA')).toEqual(known.filter((id) => a.includes(id) && !b.includes(id)))
      expect(idsOf('onlyB')).toEqual(known.filter((id) => b.includes(id) && !a.includes(id)))
      const missing = all.filter(({ id, counting }) => counting === 'counted' && ![...a, ...b].includes(id))
      expect(idsOf('neither')).toEqual(missing.map(({ id }) => id))
    }),
  )
})

test('seen from the other side, the two change places', () => {
  const turned: Record<Standing, Standing> = { both: 'both', onlyA: 'onlyB', onlyB: 'onlyA', neither: 'neither' }
  fc.assert(
    fc.property(things, ids, ids, (all, a, b) => {
      const [one, other] = [compareThings(all, new Set(a), new Set(b)), compareThings(all, new Set(b), new Set(a))]
      expect(other.map(({ standing }) => turned[standing])).toEqual(one.map(({ standing }) => standing))
    }),
  )
  expect(Object.keys(turned)).toEqual([...standings])
})
