import { expect, test } from 'vitest'
import { BusyButton } from './busy-button.tsx'
import { drawn } from './drawn.fixture.ts'

test('while it is busy it keeps the focus and takes no presses', async () => {
  let presses = 0
  const press = () => void (presses += 1)
  const page = await drawn(<BusyButton isBusy={false} onClick={press} children="Save" />)
  page.one('button').focus()
  await page.click('button')
  await page.draw(<BusyButton isBusy onClick={press} children="Save" />)
  await page.click('button')
  expect(presses).toBe(1)
  expect(page.one('button').hasAttribute('disabled')).toBe(false)
  expect(page.one('button').getAttribute('aria-disabled')).toBe('true')
  expect(page.document.activeElement).toBe(page.one('button'))
})

test('while it is busy its form is not sent again', async () => {
  const isSent = (isBusy: boolean) =>
    drawn(<BusyButton isBusy={isBusy} children="Save" />).then((page) => page.send(page.one('button'), 'click'))
  expect([await isSent(false), await isSent(true)]).toEqual([true, false])
})
