import { expect, test } from 'vitest'
import { drawn } from '#ui/drawn.fixture.ts'
import { BringSection } from './bring-section.tsx'
import { names } from './things.fixture.ts'

const open = async (path: string) => {
  const page = await drawn(<BringSection language="en" names={names} />, { path })
  const follow = (hash: string) =>
    page.settle(() => {
      location.hash = hash
      dispatchEvent(new Event('hashchange'))
    })
  return { follow, isOpen: () => page.one('details').hasAttribute('open') }
}

test('bringing marks along is folded away until a link leads to it', async () => {
  const { follow, isOpen } = await open('/settings/')
  expect(isOpen()).toBe(false)
  await follow('#other')
  expect(isOpen()).toBe(false)
  await follow('#bring')
  expect(isOpen()).toBe(true)
})

test('it is open where the address of the page leads to it', async () => {
  expect((await open('/settings/#bring')).isOpen()).toBe(true)
})
