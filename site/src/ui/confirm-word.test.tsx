import { expect, test } from 'vitest'
import { ConfirmWord } from './confirm-word.tsx'
import { drawn } from './drawn.fixture.ts'

const texts = {
  typeWord: 'Type this:',
  word: 'DELETE',
  wrongWord: 'Another word.',
  deleteForGood: 'Delete',
  cancel: 'Cancel',
  deleting: 'Deleting',
}

test('nothing is deleted without the word, in whatever case, and a failure is said', async () => {
  const ran: string[] = []
  const run = async () => {
    ran.push('run')
    return 'Not now.'
  }
  const page = await drawn(<ConfirmWord texts={texts} run={run} cancel={() => ran.push('cancel')} />)
  const type = async (word: string) => {
    await page.enter('input', word)
    await page.settle(() => page.send(page.one('form'), 'submit'))
    return page.words('[role=status]')
  }
  expect(await type('DELET')).toEqual(['Another word.'])
  expect(ran).toEqual([])
  expect(await type(' delete ')).toEqual(['Not now.'])
  expect(page.one('input').hasAttribute('readonly')).toBe(false)
  await page.click('[type=button]')
  expect(ran).toEqual(['run', 'cancel'])
})
