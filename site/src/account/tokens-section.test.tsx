import { expect, onTestFinished, test, vi } from 'vitest'
import { createAsk } from '#ask/ask.ts'
import { refused, serverOf } from '#ask/web.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { failureTexts } from '#user/texts.ts'
import { namingTexts, tokensTexts } from './texts.ts'
import { TokensSection } from './tokens-section.tsx'

const texts = tokensTexts('en')
const noon = Date.UTC(2026, 4, 9, 12)
const token = (id: string, more: object = {}) => ({
  ...{ id, name: `Token ${id}`, start: `kdx_${id}`, scopes: ['read'] },
  ...{ createdAt: 0, usedAt: null, expiresAt: null, ...more },
})

/** The section of a user with tokens, each of which can be revoked. `make` answers who makes one: never, if left out. */
const open = async (
  tokens: readonly ReturnType<typeof token>[],
  make: () => Promise<Response> = () => new Promise(() => undefined),
) => {
  let kept = tokens
  const sent: unknown[] = []
  const ask = createAsk({
    token: async () => 'token',
    fetch: async (path, options) => {
      if (options?.method === 'DELETE') kept = kept.filter(({ id }) => !String(path).includes(`/tokens/${id}/`))
      if (options?.method !== 'POST') return Response.json({ tokens: kept })
      sent.push(JSON.parse(String(options.body)))
      return make()
    },
  })
  vi.stubGlobal('confirm', () => true)
  const page = await drawn(<TokensSection language="en" ask={ask} />)
  const revoke = async (id: string) => {
    const button = page.one(`[aria-label="Revoke Token ${id}"]`)
    button.focus()
    await page.settle(() => button.click())
    await page.until(() => expect(button.isConnected).toBe(false))
    return page.document.activeElement?.getAttribute('aria-label') ?? page.document.activeElement?.localName
  }
  await page.until(() => expect(page.all('li').length).toBe(tokens.length))
  /** Sends the form as filled in; this page has no forms of a browser. */
  const send = async (name: string, days: string, scopes: readonly string[]) => {
    vi.stubGlobal(
      'FormData',
      class {
        get = (field: string) => (field === 'name' ? name : days)
        has = (scope: string) => scopes.includes(scope)
      },
    )
    Object.assign(page.one('form'), { reset: () => undefined })
    page.one('form button').focus()
    await page.settle(() => page.send(page.one('form'), 'submit'))
  }
  return { ...page, revoke, send, sent }
}

test('after a token is revoked the focus is on the next one, and after the last on the heading', async () => {
  const { revoke } = await open(['a', 'b', 'c'].map((id) => token(id)))
  expect(await revoke('b')).toBe('Revoke Token c')
  expect(await revoke('c')).toBe('Revoke Token a')
  expect(await revoke('a')).toBe('h2')
})

test('while a token is made its button keeps the focus', async () => {
  const page = await open([token('a')])
  await page.send('Sheet', '0', ['read'])
  expect(page.one('form button').getAttribute('aria-disabled')).toBe('true')
  expect(page.one('form button').hasAttribute('disabled')).toBe(false)
  expect(page.document.activeElement).toBe(page.one('form button'))
})

test.each([
  [{}, 'read favorites and my characters', 'never used', 'no end date'],
  [{ usedAt: noon }, 'read favorites and my characters', 'last used on May 9, 2026', 'no end date'],
  [{ expiresAt: noon }, 'read favorites and my characters', 'never used', 'expired on May 9, 2026'],
  [{ expiresAt: noon + 1 }, 'read favorites and my characters', 'never used', 'valid until May 9, 2026'],
])('a token says what it may, its use and its end: %j', async (more, ...facts) => {
  vi.setSystemTime(noon)
  onTestFinished(() => void vi.useRealTimers())
  const page = await open([token('a', more)])
  expect(page.words('li small')).toEqual([
    ['kdx_a…', facts[0], 'created on Jan 1, 1970', ...facts.slice(1)].join(' · '),
  ])
  expect(page.words('section > .soft:not(.small)').length).toBe(0)
})

test('the form offers lifetimes of 90 days at first, and reading alone', async () => {
  const page = await open([])
  expect(page.words('section > p.soft:not(.small)')).toEqual([texts.none])
  expect(page.words('option')).toEqual(['30 days', '90 days', '365 days', 'no end date'])
  expect(page.one<HTMLSelectElement>('select').value).toBe('90')
  expect(page.all<HTMLInputElement>('input[type=checkbox]').map(({ name, checked }) => [name, checked])).toEqual([
    ['read', true],
    ['mark', false],
  ])
})

test.each([
  ['a token without a name', ' ', ['read'], namingTexts('en').unseen],
  ['one that may do nothing', 'Sheet', [], texts.noScope],
])('%s is not asked for, and the page says why', async (_, name, scopes, said) => {
  const page = await open([])
  await page.send(name, '30', scopes)
  expect([page.words('.problem'), page.sent]).toEqual([[said], []])
})

test.each([
  ['30', 30],
  ['0', null],
])('a token for %s days is shown once, and is in the list', async (days, sent) => {
  const made = { token: 'kdx_secret', tokens: [token('b')] }
  const page = await open([], async () => Response.json(made))
  await page.send('', days, [])
  await page.send('Sheet', days, ['read', 'mark'])
  await page.until(() => expect(page.words('code')).toEqual(['kdx_secret']))
  expect(page.sent).toEqual([{ name: 'Sheet', scopes: ['read', 'mark'], days: sent }])
  expect(page.words('[role=status] p:first-child')).toEqual([texts.once])
  expect([page.all('.problem').length, page.all('li').length]).toEqual([0, 1])
  expect(page.one('form button').getAttribute('aria-disabled')).toBe('false')
})

test.each([
  ['tooManyTokens', texts.tooMany],
  ['tooManyRequests', failureTexts('en').tooManyRequests],
])('a token that is refused as %s says so', async (code, said) => {
  const page = await open([], async () => Response.json({ code }, { status: 409 }))
  await page.send('Sheet', '30', ['read'])
  await page.until(() => expect(page.words('.problem')).toEqual([said]))
  expect(page.one('form button').getAttribute('aria-disabled')).toBe('false')
})

test('nothing is revoked without a yes, and what cannot be revoked stays', async () => {
  const page = await open([token('a')])
  const asked = vi.fn(() => false)
  vi.stubGlobal('confirm', asked)
  await page.click('li button')
  expect([asked.mock.calls, page.words('p[role=status]'), page.all('li').length]).toEqual([
    ['Revoke Token a? Programs that use it can no longer do anything for you.'].map((text) => [text]),
    [''],
    1,
  ])
})

test('tokens that cannot be had are waited for, say why, and are asked for again', async () => {
  const answer = Promise.withResolvers<Response>()
  let times = 0
  const server = serverOf({
    'GET /api/user/tokens/': () => (times++ === 0 ? answer.promise : Response.json({ tokens: [token('a')] })),
  })
  const page = await drawn(<TokensSection language="en" ask={server.ask} />)
  const isBusy = () => page.one('section').getAttribute('aria-busy')
  expect([isBusy(), page.all('button').length, page.all('.problem').length]).toEqual(['true', 0, 0])
  answer.resolve(refused('tooManyRequests')())
  await page.until(() => expect(page.words('.problem')).toEqual([failureTexts('en').tooManyRequests]))
  expect([isBusy(), page.all('form').length]).toEqual(['false', 0])
  await page.click('section button')
  await page.until(() => expect([page.all('li').length, page.all('.problem').length]).toEqual([1, 0]))
})
