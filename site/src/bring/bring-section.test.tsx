import { expect, test, vi } from 'vitest'
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

test('a press unfolds it and folds it away; its form is drawn only then', async () => {
  const page = await drawn(<BringSection language="en" names={names} />, { path: '/settings/' })
  const toggle = (isOpen: boolean) =>
    page.settle(() => {
      page.one<HTMLDetailsElement>('details').open = isOpen
    })
  expect(page.all('textarea')).toEqual([])
  await toggle(true)
  await page.until(() => expect(page.all('textarea')).toHaveLength(1))
  await toggle(false)
  expect(page.all('textarea')).toEqual([])
})

test('where the address leads to it, it is scrolled to', async () => {
  const page = await drawn(null, { path: '/settings/#bring' })
  const seen = vi.fn()
  Object.assign(HTMLElement.prototype, { scrollIntoView: seen })
  await page.draw(<BringSection language="en" names={names} />)
  expect(seen).toHaveBeenCalledTimes(1)
  location.hash = ''
  await page.draw(<BringSection key="other" language="en" names={names} />)
  expect(seen).toHaveBeenCalledTimes(1)
})
