import { packShelf } from '@kupodex/data/find'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { chosenKey, wishesKey } from '#storage/keys.ts'
import { openPage, type PageOptions } from '#ui/page.fixture.ts'
import { userKey } from '#user/kept-user.ts'
import { Finder } from './finder.tsx'

const { shelf, names } = packShelf({ kind: 'minion', path: '/rarity/minion/global/{id}/', own: 'minions' }, [
  { id: '3', name: 'Fat Cat', patch: null },
  { id: '8', name: 'Mini Cat', patch: null },
  { id: '9', name: 'Wind-up Secret', patch: 75 },
])
const file = {
  kinds: { minion: { name: 'Minions' } },
  marks: { own: 'Obtained', wanted: 'Wish list' },
  shelves: [shelf],
  names: [names],
}
const found = { prefix: 'mi', deeper: [], names: [[42, 'Mini Catson', 1]] }
const web = {
  '/find-names/en/main.json': file,
  '/find-names/en/long.json': { ...file, shelves: [], names: [] },
  '/api/names/mi/': found,
  '/api/names/mini/': found,
  '/api/names/ca/': found,
  '/places.json': {},
}

/** Scripts of the page are loaded meanwhile, which takes a busy machine seconds. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 30_000 })

/** A page with a finder, of everything or of characters alone, in whose field somebody is. */
const openFinder = async (options: PageOptions & { isOfAll?: boolean; isInDialog?: boolean; typed?: string } = {}) => {
  vi.resetModules()
  const everything = options.isOfAll === false ? {} : { everything: { label: 'What', hint: '' } }
  const finder = renderToStaticMarkup(<Finder language="en" {...everything} />)
  const within = options.isInDialog === true ? `<dialog open>${finder}</dialog>` : finder
  const page = openPage(`${within}<button id="beside">Beside</button>`, { web, ...options })
  if (options.typed !== undefined) page.one<HTMLInputElement>('[role=combobox]').value = options.typed
  const [{ bindCombobox }, { ask }] = await Promise.all([import('./combobox.ts'), import('#ask/page.ts')])
  bindCombobox(page.one<HTMLFormElement>('form'), { char: '/char/', ask })
  const input = page.one<HTMLInputElement>('[role=combobox]')
  return {
    ...page,
    input,
    press: (key: string) => page.send(input, 'keydown', { key }),
    hrefs: () => page.attributes('[role=option]', 'href'),
    active: () => {
      const id = input.getAttribute('aria-activedescendant')
      const marked = page.all('[aria-selected=true]')
      expect(marked.map((option) => option.id)).toEqual(id === null ? [] : [id])
      return marked[0]?.getAttribute('href') ?? null
    },
  }
}

// What waits for another try ends with its test.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

test('things come by their kind, then characters, and how many there are is said', async () => {
  const { enter, hrefs, words, input } = await openFinder()
  enter('[role=combobox]', 'mini cat')
  await eventually(() =>
    expect(hrefs()).toEqual(['/rarity/minion/global/8/', '/char/42/', '/charactersearch/?q=mini%20cat']),
  )
  expect(words('[role=group] > [role=presentation]')).toEqual(['Minions', 'Characters'])
  expect(words('[data-status]')).toEqual(['2 results'])
  expect(input.getAttribute('aria-expanded')).toBe('true')
})

test('free companies are offered after characters, with their world and how many of their members are known', async () => {
  const [id, other] = ['9230000000000000001', '9230000000000000002']
  const names = [
    [id, 'Mini Catches', 40, 12],
    [other, 'Dogs of Mínight', 41, 90],
    ['9230000000000000003', 'Mini Dogs', 41, 5],
  ]
  const companies = { prefix: 'mi', deeper: [], names }
  const { enter, hrefs, words } = await openFinder({
    web: {
      ...web,
      '/places.json': { 40: ['Aether', 'Jenova'] },
      '/api/company-names/mi/': companies,
    },
  })
  enter('[role=combobox]', 'MINI ca')
  await eventually(() => expect(hrefs()).toContain(`/fc/${id}/`))
  expect(hrefs().slice(-2)).toEqual([`/fc/${id}/`, '/charactersearch/?q=MINI%20ca'])
  expect(words('[role=group]').at(-1)).toBe('Free CompaniesMini Catches Aether / Jenova · 12 members on Kupodex')
  enter('[role=combobox]', 'mini')
  await eventually(() => expect(hrefs().filter((href) => href?.startsWith('/fc/'))).toHaveLength(3))
})

