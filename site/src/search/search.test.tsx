import { beforeEach, expect, test, vi } from 'vitest'
import { findingTexts } from '#find/texts.ts'
import { commonTexts, finderTexts, searchTexts } from '#texts/texts.ts'
import { drawn } from '#ui/drawn.fixture.ts'

const text = searchTexts('en')
const names = { prefix: 'ta', deeper: [], names: [[3, 'Tataru Taru', 1], [4, 'Tatara Tara', 1]] } // prettier-ignore
const web = {
  '/places.json': { 1: ['Center', 'World'] },
  '/api/names/ta/': names,
  '/api/names/zz/': { prefix: 'zz', deeper: [], names: [] },
  '/find-names/en/main.json': 404,
  '/find-names/en/long.json': 404,
}

const noNames = { kinds: {}, marks: { own: '', wanted: '' }, shelves: [], names: [] }

beforeEach(() => void vi.resetModules())

/** The page of the search at a query; nothing that it asks for is answered where it is waiting. */
const open = async (query = '', more: Readonly<Record<string, unknown>> = {}, isWaiting = false) => {
  const page = await drawn(null, { path: `/charactersearch/${query}`, web: { ...web, ...more } })
  if (isWaiting) vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const [{ Search }] = await Promise.all([import('./search.tsx'), import('./found-things.tsx')])
  await page.draw(
    <Search language="en" recentTitle="Opened last">
      <p id="below">Below</p>
    </Search>,
  )
  await page.calm()
  const submit = async (value: string) => {
    await page.settle(() => {
      const field = page.one<HTMLInputElement>('#name')
      field.value = value
      page.send(page.one('form'), 'submit')
    })
    await page.calm()
  }
  return {
    ...page,
    submit,
    found: () => page.all('.found tbody a').map((link) => [link.textContent, link.getAttribute('href')]),
    said: () => page.words('p.soft[role=status]'),
    isIdle: () => page.all('.idle').length === 1,
    /** Whether everything that has the name is looked for. */
    areThings: () => page.words('[role=alert]').includes('Items and pages could not be loaded.'),
    isLodestone: () => page.words('h2').includes(text.lodestoneTitle),
  }
}

test('before anything is searched for there are tips, and what the page has below', async () => {
  const page = await open()
  expect(page.words('label')).toEqual([findingTexts('en').label])
  expect([page.isIdle(), page.words('h2'), page.words('#below')]).toEqual([true, [text.tips], ['Below']])
  expect([page.said(), page.areThings(), page.isLodestone(), location.search]).toEqual([[], false, false, ''])
  // Nobody was opened yet, so that there is no table of them, not even an empty one.
  expect(page.all('table').length).toBe(0)
})

test('of spaces alone nothing is said', async () => {
  const page = await open()
  await page.submit('   ')
  expect([page.isIdle(), page.said(), location.search]).toEqual([true, [], ''])
})

test.each([
  ['ta', text.short, false],
  ['tat', text.more, true],
])('%s is too short for all, which is said, and kept in the address', async (value, said, areThings) => {
  const page = await open()
  await page.submit(value)
  expect([page.isIdle(), page.said(), page.areThings()]).toEqual([true, [said], areThings])
  expect([page.isLodestone(), location.search]).toEqual([false, `?q=${value}`])
})

test('those who have the name are found with their place, and the Lodestone can be asked', async () => {
  const page = await open('?q=tatar')
  expect(page.one<HTMLInputElement>('#name').value).toBe('tatar')
  expect(page.found()).toEqual([
    ['Tataru Taru', '/char/3/'],
    ['Tatara Tara', '/char/4/'],
  ])
  expect(page.words('.found td.quiet')).toEqual(['Center / World', 'Center / World'])
  expect([page.isIdle(), page.said(), page.isLodestone(), page.areThings()]).toEqual([false, [], true, true])
  await page.submit('')
  expect([page.isIdle(), page.said(), page.found(), location.search]).toEqual([true, [], [], ''])
})

test('whom the Lodestone finds has the home that is known of it, beside those of the product', async () => {
  const one = { id: 9, name: 'Tatar Far', iconUrl: '' }
  const found = [
    { ...one, worldName: 'World' },
    { ...one, id: 10, worldName: '' },
  ]
  const page = await open('?q=tatar', { '/api/lodestonesearch/tatar/': { results: found, more: false } })
  await page.click('section button')
  await page.until(() => expect(page.found()).toHaveLength(4))
  expect(page.found().slice(2)).toEqual([
    ['Tatar Far', '/char/9/'],
    ['Tatar Far', '/char/10/'],
  ])
  expect(page.words('.found td.quiet').slice(2)).toEqual(['Center / World', commonTexts('en').unknown])
})

test('the Lodestone may be too busy to be asked, or unavailable, which is said of it alone', async () => {
  const page = await open('?q=tatar', { '/api/lodestonesearch/tatar/': 503 })
  const alerts = () => page.words('section [role=alert]')
  expect(alerts()).toEqual([])
  await page.click('section button')
  await page.until(() => expect(alerts()).toEqual([text.lodestoneError]))
  expect(page.found()).toHaveLength(2)
})

