import { expect, test } from 'vitest'
import { createAsk } from '#ask/ask.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { DataSection } from './data-section.tsx'
import { dataTexts } from './texts.ts'

test('what is stored is asked for once while it is on its way, and the button keeps the focus', async () => {
  const answer = Promise.withResolvers<Response>()
  let asked = 0
  const ask = createAsk({
    token: async () => 'token',
    fetch: () => {
      asked += 1
      return answer.promise
    },
  })
  const page = await drawn(<DataSection language="en" ask={ask} />)
  const button = '#download button'
  page.one(button).focus()
  await page.click(button)
  await page.click(button)
  expect(asked).toBe(1)
  expect(page.one(button).hasAttribute('disabled')).toBe(false)
  await page.settle(() => answer.resolve(new Response('', { status: 500 })))
  expect(page.words('#download [role=status]')).toEqual([dataTexts('en').failed])
  expect(page.document.activeElement).toBe(page.one(button))
})
