import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseRecent } from './recent.ts'
import { recentBoot } from './recent-boot.ts'
import { recentKey } from '#storage/keys.ts'

const isMarked = (kept: string | null): boolean => {
  const dataset: Record<string, string> = {}
  const getItem = (key: string) => (key === recentKey ? kept : null)
  new Function('document', 'localStorage', recentBoot)({ documentElement: { dataset } }, { getItem })
  return 'recent' in dataset
}

const mina = { id: 7, name: 'Mina Example', worldName: 'Odin', iconUrl: '' }

test.each([
  ['nothing', null, false],
  ['an empty list', '[]', false],
  ['half a list', '[{"id":7,"na', false],
  ['no list', '{"id":7}', false],
  ['a character without a name', JSON.stringify([{ ...mina, name: '' }]), false],
  ['a character', JSON.stringify([mina]), true],
  ['a character after what is damaged', JSON.stringify([null, 7, { id: 'x' }, mina]), true],
])('with %s in the browser there is room for a character: %j', (_, kept, marked) => expect(isMarked(kept)).toBe(marked))

test('there is room exactly where somebody can be read', () => {
  const text = fc.option(fc.oneof(fc.string(), fc.integer()), { nil: undefined })
  const entry = fc.oneof(
    fc.constant(mina),
    fc.record({ id: fc.option(fc.oneof(fc.integer(), fc.string())), name: text, worldName: text, iconUrl: text }),
    fc.jsonValue(),
  )
  const kept = fc.oneof(
    fc.array(entry).map((list) => JSON.stringify(list)),
    fc.json(),
    fc.string(),
  )
  fc.assert(fc.property(kept, (one) => isMarked(one) === parseRecent(one).length > 0))
})
