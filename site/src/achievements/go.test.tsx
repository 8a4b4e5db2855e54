import { beforeEach, expect, test, vi } from 'vitest'
import { drawn } from '#ui/drawn.fixture.ts'
import { pageTextsIn } from './page-texts.ts'

beforeEach(() => void vi.resetModules())

/** The way to a view on a page of a list, in whose address something was chosen. */
const open = async () => {
  const page = await drawn(null, { path: '/char/7/achievements/battle/raids/?show=missing' })
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run())
  const { Crumbs } = await import('./crumbs.tsx')
  await page.draw(
    <Crumbs
      label="Where"
      above={[
        { name: 'All', href: '/char/7/achievements/', move: 'list' },
        { name: 'Battle', href: '/char/7/achievements/battle/' },
      ]}
      here="Raids"
    />,
  )
  const press = (at: number, how: object = {}) => {
    const link = page.all('nav a')[at]
    if (link === undefined) throw new Error('no link')
    return page.send(link, 'click', { button: 0, ...how })
  }
  return { ...page, press, here: () => `${location.pathname}${location.search}` }
}

test('the way to a view is said above its name, and a press goes there with the focus', async () => {
  const { words, attributes, press, here, document, one } = await open()
  expect([words('nav a'), words('h2'), attributes('nav', 'aria-label')]).toEqual([
    ['All', 'Battle'],
    ['Raids'],
    ['Where'],
  ])
  // It takes the focus, and the Tab key passes it.
  expect(attributes('h2', 'tabindex')).toEqual(['-1'])
  expect(press(1)).toBe(false)
  // What was chosen in a list stays with its views, and is left with the list.
  expect([here(), document.activeElement]).toEqual(['/char/7/achievements/battle/?show=missing', one('#view')])
  expect(press(0)).toBe(false)
  expect(here()).toBe('/char/7/achievements/')
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'a press with %j is the browser’s',
  async (how) => {
    const { press, here } = await open()
    expect([press(0, how), here()]).toEqual([true, '/char/7/achievements/battle/raids/?show=missing'])
  },
)

test('of a long list the first rows are shown, and the rest after a press, with the focus on the first of it', async () => {
  const page = await drawn(null)
  const { RowList } = await import('./row-list.tsx')
  const draw = (most: number | null, count = 5) =>
    page.draw(
      <RowList
        {...{ language: 'en', texts: pageTextsIn('en'), most }}
        rows={Array.from({ length: count }, (_, at) => at + 1)}
        keyOf={(one) => `row ${one}`}
      >
        {(one) => <a href={`/${one}/`}>{one}</a>}
      </RowList>,
    )
  await draw(2)
  expect([page.words('li'), page.attributes('li', 'data-id')]).toEqual([
    ['1', '2'],
    ['row 1', 'row 2'],
  ])
  expect(page.words('button')).toEqual(['Plus 3 more.'])
  await page.click('button')
  await page.until(() => expect(page.words('li')).toHaveLength(5))
  expect([page.all('button').length, page.document.activeElement?.textContent]).toEqual([0, '3'])
  await draw(2, 2)
  expect([page.words('li').length, page.all('button').length]).toEqual([2, 0])
  await draw(null, 4)
  expect([page.words('li').length, page.all('button').length]).toEqual([4, 0])
})