test('a finder of characters asks for no names of things', async () => {
  const { enter, hrefs, asked, all } = await openFinder({ isOfAll: false })
  enter('[role=combobox]', 'mini')
  await eventually(() => expect(hrefs()).toEqual(['/char/42/']))
  expect(all('[role=group]')).toEqual([])
  expect(asked).not.toContain('/find-names/en/main.json')
})

test('arrows choose, Enter opens what is chosen, Escape closes the list', async () => {
  const { enter, hrefs, press, active, one, input, document } = await openFinder()
  const opened: (string | null)[] = []
  document.addEventListener('click', ({ target }) => opened.push((target as Element).getAttribute('href')))
  enter('[role=combobox]', 'cat')
  const search = '/charactersearch/?q=cat'
  const all = ['/rarity/minion/global/3/', '/rarity/minion/global/8/', '/char/42/', search]
  await eventually(() => expect(hrefs()).toEqual(all))
  expect([press('Enter'), opened, active()]).toEqual([true, [], null])
  expect([press('ArrowDown'), active()]).toEqual([false, '/rarity/minion/global/3/'])
  expect([press('ArrowUp'), active()]).toEqual([false, search])
  expect([press('Enter'), opened]).toEqual([false, [search]])
  expect([press('Escape'), active(), one('[role=listbox]').hidden]).toEqual([false, null, true])
  expect(input.getAttribute('aria-expanded')).toBe('false')
  expect(press('Escape')).toBe(true)
})

test('a list closes once the focus leaves it, and not before', async () => {
  const { enter, hrefs, send, one, input, press } = await openFinder()
  enter('[role=combobox]', 'fat cat')
  await eventually(() => expect(hrefs()).toContain('/rarity/minion/global/3/'))
  press('ArrowDown')
  send(input, 'focusout', { relatedTarget: one('[role=option]') })
  expect([one('[role=listbox]').hidden, input.hasAttribute('aria-activedescendant')]).toEqual([false, true])
  send(input, 'focusout', { relatedTarget: one('#beside') })
  expect([one('[role=listbox]').hidden, input.getAttribute('aria-expanded')]).toEqual([true, 'false'])
  expect(input.hasAttribute('aria-activedescendant')).toBe(false)
  // It opens again where it was closed.
  expect([press('ArrowDown'), one('[role=listbox]').hidden]).toEqual([false, false])
})

test('a list in a dialog closes with it alone', async () => {
  const { enter, hrefs, send, one, input, press } = await openFinder({ isInDialog: true })
  enter('[role=combobox]', 'fat cat')
  await eventually(() => expect(hrefs()).toContain('/rarity/minion/global/3/'))
  send(input, 'focusout', { relatedTarget: one('#beside') })
  expect([press('Escape'), one('[role=listbox]').hidden]).toEqual([true, false])
})

test('what is sent closes the list, and what was still to come stays away', async () => {
  const { enter, hrefs, send, one, words, asked } = await openFinder({ isOfAll: false })
  enter('[role=combobox]', 'mini')
  send(one('form'), 'submit')
  await vi.advanceTimersByTimeAsync(5_000)
  expect([hrefs(), one('[role=listbox]').hidden, words('[data-status]')]).toEqual([[], true, ['']])
  expect(asked.filter((path) => path.startsWith('/api/names/'))).toEqual([])
})

test('Escape keeps away what was still to come, until the next letter', async () => {
  const { enter, hrefs, one, press, asked } = await openFinder()
  enter('[role=combobox]', 'fat cat')
  await eventually(() => expect(hrefs()).toEqual(['/rarity/minion/global/3/', '/charactersearch/?q=fat%20cat']))
  enter('[role=combobox]', 'fat ca')
  await vi.advanceTimersByTimeAsync(0)
  expect([press('Escape'), one('[role=listbox]').hidden]).toEqual([false, true])
  const before = asked.length
  await vi.advanceTimersByTimeAsync(5_000)
  expect([asked.length, one('[role=listbox]').hidden]).toEqual([before, true])
})

test('what is answered after Escape opens nothing', async () => {
  const { enter, press, one, hrefs } = await openFinder()
  const answers = globalThis.fetch
  let answer = () => {}
  const isWaiting = new Promise<void>((resolve) => (answer = resolve))
  const answered: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.startsWith('/api/names/')) await isWaiting
    const response = await answers(path)
    answered.push(path)
    return response
  })
  enter('[role=combobox]', 'mini cat')
  await eventually(() => expect(hrefs()).toEqual(['/rarity/minion/global/8/']))
  await eventually(() => expect(answered).toContain('/places.json'))
  expect([press('Escape'), one('[role=listbox]').hidden]).toEqual([false, true])
  answer()
  await eventually(() => expect(answered.some((path) => path.startsWith('/api/names/'))).toBe(true))
  await vi.advanceTimersByTimeAsync(1_000)
  expect([one('[role=listbox]').hidden, hrefs()]).toEqual([true, ['/rarity/minion/global/8/']])
})

