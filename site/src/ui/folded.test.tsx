import { expect, test, vi } from 'vitest'
import { drawn } from './drawn.fixture.ts'
import { Folded } from './folded.tsx'

const Broken = (): never => {
  throw new Error('cannot be drawn')
}

const setUp = async (part: Parameters<typeof drawn>[0]) => {
  const page = await drawn(part)
  const details = page.one('details')
  const toggle = (isOpen: boolean) =>
    page.settle(() => {
      details.toggleAttribute('open', isOpen)
      Object.defineProperty(details, 'open', { value: isOpen, configurable: true })
      details.dispatchEvent(new Event('toggle'))
    })
  return { ...page, toggle }
}

test('what is folded away is drawn only while it is open, and whoever wants to know is notified', async () => {
  const onToggle = vi.fn()
  const page = await setUp(
    <Folded title="Map" onToggle={onToggle}>
      <p>north</p>
    </Folded>,
  )
  expect(page.words('summary')).toEqual(['Map'])
  expect(page.words('p')).toEqual([])
  await page.toggle(true)
  expect(page.words('p')).toEqual(['north'])
  await page.toggle(false)
  expect(page.words('p')).toEqual([])
  expect(onToggle.mock.calls).toEqual([[true], [false]])
})

test('what is open at first stays open when that changes, once the reader has seen it open', async () => {
  const part = (isOpenAtFirst: boolean) => (
    <Folded title="Decks" isOpenAtFirst={isOpenAtFirst}>
      <p>five</p>
    </Folded>
  )
  const page = await setUp(part(true))
  expect(page.words('p')).toEqual(['five'])
  await page.toggle(true)
  await page.draw(part(false))
  expect(page.words('p')).toEqual(['five'])
})

test('what cannot be drawn leaves the rest of the page', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const page = await setUp(
    <Folded title="Stages">
      <Broken />
    </Folded>,
  )
  await page.toggle(true)
  expect(page.words('summary')).toEqual(['Stages'])
})
