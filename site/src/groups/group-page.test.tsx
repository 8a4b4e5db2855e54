import { expect, test, vi } from 'vitest'
import { failedTexts } from '#ask/texts.ts'
import { keptSession } from '#session/kept-session.fixture.ts'
import { counted } from '#texts/fill.ts'
import { commonTexts, loginTexts } from '#texts/texts.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { prerendered } from '#ui/prerendered.fixture.ts'
import { groupOf, ownGroupWith } from './group.fixture.ts'
import { GroupPage } from './group-page.tsx'
import { groupEditTexts, groupTexts, invitedTexts } from './texts.ts'

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

test('what a group does not have it does not say: a note, that it is listed, anybody hidden', async () => {
  const slug = 'f234567890123456789012'
  const page = await open(slug, groupOf([7], { slug, note: '' }))
  expect(page.all('.lead')).toEqual([])
  expect(page.words('.row.small span')).toEqual([counted(texts.size, 1, 'de'), texts.isUnlisted])
  expect(page.words('p.small')).toEqual([page.words('.row.small')[0]])
  const listed = await open('g234567890123456789012', groupOf([7], { slug: 'g234567890123456789012', listed: true }))
  expect(listed.words('.row.small span')).toEqual([counted(texts.size, 1, 'de'), texts.isListed])
})

test('the address of a group is copied as others can open it', async () => {
  const slug = 'h234567890123456789012'
  const page = await open(slug, groupOf([7], { slug }))
  const writeText = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await page.click('.group-page > .stack button')
  expect(writeText.mock.calls).toEqual([[`https://kupodex.test/de/group/${slug}/`]])
})

test('a page that was built, and one whose group is on its way, say that they wait', async () => {
  const built = await prerendered(<GroupPage language="de" />)
  expect(built.querySelector('h1.soft')?.textContent).toBe(commonTexts('de').loading)
  const page = await drawn(null, { path: '/de/group/i234567890123456789012/' })
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  await page.draw(<GroupPage language="de" />)
  expect(page.words('h1')).toEqual([commonTexts('de').loading])
})

test('whoever wants to report a group is asked to log in first, once they say so', async () => {
  const slug = 'j234567890123456789012'
  const page = await open(slug, groupOf([7], { slug }))
  expect(page.words('details h2')).toEqual([])
  await page.settle(() => {
    page.one<HTMLDetailsElement>('details').open = true
  })
  await page.until(() => expect(page.words('details h2')).toEqual([loginTexts('de').required]))
})

test('a group that could not be had is there once another try brings it', async () => {
  const slug = 'k234567890123456789012'
  const web: Record<string, unknown> = { [`/api/group/${slug}/`]: 500 }
  const page = await drawn(<GroupPage language="de" />, { path: `/de/group/${slug}/`, web })
  await page.until(() => expect(page.words('h1')).toEqual([texts.title]))
  web[`/api/group/${slug}/`] = groupOf([7], { slug })
  await page.click('[role=alert] + p button')
  // Sooner than it is tried again by itself.
  await page.calm()
  expect(page.words('h1')).toEqual(['Kupo <b>& Nuts'])
})

const invited = invitedTexts('de')

test('an invitation is shown to whoever opens its address, and asks them to log in', async () => {
  const slug = 'l234567890123456789012'
  const page = await drawn(<GroupPage language="de" />, {
    path: `/de/group/${slug}/?invitation=a-code`,
    web: { [`/api/group/${slug}/`]: groupOf([7], { slug }) },
  })
  await page.until(() => expect(page.words('section.panel h2')[0]).toBe(invited.title))
  expect(page.words('h2')).toContain(loginTexts('de').required)
  expect(page.words('p[role=status]')).toEqual([])
})

test('whoever accepts an invitation edits the group from then on, and the code leaves the address', async () => {
  const slug = 'm234567890123456789012'
  const page = await drawn(null, {
    path: `/de/group/${slug}/?invitation=a-code`,
    kept: await keptSession(),
    web: {
      [`/api/group/${slug}/`]: groupOf([7], { slug }),
      '/api/user/groups/': { groups: [] },
      [`/api/user/groups/${slug}/invitation/`]: { ...ownGroupWith([7, 8], { role: 'editor' }), slug },
    },
  })
  const { GroupPage: Page } = await import('./group-page.tsx')
  await page.draw(<Page language="de" />)
  await page.until(() => expect(page.words('section.panel button')).toEqual([invited.accept]))
  expect(page.all('details')).toHaveLength(1)
  await page.click('section.panel button')
  await page.until(() => expect(page.words('.member')).toEqual(['Mog 7 Lich', 'Mog 8 Lich']))
  await page.until(() => expect(page.words('a[href="#add"]')).toEqual([groupEditTexts('de').add]))
  expect([globalThis.location.search, page.words('p[role=status]')[0]]).toEqual(['', invited.accepted])
  expect(page.words('h2')).not.toContain(invited.title)
  expect(page.words('summary.soft')).toEqual([])
})

test('whoever edits a group already is not invited again', async () => {
  const slug = 'n234567890123456789012'
  const page = await drawn(null, {
    path: `/de/group/${slug}/?invitation=a-code`,
    kept: await keptSession(),
    web: {
      [`/api/group/${slug}/`]: groupOf([7], { slug }),
      '/api/user/groups/': { groups: [{ ...groupOf([7], { slug }), role: 'owner' }] },
      [`/api/user/groups/${slug}/`]: { ...ownGroupWith([7, 8]), slug },
    },
  })
  const { GroupPage: Page } = await import('./group-page.tsx')
  await page.draw(<Page language="de" />)
  await page.until(() => expect(page.words('a[href="#add"]')).toEqual([groupEditTexts('de').add]))
  await page.calm()
  expect(page.words('h2')).not.toContain(invited.title)
})