test('an Enter that ends the writing of a word opens nothing, nor does a key elsewhere in the form', async () => {
  const { enter, hrefs, send, one, input, document } = await openFinder()
  const opened: (string | null)[] = []
  document.addEventListener('click', ({ target }) => opened.push((target as Element).getAttribute('href')))
  enter('[role=combobox]', 'fat cat')
  await eventually(() => expect(hrefs()).toContain('/rarity/minion/global/3/'))
  expect(send(input, 'keydown', { key: 'Enter', isComposing: true })).toBe(true)
  expect(send(one('form button'), 'keydown', { key: 'Enter' })).toBe(true)
  expect(opened).toEqual([])
})

test('Enter opens none of several of the same name', async () => {
  const names = { prefix: 'mi', deeper: [], names: [[42, 'Mini Catson', 1], [43, 'Mini Catson', 2]] } // prettier-ignore
  const { enter, hrefs, press, document } = await openFinder({
    web: { ...web, '/api/names/mi/': names, '/api/names/ca/': names, '/api/names/mini/': names },
  })
  const opened: (string | null)[] = []
  document.addEventListener('click', ({ target }) => opened.push((target as Element).getAttribute('href')))
  enter('[role=combobox]', 'mini catson')
  await eventually(() => expect(hrefs()).toContain('/char/43/'))
  expect([press('Enter'), opened]).toEqual([true, []])
})

test('of a kind five are offered, with how many there are, and six characters', async () => {
  const cats = packShelf(
    { kind: 'minion', path: '/rarity/minion/global/{id}/', own: 'minions' },
    Array.from({ length: 7 }, (_, at) => ({ id: `${at + 1}`, name: `Mini Cat ${at}`, patch: null })),
  )
  const people = Array.from({ length: 9 }, (_, at) => [at + 40, `Mini Cat ${'abcdefghi'[at]}`, 1])
  const { enter, hrefs, words } = await openFinder({
    web: {
      ...web,
      '/find-names/en/main.json': { ...file, shelves: [cats.shelf], names: [cats.names] },
      '/api/names/mi/': { prefix: 'mi', deeper: [], names: people },
    },
  })
  enter('[role=combobox]', 'mini cat')
  await eventually(() => expect(hrefs()).toContain('/char/40/'))
  expect(words('[role=group] > [role=presentation]')).toEqual(['Minions (7)', 'Characters'])
  expect(hrefs().filter((href) => href?.startsWith('/rarity/'))).toHaveLength(5)
  expect(hrefs().filter((href) => href?.startsWith('/char/'))).toHaveLength(6)
  expect(words('[data-status]')).toEqual(['11 results'])
})

test('from the second letter on things are found; of one letter nothing is said', async () => {
  const { enter, hrefs, words } = await openFinder()
  enter('[role=combobox]', 'fa')
  await eventually(() => expect(hrefs()).toEqual(['/rarity/minion/global/3/']))
  enter('[role=combobox]', 'f')
  await eventually(() => expect(hrefs()).toEqual([]))
  await vi.advanceTimersByTimeAsync(5_000)
  expect([hrefs(), words('[data-status]')]).toEqual([[], ['']])
})

test('what was typed before the page could react is found, too', async () => {
  const { hrefs } = await openFinder({ typed: 'fat cat' })
  await eventually(() => expect(hrefs()).toEqual(['/rarity/minion/global/3/', '/charactersearch/?q=fat%20cat']))
})

test('each option has what is known of it, and its place among all', async () => {
  const { enter, hrefs, attributes, words } = await openFinder({
    web: { ...web, '/places.json': { 1: ['Center', 'World'] } },
  })
  enter('[role=combobox]', 'mini cat')
  await eventually(() => expect(hrefs()).toContain('/char/42/'))
  const list = attributes('[role=listbox]', 'id')[0]
  expect(attributes('[role=option]', 'id')).toEqual([0, 1, 2].map((at) => `${list}-${at}`))
  expect(words('[role=option] small')).toEqual(['Center / World'])
  const headings = attributes('[role=presentation]', 'id')
  expect(attributes('[role=group]', 'aria-labelledby')).toEqual(headings)
  expect(new Set(headings).size).toBe(2)
})

