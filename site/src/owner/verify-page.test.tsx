import { readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { createAsk } from '#ask/ask.ts'
import { session } from '#session/session.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { ownerWords } from './owner-words.ts'
import { Verification, VerifyPage } from './verify-page.tsx'

const { verify: text } = ownerWords('en')

/** The page of a character; its introduction is read once `answer` says whether the code is in it. */
const open = async (verified = false) => {
  const reading = Promise.withResolvers<boolean>()
  const ask = createAsk({
    token: async () => 'token',
    fetch: async (path) =>
      Response.json(
        String(path).includes('verifycode') ? { verified: await reading.promise } : { code: 'kupo-1', verified },
      ),
  })
  const page = await drawn(<Verification language="en" id={7} ask={ask} />)
  const until = (selector: string, words: string) =>
    page.until(() => expect(page.one(selector).textContent).toContain(words))
  return { ...page, until, answer: reading.resolve }
}

const verifyButton = 'p > .button:not(.quiet)'

test.each([
  ['the button', false, text.notFound, () => verifyButton],
  ['what came in its place', true, text.verified, () => '[role=status]'],
])('after the introduction was read the focus is on %s', async (_, isThere, says, focused) => {
  const page = await open()
  await page.until(verifyButton, text.button)
  page.one(verifyButton).focus()
  await page.click(verifyButton)
  expect(page.words(verifyButton)).toEqual([text.verifying])
  expect(page.one(verifyButton).hasAttribute('disabled')).toBe(false)
  page.answer(isThere)
  await page.until('section p[role=status], section[role=status]', says)
  expect(page.document.activeElement).toBe(page.one(focused()))
})

test('a page of a character that was verified before moves no focus', async () => {
  const page = await open(true)
  await page.until('section[role=status]', text.verified)
  expect(page.document.activeElement).toBe(page.document.body)
  // Nor does the Tab key stop there.
  expect(page.one('section[role=status]').getAttribute('tabindex')).toBe('-1')
})

afterEach(() => session.set(null))

test('who is not logged in may log in, or check off without an account', async () => {
  const page = await drawn(<VerifyPage language="en" />, { path: '/char/7/verify/' })
  expect(page.all('a').map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/login/', 'Log in'],
    ['/char/0/', 'Check off without an account'],
  ])
})

test('the code is unbroken, on a line of its own', () => {
  const styles = readFileSync(new URL('owner-page.css', import.meta.url), 'utf8')
  expect(/^\.code \{[^}]*display: grid;/m.test(styles)).toBe(true)
  expect(/^\.code code \{[^}]*white-space: nowrap;/m.test(styles)).toBe(true)
})
