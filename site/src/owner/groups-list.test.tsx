import { expect, test, vi } from 'vitest'
import { createAsk } from '#ask/ask.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { GroupsList } from './groups-list.tsx'
import { ownerWords } from './owner-words.ts'

const words = ownerWords('en')
const texts = words.groups
const group = (slug: string) => ({ slug, name: `Group ${slug}`, note: '', listed: true, size: 8 })

/** The groups of a character, whose owner takes it out of any but those that are gone. */
const open = async (slugs: readonly string[], { more = false, gone = '' } = {}) => {
  let groups = slugs.map(group)
  const sent: string[] = []
  const ask = createAsk({
    token: async () => 'token',
    fetch: async (path, init) => {
      sent.push(`${init?.method} ${String(path)}`)
      const slug = String(path).split('/')[5] ?? ''
      if (slug !== '' && slug === gone) return Response.json({ code: 'noSuchGroup' }, { status: 404 })
      groups = groups.filter((one) => one.slug !== slug)
      return Response.json({ groups, more })
    },
  })
  const page = await drawn(<GroupsList language="en" id={7} texts={words} ask={ask} />)
  await page.until(() => expect(page.all('[role=status]').length).toBe(1))
  return { page, sent }
}

test('the owner of a character sees the groups it is in, and takes it out of one after being asked', async () => {
  const answers = [false, true]
  vi.stubGlobal('confirm', () => answers.shift())
  const { page, sent } = await open(['a', 'b'])
  expect(page.words('.asked-list a')).toEqual(['Group a', 'Group b'])
  const button = '[aria-label="Take out of Group a"]'
  page.one(button).focus()
  await page.click(button)
  expect(sent).toHaveLength(1)
  await page.click(button)
  await page.until(() => expect(page.words('[role=status]')).toEqual(['Taken out of Group a.']))
  expect(page.words('.asked-list a')).toEqual(['Group b'])
  expect(sent[1]).toBe('DELETE /api/user/chargroups/7/a/')
  expect(page.document.activeElement).toBe(page.one('.asked-list button'))
})

test('a group that was deleted meanwhile says so', async () => {
  vi.stubGlobal('confirm', () => true)
  const { page } = await open(['a'], { gone: 'a' })
  await page.click('button')
  await page.until(() => expect(page.words('[role=status]')).toEqual([texts.noSuchGroup]))
})

test('that a character is in no group is said, and that it is in more than are listed', async () => {
  expect((await open([])).page.words('p')[0]).toBe(texts.none)
  expect((await open(['a'], { more: true })).page.words('p')).toContain(texts.more)
})
