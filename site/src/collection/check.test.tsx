import { expect, test, vi } from 'vitest'
import { frameOf, thingOf } from '#dev/frame.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { Check } from './check.tsx'
import type { ListFrame } from './frame.ts'
import type { Thing } from './thing.ts'

type Props = Omit<Parameters<typeof Check>[0], 'frame' | 'thing'>

const open = async (rest: Partial<Thing> = {}, props: Props = {}, canTick = true) => {
  const set = vi.fn<(ids: readonly number[], owned: boolean) => void>()
  const mark = canTick ? ({ set } as unknown as ListFrame['mark']) : null
  const thing = thingOf({ id: 7, name: 'Horn' }, { key: 70, ...rest })
  const page = await drawn(<Check frame={frameOf('vista', { mark })} thing={thing} {...props} />)
  const box = page.one<HTMLInputElement>('input')
  const is = (name: string) => box.getAttribute(name)
  return { ...page, box, is, changes: set.mock.calls }
}

test('a box shows whether the character has a thing, and a press changes that', async () => {
  const missing = await open()
  expect([missing.box.checked, missing.is('data-tick'), missing.is('data-thing')]).toEqual([false, '7', '70'])
  await missing.click('input')
  const owned = await open({ isOwned: true })
  expect(owned.box.checked).toBe(true)
  await owned.click('input')
  expect([missing.changes, owned.changes]).toEqual([[[[7], true]], [[[7], false]]])
})

test('a box of those who cannot tick is off', async () => {
  expect([(await open({}, {}, false)).is('disabled') !== null, (await open()).is('disabled')]).toEqual([true, null])
})

test('a box says that its change is not saved yet, or that it stays checked', async () => {
  const states = async (rest: Partial<Thing>) => {
    const { is } = await open(rest)
    return ['aria-busy', 'aria-disabled'].map(is)
  }
  expect(await states({})).toEqual([null, null])
  expect(await states({ isPending: true })).toEqual(['true', null])
  expect(await states({ isOwned: true, fixed: { by: 'read', date: 5 } })).toEqual([null, 'true'])
})

test('the Tab key reaches a box unless it is one of a grid that has another for it', async () => {
  expect([(await open()).is('tabindex'), (await open({}, { isReached: false })).is('tabindex')]).toEqual(['0', '-1'])
})

test('a box has the name of its thing, where no words beside it say what it is', async () => {
  const names = async (props: Props) => {
    const page = await open({}, props)
    return [page.is('aria-label'), page.one('label').getAttribute('title'), page.words('label')[0]]
  }
  expect(await names({})).toEqual(['Horn', null, ''])
  expect(await names({ children: <i>picture</i> })).toEqual(['Horn', 'Horn', 'picture'])
  expect(await names({ children: 'Checked off', isNamed: true })).toEqual([null, null, 'Checked off'])
})
