import { expect, test, vi } from 'vitest'
import { settle } from '#ask/waits.fixture.ts'
import { openPage } from '#ui/page.fixture.ts'
import { firstWeekTexts } from './texts.ts'

const released = Date.parse('2026-04-28T00:00:00Z')
const week = 7 * 24 * 3_600_000
const second = Date.parse('2026-04-28T08:00:00Z') + 2 * week
const body = `
  <table><tbody>
    <tr data-thing="mounts/7"><td><div class="shelf-item" data-patch="75"><i></i><div><a href="/m/7/">Fat Moogle</a></div></div></td></tr>
    <tr data-thing="leves/7"><td><div class="shelf-item"><div><b>A leve</b></div></div></td></tr>
  </tbody></table>
  <aside data-first-weeks></aside>`
const frame = { language: 'en' as const, released, lists: { mounts: 'mount' as const } }
const web = {
  '/api/history/': { periods: [{ period: 3, shards: 1, weeks: [], rarityWeeks: [second] }] },
  '/api/rarity-weeks/mount/global/3/': { weeks: [second], counted: [40], owners: { 7: [10] } },
}

const open = async (files: Record<string, unknown>, markup = body) => {
  const page = openPage(markup, { web: files })
  vi.resetModules()
  const { showFirstWeeks } = await import('./show-first-weeks.ts')
  await showFirstWeeks(page.document, page.one('[data-first-weeks]'), frame)
  return page
}

test('what a patch brought is fetched when it is opened, under the shield as in the list', async () => {
  const { one, words, asked, all } = await open(web)
  expect(asked).toEqual(['/api/history/'])
  one<HTMLDetailsElement>('details').open = true
  await vi.waitFor(() => expect(words('aside tbody td')).toEqual(['–', '25.0%', '–', '–']))
  expect([words('aside tbody th'), all('aside [data-patch="75"]').length]).toEqual([['Fat Moogle'], 1])
  // Which weeks there are is asked for once.
  expect(asked).toEqual(['/api/history/', '/api/rarity-weeks/mount/global/3/'])
})

test('what was fetched stays as it is where it is folded away and opened again', async () => {
  const { one } = await open(web)
  const box = one<HTMLDetailsElement>('details')
  box.open = true
  await settle()
  const table = one('aside table')
  box.open = false
  box.open = true
  expect(one('aside table')).toBe(table)
})

test('a thing that has no page and is of no known patch is listed, too; one without a list is not', async () => {
  const plain = '<tr data-thing="mounts/7"><td><div class="shelf-item"><div><b>Plain Moogle</b></div></div></td></tr>'
  const { one, words, all } = await open(
    web,
    body.replace('</tbody>', `${plain}<tr data-thing="mounts/7"></tr></tbody>`),
  )
  one<HTMLDetailsElement>('details').open = true
  await settle()
  expect(words('aside tbody th')).toEqual(['Fat Moogle', 'Plain Moogle'])
  expect(all('aside a').map((link) => link.getAttribute('href'))).toEqual(['/m/7/'])
  expect(all('aside [data-patch]').map(({ textContent }) => textContent)).toEqual(['Fat Moogle'])
})

test('what cannot be fetched says so, and is asked for again', async () => {
  const files: Record<string, unknown> = { ...web, '/api/rarity-weeks/mount/global/3/': 500 }
  const { one, words, click } = await open(files)
  one<HTMLDetailsElement>('details').open = true
  await vi.waitFor(() => expect(words('[role=alert]').length).toBe(1))
  Object.assign(files, web)
  click('aside button')
  await vi.waitFor(() => expect(words('aside tbody th')).toEqual(['Fat Moogle']))
})

test('of a patch before the first count nothing is offered', async () => {
  const { all } = await open({ '/api/history/': { periods: [{ period: 1, shards: 1, weeks: [1] }] } })
  expect(all('details').length).toBe(0)
})

test('where nothing was counted of what it brought, it says so', async () => {
  const counted = { weeks: [second], counted: [40], owners: {} }
  const { one, words } = await open({ ...web, '/api/rarity-weeks/mount/global/3/': counted })
  one<HTMLDetailsElement>('details').open = true
  await vi.waitFor(() => expect(words('aside .stack')).toEqual([firstWeekTexts('en').none]))
})

test('the page asks once it comes near, of the patch that it names', async () => {
  const page = openPage(body, { web })
  page.one('[data-first-weeks]').dataset.firstWeeks = JSON.stringify(frame)
  let see = (_: { isIntersecting: boolean }[]) => {}
  const watched = new Set<Element>()
  class Observer {
    constructor(seen: typeof see) {
      see = seen
    }
    observe = (place: Element) => watched.add(place)
    disconnect = () => watched.clear()
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.resetModules()
  await import('./first-weeks-page.ts')
  expect([...watched]).toEqual([page.one('[data-first-weeks]')])
  see([{ isIntersecting: false }])
  expect(page.asked).toEqual([])
  see([{ isIntersecting: false }, { isIntersecting: true }])
  await vi.waitFor(() => expect(page.words('summary')).toEqual([firstWeekTexts('en').title]))
  expect(page.asked).toEqual(['/api/history/'])
  expect([...watched]).toEqual([])
})
