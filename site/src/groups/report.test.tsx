import { expect, test, vi } from 'vitest'
import { namingTexts } from '#account/texts.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { lineOf, ownGroupWith, refusal, serverOf, slug } from './group.fixture.ts'
import { groupFailure } from './failure-words.ts'
import { Accept } from './invited.tsx'
import { ReportForm } from './report.tsx'
import { groupTexts } from './texts.ts'

test('a group is reported with a reason', async () => {
  const { ask, sent } = serverOf({ [lineOf('POST', 'report/')]: () => ({ reported: true }) })
  const page = await drawn(<ReportForm language="en" slug={slug} ask={ask} />)
  const send = () => page.settle(() => page.send(page.one('form'), 'submit'))
  await page.enter('input', ' ')
  await send()
  expect(page.words('[role=status]')).toEqual([namingTexts('en').unseen])
  await page.enter('input', 'An insult.')
  await send()
  await page.until(() => expect(page.words('[role=status]')).toEqual([groupTexts('en').reported]))
  expect(page.all('input')).toEqual([])
  expect(sent).toEqual([[lineOf('POST', 'report/'), { reason: 'An insult.' }]])
})

test('an invitation is accepted by its code; one that has ended says so', async () => {
  const answers = [refusal('noSuchInvitation', 404), ownGroupWith([7], { role: 'editor' })]
  const line = lineOf('PUT', 'invitation/')
  const { ask, sent } = serverOf({ [line]: () => answers.shift() })
  const accepted = vi.fn()
  const page = await drawn(<Accept {...{ language: 'en', slug, ask, accepted }} code="a-code" />)
  await page.click('button')
  await page.until(() => expect(page.words('[role=status]')).toEqual([groupFailure('en', 'noSuchInvitation')]))
  await page.click('button')
  await page.until(() => expect(accepted.mock.calls).toEqual([[expect.objectContaining({ role: 'editor' })]]))
  expect(sent).toEqual([
    [line, { code: 'a-code' }],
    [line, { code: 'a-code' }],
  ])
})
