import { expect, test, vi } from 'vitest'
import { createAsk } from '#ask/ask.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { ReportedGroups } from './reported-groups.tsx'
import { adminTexts } from './texts.ts'

const { reports: texts } = adminTexts('en')
const report = { reason: 'An <i>insult</i>.', at: Date.UTC(2026, 10, 1) }
const group = (slug: string) => ({ slug, name: `Group ${slug}`, note: 'Kupo', owner: 'abc', reports: [report] })

test('an administrator reads why a group was reported, and deletes it or dismisses that', async () => {
  vi.stubGlobal('confirm', () => true)
  let groups = ['a', 'b'].map(group)
  const sent: string[] = []
  const ask = createAsk({
    token: async () => 'token',
    fetch: async (path, init) => {
      sent.push(`${init?.method} ${String(path)}`)
      groups = groups.filter(({ slug }) => !String(path).includes(`/${slug}/`))
      return Response.json({ groups })
    },
  })
  const page = await drawn(<ReportedGroups language="en" ask={ask} />)
  const reason = 'Nov 1, 2026, 00:00 UTC · An <i>insult</i>.'
  await page.until(() => expect(page.words('.reasons li')).toEqual([reason, reason]))
  const dismiss = '[aria-label="Dismiss: Group a"]'
  page.one(dismiss).focus()
  await page.click(dismiss)
  await page.until(() => expect(page.words('[role=status]')).toEqual(['The reports of Group a have been dismissed.']))
  expect(page.document.activeElement).toBe(page.one('[aria-label="Delete group: Group b"]'))
  await page.click('[aria-label="Delete group: Group b"]')
  await page.until(() => expect(page.words('section p')).toEqual([texts.none, 'Group b has been deleted.']))
  expect(page.document.activeElement).toBe(page.one('h2'))
  expect(sent).toEqual([
    'GET /api/user/reportedgroups/',
    'DELETE /api/user/reportedgroups/a/reports/',
    'DELETE /api/user/reportedgroups/b/',
  ])
})
