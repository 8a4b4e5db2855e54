import { expect, test } from 'vitest'
import { ConfirmWord } from './confirm-word.tsx'
import { drawn } from './drawn.fixture.ts'
import { confirmWordTexts } from './texts.ts'

test('nothing is deleted without the word, in whatever case, and a failure is said', async () => {
  const ran: string[] = []
  const run = async () => {
    ran.push('run')
    return 'Not now.'
  }
  const page = await drawn(<ConfirmWord language="en" run={run} cancel={() => ran.push('cancel')} />)
  const type = async (word: string) => {
    await page.enter('input', word)
    await page.settle(() => page.send(page.one('form'), 'submit'))
    return page.words('[role=status]')
  }
  expect(await type('DELET')).toEqual([confirmWordTexts('en').wrongWord])
  expect(ran).toEqual([])
  expect(await type(' delete ')).toEqual(['Not now.'])
  expect(page.one('input').hasAttribute('readonly')).toBe(false)
  await page.click('[type=button]')
  expect(ran).toEqual(['run', 'cancel'])
})
