import { languages } from '@kupodex/data/game'
import { expect, test } from 'vitest'
import { type Ask, createAsk } from '#ask/ask.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { failureTexts } from '../user/texts.ts'
import { NicknameSection } from './nickname-section.tsx'
import { namingTexts, settingsTexts } from './texts.ts'

/** A server that takes every nickname, or answers with a status and a code; keeps what was sent. */
const server = (refusal: { status: number; code: string } | null = null) => {
  const sent: unknown[] = []
  const ask: Ask = createAsk({
    token: async () => 'token',
    fetch: async (_, options) => {
      sent.push(JSON.parse(String(options?.body)))
      return refusal === null ? Response.json({ nickname: '' }) : Response.json(refusal, { status: refusal.status })
    },
  })
  return { ask, sent }
}

const save = async (typed: string, { ask }: ReturnType<typeof server>, language: (typeof languages)[number] = 'en') => {
  const page = await drawn(<NicknameSection language={language} nickname="Mog" ask={ask} />)
  await page.enter('input', typed)
  const said = () => page.one('[role=status]').textContent
  await page.settle(() => page.send(page.one('form'), 'submit'))
  await page.until(() => expect(said()).not.toBe(''))
  return { said: said(), isInvalid: page.one('input').getAttribute('aria-invalid') }
}

test('an empty field takes the nickname away', async () => {
  const taking = server()
  expect(await save('', taking)).toEqual({ said: settingsTexts('en').saved, isInvalid: 'false' })
  expect(taking.sent).toEqual([{ nickname: '' }])
})

test.each(languages)('what cannot be a nickname is not sent, and the page says why in %s', async (language) => {
  const taking = server()
  const texts = namingTexts(language)
  for (const [typed, said] of [
    ['<b>Mog</b>', texts.brackets],
    ['x'.repeat(41), texts.tooLong.replace('{n}', '40')],
    ['\u200b\u200d', texts.unseen],
    ['Mog\u202egoM', texts.unwritten],
  ])
    expect(await save(typed ?? '', taking, language)).toEqual({ said, isInvalid: 'true' })
  expect(taking.sent).toEqual([])
})

test.each([
  [{ status: 429, code: 'tooManyRequests' }, failureTexts('en').tooManyRequests],
  [{ status: 500, code: 'internal' }, failureTexts('en').other],
])('a refusal as %j says what it is', async (refusal, said) => {
  expect(await save('Kupo', server(refusal))).toEqual({ said, isInvalid: 'true' })
})

test('the button is busy until the server has answered', async () => {
  const answer = Promise.withResolvers<Response>()
  const ask = createAsk({ token: async () => 'token', fetch: () => answer.promise })
  const page = await drawn(<NicknameSection language="en" nickname="Mog" ask={ask} />)
  const isBusy = () => page.one('button').getAttribute('aria-disabled')
  expect([page.one('input').getAttribute('value'), isBusy()]).toEqual(['Mog', 'false'])
  await page.settle(() => page.send(page.one('form'), 'submit'))
  expect(isBusy()).toBe('true')
  answer.resolve(Response.json({ nickname: 'Mog' }))
  await page.until(() => expect(isBusy()).toBe('false'))
})
