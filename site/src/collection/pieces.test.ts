import { expect, test } from 'vitest'
import { sameProps } from './pieces.ts'

test('a part is drawn again where one of its props is another one, or a list of them has something else', () => {
  const [thing, other] = [{}, {}]
  const props = { thing, openKey: null, cells: [[thing, other], []] }
  expect(sameProps(props, { ...props, cells: [[thing, other], []] })).toBe(true)
  for (const changed of [
    { thing: other },
    { openKey: 1 },
    { cells: [[thing, other]] },
    { cells: [[thing], []] },
    { cells: [[other, thing], []] },
  ])
    expect(sameProps<object>(props, { ...props, ...changed })).toBe(false)
})