test('Enter opens what is called just what was typed', async () => {
  const { enter, hrefs, press, document } = await openFinder()
  const opened: (string | null)[] = []
  document.addEventListener('click', ({ target }) => opened.push((target as Element).getAttribute('href')))
  enter('[role=combobox]', 'fat cat')
  await eventually(() => expect(hrefs()).toContain('/rarity/minion/global/3/'))
  expect([press('Enter'), opened]).toEqual([false, ['/rarity/minion/global/3/']])
})

test.each([
  [1, '/rarity/minion/global/3/'],
  [2, '/rarity/minion/global/8/'],
])('what is chosen by pressing %i times stays so when characters come', async (times, path) => {
  const { enter, hrefs, press, active } = await openFinder()
  enter('[role=combobox]', 'cat')
  await eventually(() => expect(hrefs().length).toBeGreaterThan(1))
  for (let time = 0; time < times; time++) press('ArrowDown')
  await eventually(() => expect(hrefs()).toContain('/char/42/'))
  expect(active()).toBe(path)
})

test('names that cannot be loaded are told of, and characters are found', async () => {
  const { enter, hrefs, words, one } = await openFinder({
    web: { ...web, '/find-names/en/main.json': 404, '/find-names/en/long.json': 404 },
  })
  enter('[role=combobox]', 'mini')
  await eventually(() => expect(hrefs()).toEqual(['/char/42/', '/charactersearch/?q=mini']))
  await eventually(() => expect(words('[data-status]')[0]).toContain('could not be loaded'))
  // Seen as well as heard.
  expect(one('[data-status]').classList.contains('unseen')).toBe(false)
})

test('where the spoiler shield hides all that is found, it says so and leads to where it is changed', async () => {
  const { enter, hrefs, words } = await openFinder()
  const { shield } = await import('#shield/shield-store.ts')
  shield.set(74)
  onTestFinished(() => shield.set(null))
  enter('[role=combobox]', 'secret')
  await eventually(() => expect(hrefs()).toEqual(['/spoilers/', '/charactersearch/?q=secret']))
  expect(words('[role=option] span')[0]).toBe('The spoiler shield hides results.')
})

test('nothing found is said once all was asked, and characters of the name can be searched for', async () => {
  const { enter, words, hrefs, press, active } = await openFinder()
  enter('[role=combobox]', 'xyzzy plugh')
  await eventually(() => expect(words('[data-status]')).toEqual(['Nothing found.']))
  const search = '/charactersearch/?q=xyzzy%20plugh'
  expect([words('[role=option] span'), hrefs()]).toEqual([['Look for a character named “xyzzy plugh”'], [search]])
  expect([press('ArrowDown'), active()]).toEqual([false, search])
})

test('what cannot be the name of a character is not offered as one', async () => {
  const { enter, words, hrefs } = await openFinder()
  enter('[role=combobox]', 'モーグリ')
  await eventually(() => expect(words('[data-status]')).toEqual(['Nothing found.']))
  expect(hrefs()).toEqual([])
})

const mina = { id: 7, name: 'Mina Example', worldName: 'Odin', iconUrl: '' }
const stranger = { ...mina, id: 9, name: 'Some Stranger' }
const account = { subject: 'a', at: 1, nickname: '', own: [], favorites: [], lost: [] }

test.each([
  ['an own character', { own: [mina], favorites: [stranger] }, '/char/7/minions/3/'],
  ['a favorite', { favorites: [mina] }, '/char/7/minions/3/'],
  ['one chosen in this browser, before a favorite', { favorites: [stranger] }, '/char/7/minions/3/', [mina]],
  ['the page of all, where only a stranger was opened', {}, '/rarity/minion/global/3/'],
])('finds lead to %s, and what the reader wants is marked', async (_, user, path, chosen: object[] = []) => {
  const wish = { type: 'minion', id: 3, wish: 'want', at: 1 }
  const { enter, hrefs, words } = await openFinder({
    kept: {
      [wishesKey]: JSON.stringify([wish]),
      [userKey]: JSON.stringify({ ...account, ...user }),
      [chosenKey]: JSON.stringify(chosen),
    },
  })
  const { recent } = await import('#recent/recent.ts')
  recent.set([stranger])
  onTestFinished(() => recent.set([]))
  const { loadMine } = await import('#find/mine.ts')
  await loadMine()
  enter('[role=combobox]', 'fat')
  await eventually(() => expect(hrefs()).toEqual([path, '/charactersearch/?q=fat']))
  expect(words('[role=option] small')).toEqual(['★ Wish list'])
})
