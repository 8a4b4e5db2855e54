import { expect, test } from 'vitest'
import { sameProps, sameThings } from './pieces.ts'

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
    { cells: [[thing, {}], []] },
  ])
    expect(sameProps<object>(props, { ...props, ...changed })).toBe(false)
})

test('pieces of a list are the same where they have the same things in the same order', () => {
  const [thing, other] = [{}, {}]
  expect(sameThings([thing, other], [thing, other])).toBe(true)
  for (const changed of [[thing], [thing, other, thing], [other, thing], [thing, {}]])
    expect(sameThings([thing, other], changed)).toBe(false)
})
