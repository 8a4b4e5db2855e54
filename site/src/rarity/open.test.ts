import { expect, onTestFinished, test, vi } from 'vitest'
import { webOf } from '#ask/web.fixture.ts'
import { shield } from '#shield/shield-store.ts'
import { rarityRowTexts } from '#texts/texts.ts'
import { openPage } from '#ui/page.fixture.ts'
import type { ListAddress } from './address.ts'
import { rarityFrame } from './frame.ts'
import { openList } from './open.ts'
import { orderTexts } from './texts.ts'
import { weeksLater } from './weeks.fixture.ts'

const entry = (id: number, count: number) => ({ id, count, points: 0, percent: count, percentFull: count })
const items = [
  { id: 7, name: 'Fat Moogle', patch: '7.2' },
  { id: 8, name: 'Moogle King', patch: '7.4' },
  { id: 9, name: 'Adamantoise', patch: '7.3' },
  { id: 10, name: 'Moogle Ghost', patch: '7.1' },
]
const generateTime = weeksLater(6)
const counted = (charCount: number, rarity: readonly object[]) => ({
  '/api/rarity/mount/Omega/': { charCount, generateTime, deployTime: 1, rarity },
})
const files = {
  '/rarity-items/en/mount.json': { items, unlisted: [] },
  ...counted(40, [entry(10, 0), entry(8, 1), entry(7, 20), entry(9, 30)]),
  '/api/history/': { periods: [{ period: 3, shards: 1, weeks: [], rarityWeeks: [weeksLater(1)] }] },
  '/api/rarity-weeks/mount/Omega/3/': {
    ...{ weeks: [weeksLater(1)], counted: [100] },
    owners: { 7: [10], 8: [0], 9: [30] },
  },
}
const body = `
  <div id="list">
    <p id="fold"><input type="checkbox" data-unowned></p><p data-found></p>
    <table><tbody data-rows><tr><td><div class="item"><a>first page</a></div></td></tr></tbody></table>
    <nav data-pager><a class="step">first pager</a></nav>
  </div>`

/** A list of some characters, and what it shows of an address. */
const open = async (web: Record<string, unknown> = files, characters = 40) => {
  const page = openPage(body, { path: '/rarity/mount/Omega/' })
  const { ask } = webOf(web)
  const scope = { language: 'en', type: 'mount', scope: 'Omega', characters } as const
  const list = await openList(page.one('#list'), rarityFrame(scope, { sprite: '/s.svg', images: null }), ask)
  const show = async (address: Partial<ListAddress>) => {
    await list.show({ text: '', order: null, page: 1, ...address })
    return page.words('.item a')
  }
  const said = () => page.words('[data-found]')[0]
  const isFoldHidden = () => page.one('#fold').hasAttribute('hidden')
  return { ...page, list, show, said, isFoldHidden }
}

test('what is found keeps the order of the list, and how much it is is said', async () => {
  const { show, said } = await open()
  expect([await show({ text: 'moogle' }), said()]).toEqual([['Moogle Ghost', 'Moogle King', 'Fat Moogle'], '3 found'])
  expect([await show({ text: 'adaman' }), said()]).toEqual([['Adamantoise'], '1 found'])
  expect([await show({ text: 'zzzzzz' }), said()]).toEqual([[], rarityRowTexts('en').nothing])
  // Too little to search for is the list as it is, of which nothing is said.
  expect([await show({ text: 'mo' }), said()]).toEqual([['first page'], ''])
})

test('a search in an order finds in that order, and only what the order has', async () => {
  const { show, said } = await open()
  expect(await show({ order: 'newest', text: 'moogle' })).toEqual(['Moogle King', 'Fat Moogle', 'Moogle Ghost'])
  expect(said()).toBe('3 found')
  expect(await show({ order: 'rising', text: 'moogle' })).toEqual(['Fat Moogle', 'Moogle King'])
})

