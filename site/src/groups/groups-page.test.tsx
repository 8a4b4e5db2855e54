import { afterEach, expect, test, vi } from 'vitest'
import { keptSession } from '#session/kept-session.fixture.ts'
import { loginTexts } from '#texts/texts.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { groupOf, serverOf } from './group.fixture.ts'
import { groupListTexts } from './texts.ts'

const texts = groupListTexts('en')

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** The page of all groups, with what the browser keeps of its reader. */
const open = async (kept: Readonly<Record<string, string>>) => {
  const { ask } = serverOf({ 'GET /api/groups/': () => ({ groups: [groupOf([1, 2])], next: null }) })
  const page = await drawn(null, { kept, web: { '/api/user/groups/': { groups: [] } }, path: '/groups/' })
  const { GroupsPage } = await import('./groups-page.tsx')
  await page.draw(<GroupsPage language="en" ask={ask} />)
  await page.until(() => expect(page.words('.group-cards strong')).toEqual(['Kupo <b>& Nuts']))
  return page
}

test('whoever is logged in has their own groups above those that are listed', async () => {
  const page = await open(await keptSession())
  await page.until(() => expect(page.words('.own-groups .soft')).toContain(texts.noOwn))
  expect(page.words('h2')).toEqual([texts.own, texts.listed])
})

test('whoever is not logged in is asked to for groups of their own', async () => {
  await keptSession()
  const page = await open({})
  expect(page.words('h2')).toEqual([texts.own, loginTexts('en').required, texts.listed])
  expect(page.all('form')).toEqual([])
})

test('a site without accounts has only those that are listed', async () => {
  vi.stubEnv('KUPODEX_ISSUER', '')
  vi.resetModules()
  expect((await open({})).words('h2')).toEqual([texts.listed])
})
