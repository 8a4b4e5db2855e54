import { itemTypes } from '@kupodex/data/character'
import { characterWith } from '@kupodex/data/contract/character.fixture'
import { expect, test, vi } from 'vitest'
import { pagesTexts } from '#character/texts.ts'
import { distancesOf } from '#owned/counted-file.ts'
import { keptSession } from '#session/kept-session.fixture.ts'
import { listNames, thingLists } from '#things/lists.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { altsTexts } from './texts.ts'

const texts = altsTexts('en')

/** An observer that never sees anything. */
class NothingSeen {
  observe = () => undefined
  unobserve = () => undefined
  disconnect = () => undefined
}

const someone = (id: number, name: string) =>
  characterWith('unread', {
    ...{ id, name, worldName: 'Lich', iconUrl: '', achievementKinds: {} },
    ...Object.fromEntries(itemTypes.flatMap((type) => [[`${type}Count`, 0], [`${type}Possible`, 1]])), // prettier-ignore
  })

/** The page for a user with these characters. */
const open = async (ids: readonly number[], web: object = {}) => {
  const page = await drawn(null, { kept: await keptSession(), web: { ...web } })
  vi.stubGlobal('IntersectionObserver', NothingSeen)
  const [{ AltsPage }, { loadSession }, { setUser }] = await Promise.all([
    import('./alts-page.tsx'),
    import('#session/session.ts'),
    import('#user/user.ts'),
  ])
  loadSession()
  const own = ids.map((id) => ({ id, name: `Mog ${id}`, worldName: 'Lich', iconUrl: '' }))
  setUser({ subject: 'mina', at: 0, nickname: '', isAdmin: false, seesIds: false, favorites: [], lost: [], own })
  await page.draw(<AltsPage language="en" lists={thingLists} names={listNames(pagesTexts('en'))} />)
  await page.calm()
  return page
}

test.each([
  [[], texts.none, texts.noneHint],
  [[7], texts.one, texts.oneHint],
])('who has verified %j is told what it takes', async (ids, title, hint) => {
  const page = await open(ids)
  expect(page.words('h2')).toEqual([title])
  expect(page.one('.alts-island').textContent).toContain(hint)
  expect(page.all('a.button').map((link) => link.getAttribute('href'))).toEqual(['/charactersearch/'])
})

const web = {
  '/counted-things.json': { mount: distancesOf([1]) },
  '/api/user/char/7/': someone(7, 'Mina Example'),
  '/api/user/char/8/': someone(8, ''),
}

test('two are shown together, lowest number first, with ways to see who has what and to make a group of them', async () => {
  const page = await open([8, 7], web)
  expect(page.words('.chips a')).toEqual(['Mina Example Lich', '#8 Lich'])
  expect(page.all('.chips a').map((link) => link.getAttribute('href'))).toEqual(['/char/7/', '/char/8/'])
  expect(page.all('.alts-links a').map((link) => link.getAttribute('href'))).toEqual([
    ...['/matrix/?mine', '/groups/#chars=7,8'],
  ])
  expect(page.words('h2')).toEqual([texts.mine, texts.collections, texts.rarest])
})

test('characters that cannot be had are asked for again by a button', async () => {
  const page = await open([7, 8], { ...web, '/api/user/char/8/': 500 })
  expect([page.all('.alts').length, page.all('[role=alert]').length]).toEqual([0, 1])
  const asked = () => page.asked.filter((path) => path === '/api/user/char/8/').length
  const before = asked()
  await page.click('button')
  await page.settle()
  expect(asked()).toBe(before + 1)
})
