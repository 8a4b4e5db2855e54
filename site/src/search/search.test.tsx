import { beforeEach, expect, test, vi } from 'vitest'
import { searchTexts } from '#texts/texts.ts'
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

beforeEach(() => void vi.resetModules())

/** The page of the search at a query. */
const open = async (query = '', more: Readonly<Record<string, unknown>> = {}) => {
  const page = await drawn(null, { path: `/charactersearch/${query}`, web: { ...web, ...more } })
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
  expect([page.isIdle(), page.words('h2'), page.words('#below')]).toEqual([true, [text.tips], ['Below']])
  expect([page.said(), page.areThings(), page.isLodestone(), location.search]).toEqual([[], false, false, ''])
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
  expect(page.words('form + p')).toEqual([text.compared])
  expect([page.areThings(), page.found()[0]]).toEqual([false, ['Tataru Taru', '/char/7/compare/3/']])
  await page.submit('')
  expect([page.isIdle(), page.all('#below').length, location.search]).toEqual([true, 0, '?compare=7'])
})
