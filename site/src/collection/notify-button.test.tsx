import { expect, test, vi } from 'vitest'
import { drawn } from '#ui/drawn.fixture.ts'
import { NotifyButton } from './notify-button.tsx'
import { notifyTexts } from './texts.ts'

const { unable, refused } = notifyTexts('en')
const notice = { id: 'fish 1', language: 'en', title: 'Tuna', text: 'Until {time}.', path: '/char/7/fish/1/' } as never
const draw = async (isOneOfSeveral: boolean) => {
  const props = { notice, words: { button: 'Notify', on: 'On.' }, ...(isOneOfSeveral && { isOneOfSeveral }) }
  const page = await drawn(<NotifyButton {...props} />)
  return { ...page, says: () => page.words('[role=status]')[0] }
}

test('where notices cannot be shown, a button says so at once, and one of several once it is pressed', async () => {
  expect((await draw(false)).says()).toBe(unable)
  const page = await draw(true)
  expect(page.says()).toBe('')
  await page.click('button')
  expect([page.says(), page.one('button').getAttribute('aria-pressed')]).toEqual([unable, 'false'])
})

test('who refuses is told how to allow them', async () => {
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: async () => 'denied' })
  const page = await draw(false)
  expect(page.says()).toBe('')
  await page.click('button')
  expect([page.says(), page.one('button').getAttribute('aria-pressed')]).toEqual([refused, 'false'])
})
