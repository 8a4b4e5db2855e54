import { expect, test } from 'vitest'
import { unfolding } from './open.ts'

const served = (defaultChecked: boolean, checked = defaultChecked) =>
  Object.assign(new EventTarget(), { defaultChecked, checked })
const click = (box: ReturnType<typeof served>) => {
  box.checked = !box.checked
  box.dispatchEvent(new Event('change'))
}

test.each([
  ['a mixed page', false],
  ['a page of nothing but what nobody owns', true],
])('of a list that began with %s, each page is folded by what is on it', (_, began) => {
  const box = served(began)
  const show = unfolding(box)
  const seen = [true, false, true, false].map((isOnlyUnowned) => {
    show(isOnlyUnowned)
    return box.checked
  })
  expect(seen).toEqual([true, false, true, false])
})

test('what the reader has chosen holds on every page', () => {
  const box = served(false)
  const show = unfolding(box)
  click(box)
  show(true)
  show(false)
  expect(box.checked).toBe(true)
  click(box)
  show(false)
  expect(box.checked).toBe(false)
})

test('a choice from before the list was fetched holds too', () => {
  const box = served(false, true)
  unfolding(box)(false)
  expect(box.checked).toBe(true)
})
