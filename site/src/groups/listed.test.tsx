import { expect, test } from 'vitest'
import { failedTexts } from '#ask/texts.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { groupOf, refusal, serverOf } from './group.fixture.ts'
import { Listed } from './listed.tsx'
import { groupFailure } from './failure-words.ts'
import { groupListTexts } from './texts.ts'

const { noListed, more } = groupListTexts('en')
const summary = (slug: string) => ({ ...groupOf([1, 2]), slug, name: `Group ${slug}` })
const first = 'GET /api/groups/'

test('listed groups are shown, and more of them by a button while there are some', async () => {
  const after = '1234567890123-Mog-kupo_0123456789abc'
  const second = `GET /api/groups/${after}/`
  const answers = [refusal('tooManyRequests', 429), { groups: [summary('b'), summary('c')], next: null }]
  const { ask } = serverOf({
    [first]: () => ({ groups: [summary('a'), summary('b')], next: after }),
    [second]: () => answers.shift(),
  })
  const page = await drawn(<Listed language="en" ask={ask} />)
  await page.until(() => expect(page.words('strong')).toEqual(['Group a', 'Group b']))
  expect(page.words('button')).toEqual([more])
  await page.click('button')
  await page.until(() => expect(page.words('[role=status]')).toEqual([groupFailure('en', 'tooManyRequests')]))
  await page.click('button')
  await page.until(() => expect(page.words('strong')).toEqual(['Group a', 'Group b', 'Group c']))
  expect(page.all('button')).toEqual([])
})

test('that there are none is said', async () => {
  const { ask } = serverOf({ [first]: () => ({ groups: [], next: null }) })
  const page = await drawn(<Listed language="en" ask={ask} />)
  await page.until(() => expect(page.words('p')).toEqual([noListed]))
})

test('that listed groups could not be had is said, and a button asks for them again', async () => {
  const answers = [refusal('internal', 500), { groups: [summary('a')], next: null }]
  const { ask } = serverOf({ [first]: () => answers.shift() })
  const page = await drawn(<Listed language="en" ask={ask} />)
  await page.until(() => expect(page.words('[role=alert]')).toEqual([failedTexts('en').failed]))
  await page.click('[role=alert] + p button')
  // Sooner than it is tried again by itself.
  await page.calm()
  expect(page.words('strong')).toEqual(['Group a'])
  expect([page.words('.group-cards .soft'), page.words('.problem')]).toEqual([['2 characters'], []])
})
