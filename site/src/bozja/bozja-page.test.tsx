import { beforeEach, expect, test, vi } from 'vitest'
import { frameOf } from '#dev/frame.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { bozjaTexts } from './texts.ts'

const frame = frameOf('bozjaNote')
const key = 'kupodex.bozja-map'

beforeEach(() => void vi.resetModules())

const open = async (kept: Readonly<Record<string, string>>) => {
  const page = await drawn(null, { kept })
  const { MapFold } = await import('./bozja-page.tsx')
  await page.draw(<MapFold frame={frame} things={[]} />)
  return page
}

test.each([
  [{}, false],
  [{ [key]: 'closed' }, false],
  [{ [key]: 'open' }, true],
])('the map is as this browser was left: %j', async (kept, isOpen) => {
  const page = await open(kept)
  expect(page.words('summary')).toEqual([bozjaTexts('en').map])
  expect([page.one('details').hasAttribute('open'), page.words('p')]).toEqual([
    isOpen,
    isOpen ? [frame.texts.tables.loading] : [],
  ])
})

test('a browser remembers whether the map was opened or closed', async () => {
  const page = await open({})
  for (const [isOpen, said] of [
    [true, 'open'],
    [false, 'closed'],
  ] as const) {
    await page.settle(() => {
      const details = page.one<HTMLDetailsElement>('details')
      details.toggleAttribute('open', isOpen)
      page.send(details, 'toggle', { bubbles: false })
    })
    expect(page.storage.getItem(key)).toBe(said)
  }
})
