import { afterEach, expect, test, vi } from 'vitest'
import { failedTexts } from '#ask/texts.ts'
import { openPage } from '#ui/page.fixture.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.doUnmock('./draw-desk.tsx')
  vi.resetModules()
})

/** The home page with the place of a desk, and with what desks are drawn there. */
const open = async (texts: unknown) => {
  vi.resetModules()
  const desks: unknown[] = []
  vi.doMock('./draw-desk.tsx', () => ({ drawDesk: (place: Element, props: object) => desks.push([place.id, props]) }))
  // What failed is tried again later; not while tests of others run.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const web: Record<string, unknown> = { '/part-texts/de/desk.json': texts }
  const page = openPage('<div id="desk" data-images="https://images.test/"></div>', { path: '/de/', web })
  const { openDesk } = await import('./open-desk.ts')
  openDesk(page.one('#desk'))
  return { ...page, desks, web }
}

const drawnDesk = ['desk', { language: 'de', images: 'https://images.test/' }]

test('a desk is drawn in its place, in the language of the page, once its texts are there', async () => {
  const page = await open({})
  await vi.waitFor(() => expect(page.desks).toEqual([drawnDesk]))
  expect(page.all('[role=alert]')).toEqual([])
})

test('a desk whose texts could not be had says so, and is drawn once another try brings them', async () => {
  const page = await open(500)
  await vi.waitFor(() => expect(page.words('[role=alert]')).toEqual([failedTexts('de').failed]))
  expect(page.desks).toEqual([])
  page.web['/part-texts/de/desk.json'] = {}
  const before = page.asked.length
  page.click('button')
  expect(page.asked.length).toBe(before + 1)
  await vi.waitFor(() => expect(page.desks).toEqual([drawnDesk]))
  expect(page.all('[role=alert]')).toEqual([])
})
