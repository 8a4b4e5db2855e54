import { expect, test, vi } from 'vitest'
import { chosenKey, recentKey } from '#storage/keys.ts'
import { loadRecent } from '#recent/recent.ts'
import { openPage } from '#ui/page.fixture.ts'
import { userKey } from '#user/kept-user.ts'
import { boardTexts } from './texts.ts'

const person = (id: number, name: string) => ({ id, name, worldName: 'Lich', iconUrl: '' })
const [mina, aldo] = [person(7, 'Mina'), person(8, 'Aldo')]
const user = { subject: 'a', at: 1, nickname: '', own: [mina], favorites: [], lost: [] }

test.each([
  ['own characters', { [userKey]: JSON.stringify(user) }],
  ['character that was chosen in this browser', { [chosenKey]: JSON.stringify([mina]) }],
])('a board marks the reader’s %s, not those that were only opened', async (_, kept) => {
  vi.resetModules()
  const frame = { language: 'en', type: 'mount', mode: 'standard', kind: 'global', worlds: [], pages: 1, count: 2 }
  const page = openPage(
    `<div data-board='${JSON.stringify(frame)}'><p data-own-bar></p><table>
      <tr data-id="7"><td class="who"><a>Mina</a></td></tr><tr data-id="8"><td class="who"><a>Aldo</a></td></tr>
    </table></div>`,
    {
      path: '/ranking/mount/global/',
      kept: { ...kept, [recentKey]: JSON.stringify([aldo, mina]) },
    },
  )
  loadRecent(page.storage)
  await import('./board-page.ts')
  expect(page.words('.who a')).toEqual([`Mina (${boardTexts('en').own})`, 'Aldo'])
  expect(page.all('[data-own]').map(({ dataset }) => dataset.id)).toEqual(['7'])
})

const light = {
  ...{ language: 'en', type: 'mount', scope: 'Light', mode: 'standard', kind: 'dataCenter', worlds: ['Lich'] },
  ...{ pages: 2, count: 1201, possible: 0, columns: 'score', released: null, globalPath: '/ranking/mount/global/' },
  ...{ sprite: '/s.svg', base: '/char/' },
}
const times = { deployTime: 1, generateTime: 1 }
const web = {
  '/places.json': { 1: ['Light', 'Lich'] },
  '/api/ranking-pages/mount/Light/standard/0/': {
    ...{ ...times, pageSize: 100, firstPage: 1, iconBase: '' },
    rows: Array.from({ length: 101 }, (_, at) => [at + 1, `Mina ${at + 1}`, null, 1, at + 1, at + 1, 400, 1000]),
  },
  '/api/ranks/101/': { ...times, boards: ['mount/standard'], ids: [101], ends: [1], ranks: [0, 0, 101, 400, 0, 0, 0] },
}

/** A board of two pages, opened at an address. */
const openBoard = async (path = '', options: Parameters<typeof openPage>[1] = {}, frame: object = light) => {
  vi.resetModules()
  const page = openPage(
    `<div data-board='${JSON.stringify(frame)}'><form><input name="char"></form><p data-said></p><ul data-found></ul>
      <p data-own-bar hidden></p><table><tbody><tr data-id="1"><td class="who"><a href="/char/1/">Mina 1</a></td></tr></tbody></table>
      <nav class="pager" data-pager><a href="?page=2">2</a></nav><a class="other" href="/">Home</a></div>`,
    { path: `/ranking/mount/Light/${path}`, web, ...options },
  )
  const { loadRecent: load } = await import('#recent/recent.ts')
  load(page.storage)
  await import('./board-page.ts')
  return {
    ...page,
    ids: () => page.all('tr').map(({ dataset }) => dataset.id),
    said: () => page.words('[data-said]')[0],
    /** Whether a press of the first button of a mouse is left to the browser. */
    press: (selector: string, keys: object = {}) => page.send(page.one(selector), 'click', { button: 0, ...keys }),
  }
}

test('a link of the pager turns the page here, keeps its address, and puts the focus on the table', async () => {
  const page = await openBoard()
  page.press('.pager a')
  await vi.waitFor(() => expect(location.search).toBe('?page=2'))
  expect([page.ids(), page.said()]).toEqual([['101'], 'Page 2 of 2'])
  expect([page.document.activeElement === page.one('table'), page.one('table').getAttribute('tabindex')]).toEqual([
    true,
    '-1',
  ])
  history.back()
  await vi.waitFor(() => expect(page.ids()).toEqual(['1']))
})

