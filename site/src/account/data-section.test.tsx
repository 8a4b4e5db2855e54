import { expect, onTestFinished, test, vi } from 'vitest'
import { createAsk } from '#ask/ask.ts'
import { refused, serverOf } from '#ask/web.fixture.ts'
import { confirmWordTexts } from '#ui/texts.ts'
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

test('what is stored becomes a file of the day', async () => {
  vi.setSystemTime(Date.UTC(2026, 4, 9, 12))
  onTestFinished(() => void vi.useRealTimers())
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:1'
  })
  onTestFinished(() => void vi.restoreAllMocks())
  const page = await drawn(<DataSection language="en" ask={serverOf({ 'GET /api/user/export/': { kupo: 1 } }).ask} />)
  const links: string[] = []
  const create = page.document.createElement.bind(page.document)
  page.document.createElement = ((tag: string) => {
    const made = create(tag)
    if (tag === 'a') made.click = () => void links.push(made.getAttribute('download') ?? '')
    return made
  }) as never
  await page.click('#download button')
  await page.until(() => expect(page.words('#download [role=status]')).toEqual([dataTexts('en').downloaded]))
  expect(links).toEqual(['kupodex-2026-05-09.json'])
  expect(await files[0]?.text()).toBe('{\n  "kupo": 1\n}')
})

test('an account is deleted after a word only, and what could not be deleted is said', async () => {
  const server = serverOf({ 'DELETE /api/user/account/': refused('internal') })
  const page = await drawn(<DataSection language="en" ask={server.ask} />)
  const { word, cancel } = confirmWordTexts('en')
  await page.click('#delete button')
  expect(page.words('#delete button').at(-1)).toBe(cancel)
  await page.click('#delete button[type=button]')
  expect(page.words('#delete button')).toEqual([dataTexts('en').deleteButton])
  await page.click('#delete button')
  await page.enter('#delete input', word)
  await page.settle(() => page.send(page.one('form'), 'submit'))
  await page.until(() => expect(page.words('#delete [role=status]')).toEqual([dataTexts('en').deleteFailed]))
  expect(server.sent).toEqual(['DELETE /api/user/account/ {"confirm":"delete my account"}'])
})