test('nothing is folded away from a search or an order, so that nothing is offered to unfold it', async () => {
  const { show, isFoldHidden } = await open()
  const isHidden = async (address: Partial<ListAddress>) => {
    await show(address)
    return isFoldHidden()
  }
  expect(await isHidden({ text: 'moogle' })).toBe(true)
  expect(await isHidden({})).toBe(false)
  expect(await isHidden({ order: 'newest' })).toBe(true)
  expect(await isHidden({ order: 'newest', text: 'moogle' })).toBe(true)
  expect(await isHidden({ text: 'mo' })).toBe(false)
})

test('what the shield hides is not found by its name', async () => {
  shield.set(72)
  onTestFinished(() => shield.set(null))
  const { show, said } = await open()
  expect([await show({ text: 'moogle' }), said()]).toEqual([['Moogle Ghost', 'Fat Moogle'], '2 found'])
})

test('of few characters it is said that one of them changes much; of nothing that moved, since when', async () => {
  const { compared, few, nothing } = orderTexts('en')
  const since = (words: string) => words.replace('{date}', 'Jun 9, 2026')
  const { show, said } = await open()
  await show({ order: 'falling' })
  expect(said()).toBe(since(nothing))
  await show({ order: 'rising' })
  expect(said()).toBe(since(compared))
  const small = await open(files, 19)
  await small.show({ order: 'rising' })
  expect(small.said()).toBe(`${since(compared)} ${few.replace('{n}', '20')}`)
  const enough = await open(files, 20)
  await enough.show({ order: 'rising' })
  expect(enough.said()).toBe(since(compared))
})

test('the first page comes back as it was built; others lead to pages of the list, of a search to itself', async () => {
  const many = Array.from({ length: 600 }, (_, at) => ({ id: at + 1, name: `Moogle ${at + 1}` }))
  const { show, words, attributes, one } = await open({
    ...files,
    '/rarity-items/en/mount.json': { items: many, unlisted: [600] },
    ...counted(999, many.map(({ id }) => entry(id, id))), // prettier-ignore
  })
  const hrefs = () => [...new Set(attributes('[data-pager] a.step', 'href'))]
  expect((await show({ page: 3 })).length).toBe(99)
  expect(hrefs()).toEqual(['/rarity/mount/Omega/', '/rarity/mount/Omega/?page=2'])
  expect(one('[data-pager] [aria-current]').textContent).toBe('3')
  // A page after the last is the last.
  expect([(await show({ page: 99 })).length, words('[data-pager] [aria-current]')]).toEqual([99, ['3']])
  expect([await show({}), words('[data-pager] .step')]).toEqual([['first page'], ['first pager']])
  await show({ text: 'moogle', page: 2 })
  expect(hrefs()).toEqual(['?q=moogle', '?q=moogle&page=3'])
  await show({ order: 'newest' })
  expect(hrefs()).toEqual(['?order=newest&page=2', '?order=newest&page=3'])
  await show({})
  expect([words('.item a'), words('[data-pager] .step')]).toEqual([['first page'], ['first pager']])
})

test('of two addresses the later one is shown, whichever is answered first', async () => {
  const { list, words } = await open()
  const slow = list.show({ text: '', order: 'rising', page: 1 })
  await list.show({ text: 'adaman', order: null, page: 1 })
  await slow
  expect(words('.item a')).toEqual(['Adamantoise'])
})

test('the list is saved as a file that says of what and when it is', async () => {
  const { list } = await open()
  const saved: { name: string | null; href: string | null }[] = []
  const contents: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${contents.push(blob as Blob)}`)
  const revoked = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {})
  onTestFinished(() => void vi.restoreAllMocks())
  const create = document.createElement.bind(document)
  vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
    const link = create(name)
    link.click = () => saved.push({ name: link.getAttribute('download'), href: link.getAttribute('href') })
    return link
  })
  list.saveCsv()
  expect(saved).toEqual([{ name: 'rarity-mount-Omega-2026-07-14.csv', href: 'blob:1' }])
  expect(revoked.mock.calls).toEqual([['blob:1']])
  const [text] = await Promise.all(contents.map((blob) => blob.text()))
  expect(text?.split('\r\n').map((line) => line.split(',')[2])).toEqual([
    ...['name', 'Moogle Ghost', 'Moogle King', 'Fat Moogle', 'Adamantoise'],
    undefined,
  ])
})