test('while the Lodestone is asked, it is not asked again', async () => {
  const page = await open('?q=tatar')
  const { search } = await import('./search-store.ts')
  const isBusy = () => page.one('section button').getAttribute('aria-disabled')
  expect(isBusy()).toBe('false')
  await page.settle(() => search.set({ ...search.get(), lodestone: { state: 'loading' } }))
  expect(isBusy()).toBe('true')
  await page.click('section button')
  expect(page.asked.filter((path) => path.startsWith('/api/lodestonesearch/'))).toEqual([])
})

test('what is searched for stays in the address while it is on its way', async () => {
  const page = await open('?q=tatar', {}, true)
  expect([page.words('[role=status]'), page.isLodestone()]).toEqual([[commonTexts('en').loading], false])
  expect(location.search).toBe('?q=tatar')
})

test('a search that is refused for a while says so, and offers the Lodestone', async () => {
  const page = await open('?q=tatar')
  const { search } = await import('./search-store.ts')
  await page.settle(() => search.set({ ...search.get(), product: { state: 'busy' } }))
  expect([page.words('[role=alert]').includes(text.busy), page.isLodestone(), page.isIdle()]).toEqual([
    true,
    true,
    false,
  ])
})

test('a search that fails says so, and offers the Lodestone', async () => {
  const page = await open('?q=qqqq', { '/api/names/qq/': 500, '/api/charsearch/qqqq/': 500 })
  await page.until(() => expect(page.words('[role=alert]')).toContain(text.error))
  expect([page.isLodestone(), page.found(), location.search]).toEqual([true, [], '?q=qqqq'])
})

test('that nobody has the name is said where it is said that nothing has, or of characters to be compared', async () => {
  const named = { '/find-names/en/main.json': noNames, '/find-names/en/long.json': noNames }
  const nobody = { ...named, '/api/charsearch/zzzz/': { results: [] } }
  const page = await open('?q=zzzz', nobody)
  await page.until(() => expect(page.said()).toEqual([`${findingTexts('en').none} ${text.none}`]))
  vi.resetModules()
  const compared = await open('?q=zzzz&compare=7', nobody)
  await compared.until(() => expect(compared.said()).toEqual([text.none]))
})

test('characters that were opened last stand below while nothing is searched for', async () => {
  const { recent } = await import('#recent/recent.ts')
  recent.set([{ id: 8, name: 'Mina Example', worldName: 'Odin', iconUrl: '' }])
  const page = await open()
  expect(page.words('.idle caption')).toEqual(['Opened last'])
  expect([page.found(), page.words('.found td.quiet')]).toEqual([[['Mina Example', '/char/8/']], ['Odin']])
  await page.submit('tatar')
  expect(page.words('.found caption')).not.toContain('Opened last')
})

test('whose name is sent in full is opened, or compared with another', async () => {
  const openedOn = async (query: string, sent: string) => {
    vi.resetModules()
    const page = await open(query)
    const went: string[] = []
    Object.assign(location, { assign: (to: string) => void went.push(to) })
    await page.submit(sent)
    return went
  }
  expect(await openedOn('', 'tataru taru')).toEqual(['/char/3/'])
  expect(await openedOn('?compare=7', 'tataru taru')).toEqual(['/char/7/compare/3/'])
  expect(await openedOn('', 'tatar')).toEqual([])
  // A page that opens with a name shows who has it, and a number that stands there is opened.
  expect(await openedOn('?q=tataru+taru', 'tatar')).toEqual([])
  expect(await openedOn('?q=12345', '12345')).toEqual(['/char/12345/'])
})

test('what is typed is kept in the address once it is searched for', async () => {
  const page = await open('?q=tatar')
  await page.enter('#name', 'tata')
  expect([location.search, page.found()]).toEqual(['?q=tatar', []])
  await page.until(() => expect([page.found().length, location.search]).toEqual([2, '?q=tata']))
})

test('a number is offered as a character, and nothing is searched for', async () => {
  const page = await open('?q=12345')
  expect([page.words('.button').at(-1), page.attributes('p > .button', 'href')]).toEqual([
    text.open.replace('{id}', '12345'),
    ['/char/12345/'],
  ])
  expect([page.isIdle(), page.said(), page.isLodestone(), page.areThings()]).toEqual([false, [], false, false])
})

test('of those to be compared with another no things are found, and they lead to the comparison', async () => {
  const page = await open('?q=tatar&compare=7')
  expect([page.words('form + p'), page.words('label')]).toEqual([[text.compared], [finderTexts('en').label]])
  expect([page.areThings(), page.found()[0]]).toEqual([false, ['Tataru Taru', '/char/7/compare/3/']])
  await page.submit('')
  expect([page.isIdle(), page.all('#below').length, location.search]).toEqual([true, 0, '?compare=7'])
})
