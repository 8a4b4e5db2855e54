import { expect, test } from 'vitest'
import { failedTexts } from '#ask/texts.ts'
import { keptSession } from '#session/kept-session.fixture.ts'
import { counted } from '#texts/fill.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { groupOf, ownGroupWith } from './group.fixture.ts'
import { GroupPage } from './group-page.tsx'
import { groupEditTexts, groupTexts } from './texts.ts'

const texts = groupTexts('de')

/** Each test has a group of its own: what the page has asked for is kept between them. */
const open = async (slug: string, answer: unknown) => {
  const page = await drawn(<GroupPage language="de" />, {
    path: `/de/group/${slug}/`,
    web: { [`/api/group/${slug}/`]: answer },
  })
  await page.until(() => expect(page.all('h1:not(.soft)').length).toBe(1))
  return page
}

test('a group has its name, its note, and its members, and says how many it does not show', async () => {
  const slug = 'a234567890123456789012'
  const page = await open(slug, groupOf([7, 8], { slug, size: 4, hidden: 2, listed: true }))
  expect(page.words('h1')).toEqual(['Kupo <b>& Nuts'])
  expect(page.document.title).toBe('Kupo <b>& Nuts · Kupodex')
  expect(page.words('.lead')).toEqual(['Sundays at eight'])
  expect(page.words('.member')).toEqual(['Mog 7 Lich', 'Mog 8 Lich'])
  expect(page.one('.group-page').textContent).toContain(counted(texts.hidden, 2, 'de'))
  const hrefs = page.attributes('a', 'href')
  expect(hrefs).toEqual(
    expect.arrayContaining(['/de/char/7/', `/de/matrix/?group=${slug}`, `/de/tonight/?group=${slug}`, '/de/groups/']),
  )
  // Readers ask for nothing that is of users.
  expect(page.asked).toEqual([`/api/group/${slug}/`])
})

test('a group without members says so', async () => {
  const slug = 'b234567890123456789012'
  const page = await open(slug, groupOf([], { slug }))
  expect(page.one('section').textContent).toContain(texts.noMembers)
})

test('a group that is not there is said to be missing, and so is an address that can be none', async () => {
  expect((await open('c234567890123456789012', 404)).words('h1')).toEqual([texts.missing])
  expect((await open('short', 404)).words('h1')).toEqual([texts.missing])
})

test('a group that could not be had is no missing one, and gives the page no name', async () => {
  const page = await open('d234567890123456789012', 500)
  expect(page.words('[role=alert]')).toEqual([failedTexts('de').failed])
  expect(page.document.title).toBe('')
})

test.each([true, false])(
  'who may change a group has its editor in place of the list, and no way to report it: %j',
  async (isEditor) => {
    const slug = 'e234567890123456789012'
    const page = await drawn(null, {
      path: `/de/group/${slug}/`,
      kept: await keptSession(),
      web: {
        [`/api/group/${slug}/`]: groupOf([7], { slug }),
        '/api/user/groups/': { groups: isEditor ? [{ ...groupOf([7], { slug }), role: 'owner' }] : [] },
        [`/api/user/groups/${slug}/`]: { ...ownGroupWith([7, 8]), slug },
      },
    })
    const { GroupPage: Page } = await import('./group-page.tsx')
    await page.draw(<Page language="de" />)
    // Token, groups of the user, the group and its editor come one after another.
    await page.calm()
    expect(page.words('.member')).toEqual(isEditor ? ['Mog 7 Lich', 'Mog 8 Lich'] : ['Mog 7 Lich'])
    expect(page.words('a[href="#add"]')).toEqual(isEditor ? [groupEditTexts('de').add] : [])
    expect(page.words('summary.soft')).toEqual(isEditor ? [] : [texts.report])
  },
)