test.each([
  ['.pager a', { ctrlKey: true }],
  ['.other', {}],
])('a press of %s with %j is left to the browser', async (selector, keys) => {
  const page = await openBoard()
  expect(page.press(selector, keys)).toBe(true)
  expect(page.asked).toEqual([])
})

test.each([
  ['?page=2', '?page=2', 'Page 2 of 2'],
  ['?page=99', '?page=99', 'Page 2 of 2'],
  ['?char=101', '?page=2&char=101', 'Mina 101'],
])('the address %s opens the board there', async (path, search, said) => {
  const page = await openBoard(path)
  await vi.waitFor(() => expect(page.said()).toContain(said))
  expect([page.ids(), location.search]).toEqual([['101'], search])
})

test('who is typed is looked for on the board', async () => {
  const page = await openBoard()
  page.enter('input', '101')
  expect(page.send(page.one('form'), 'submit')).toBe(false)
  await vi.waitFor(() => expect(page.said()).toContain('Mina 101'))
  expect(page.ids()).toEqual(['101'])
})

test('a page that cannot be loaded says so', async () => {
  const page = await openBoard('?page=2', { web: {} })
  await vi.waitFor(() => expect(page.said()).toBe(boardTexts('en').pageError))
  expect(page.ids()).toEqual(['1'])
})

const far = { ...person(101, 'Mina Far') }
test.each([
  ['own character', { [chosenKey]: JSON.stringify([far]) }],
  ['character that was opened last', { [recentKey]: JSON.stringify([far]) }],
])('the rank of the reader’s %s stands below a board that does not show it, and leads to it', async (_, kept) => {
  const page = await openBoard('', { kept })
  await vi.waitFor(() => expect(page.words('[data-own-bar]:not([hidden]) a')).toEqual(['Mina Far · rank 101 of 1,201']))
  // Whoever is opened meanwhile, as in another tab, does not take the place.
  const { recent } = await import('#recent/recent.ts')
  recent.set([person(9, 'Rei')])
  await vi.dynamicImportSettled()
  expect(page.asked).not.toContain('/api/ranks/9/')
  page.press('[data-own-bar] a')
  await vi.waitFor(() => expect(page.ids()).toEqual(['101']))
  expect(location.search).toBe('?page=2&char=101')
})

test.each([
  ['is on the page already', { [chosenKey]: JSON.stringify([person(1, 'Mina 1')]) }, []],
  ['has no rank', { [chosenKey]: JSON.stringify([person(9, 'Rei')]) }, ['/api/ranks/9/']],
  ['is of another data center', { [chosenKey]: JSON.stringify([{ ...far, worldName: 'Odin' }]) }, []],
])('of a character that %s nothing stands below the board', async (_, kept, asked) => {
  const page = await openBoard('', { kept })
  await vi.waitFor(() => expect(page.asked).toEqual(asked))
  expect(page.all('[data-own-bar]:not([hidden])').length).toBe(0)
})

test('says once what changed since this browser last looked: its own rank, who is first, and how many there are', async () => {
  const look = async (rank: string, leader: string, count: number, seen: Record<string, string> = {}) => {
    vi.resetModules()
    const row = (id: string, place: string, name: string) =>
      `<tr data-id="${id}"><td class="rank">${place}<small>▲2</small></td><td class="who"><a><i></i><span>${name}</span></a></td></tr>`
    const page = openPage(
      `<div data-board='${JSON.stringify({ ...light, count })}'><p data-since></p><p data-own-bar hidden></p>
        <table><tbody>${row(leader, '1', `Mog ${leader}`)}${row('7', rank, 'Mina')}</tbody></table></div>`,
      { path: '/ranking/mount/Light/', kept: { [userKey]: JSON.stringify(user), ...seen } },
    )
    await import('./board-page.ts')
    await vi.waitFor(() => expect(page.storage.getItem('kupodex.looks')).not.toBe(seen['kupodex.looks'] ?? null))
    return {
      says: page.words('[data-since]')[0],
      seen: { 'kupodex.looks': page.storage.getItem('kupodex.looks') ?? '' },
    }
  }
  vi.setSystemTime(Date.UTC(2026, 0, 6, 12))
  const first = await look('1,041', '1', 1201)
  vi.setSystemTime(Date.UTC(2026, 0, 8, 12))
  const second = await look('38', '2', 1210, first.seen)
  vi.setSystemTime(Date.UTC(2026, 0, 9, 12))
  const third = await look('38', '2', 1210, second.seen)
  vi.useRealTimers()
  expect([first.says, second.says, third.says]).toEqual([
    '',
    'Since Tuesday: rank 1,041 → 38 · new in first place: Mog 2 · 9 more characters',
    '',
  ])
})
