import { expect, test, vi } from 'vitest'
import { LoginError } from '#session/login-error.ts'
import { openPage } from '#ui/page.fixture.ts'
import { bindLogin, type LoginPage, openLogin, wayBack } from './login-page.ts'

const origin = 'https://kupodex.example'

const open = async (path: string, given: Partial<LoginPage> = {}, begun: string | null = null) => {
  const did: string[] = []
  await openLogin({
    address: new URL(path, origin),
    language: 'en',
    isLoggedIn: false,
    begunAt: { getItem: () => begun, setItem: () => {}, removeItem: () => {} },
    begin: async (from) => void did.push(`begin ${from}`),
    finish: async () => '/char/7/',
    learn: async () => undefined,
    say: (state) => void did.push(state),
    go: (to) => void did.push(`go ${to}`),
    ...given,
  })
  return did
}

const fail = (reason: ConstructorParameters<typeof LoginError>[0]) => () => Promise.reject(new LoginError(reason))

test.each([
  ['/de/char/7/mounts/?q=a', '/de/char/7/mounts/?q=a'],
  [`${origin}/stats/global/`, '/stats/global/'],
  ['//evil.example/', '/'],
  ['https://evil.example/', '/'],
  ['/\\evil.example/', '/'],
  ['javascript:alert(1)', '/'],
  ['/.//evil.example/', '/'],
  ['/de/..//evil.example/', '/'],
  [`${origin}//evil.example/`, '/'],
  ['/login/?from=/', '/'],
  ['/fr/login/', '/'],
  [null, '/'],
])('after the login, %s leads to %s', (from, to) => {
  expect(wayBack(from, origin)).toBe(to)
})

test('waits for the button where nobody asked to log in', async () => {
  expect(await open('/login/')).toEqual([])
})

test('leaves at once for who came by a link', async () => {
  expect(await open('/login/?from=/char/7/')).toEqual(['leaving', 'begin /char/7/'])
  expect(await open('/login/?from=/', { begin: fail('unreachable') })).toEqual(['leaving', 'unreachable'])
})

test('goes back to the page where the login was begun', async () => {
  expect(await open('/login/?code=a&state=b')).toEqual(['finishing', 'go /char/7/'])
  expect(await open('/login/?from=/char/7/', { isLoggedIn: true })).toEqual(['go /char/7/'])
  expect(await open('/login/', { isLoggedIn: true })).toEqual(['done'])
})

test('the next page knows what the account has, where that can be had', async () => {
  const steps: string[] = []
  const learn = async () => void steps.push('learn')
  await open('/login/?code=a&state=b', { learn, go: (to) => void steps.push(`go ${to}`) })
  expect(steps).toEqual(['learn', 'go /char/7/'])
  expect(await open('/login/?code=a&state=b', { learn: () => Promise.reject(new Error('down')) })).toEqual([
    'finishing',
    'go /char/7/',
  ])
})

test('what a provider answers that was not asked is never taken for a login', async () => {
  expect(await open('/login/?code=a')).toEqual(['leaving', 'begin /'])
  expect(await open('/login/?code=a', { isLoggedIn: true })).toEqual(['done'])
})

test('says why a login failed, in the language that it was begun in', async () => {
  const finish = fail('canceled')
  expect(await open('/login/?error=access_denied&state=b', { finish }, '/login/')).toEqual(['finishing', 'canceled'])
  expect(await open('/login/?error=access_denied&state=b', { finish }, '/de/login/')).toEqual([
    'finishing',
    'go /de/login/?say=canceled',
  ])
  expect(await open('/de/login/?say=canceled')).toEqual(['canceled'])
  expect(await open('/de/login/?say=%3Cb%3E')).toEqual([])
})

test('an error that nobody expected is said too', async () => {
  expect(await open('/login/?code=a&state=b', { finish: () => Promise.reject(new Error('?')) })).toEqual([
    'finishing',
    'unreachable',
  ])
})

test.each([
  ['/login/', [], true],
  ['/login/?say=out', ['out'], true],
  ['/login/?from=/', ['unreachable'], true],
])('the page of %s shows %j alone, and its button', async (path, said, hasButton) => {
  const words = ['leaving', 'out', 'unreachable'].map((word) => `<p data-say="${word}" hidden>${word}</p>`)
  const page = openPage(`${words.join('')}<button data-begin></button>`, { path })
  bindLogin(page.document)
  await vi.waitFor(() => expect(page.words('[data-say]:not([hidden])')).toEqual(said))
  expect(page.all('button:not([hidden])').length === 1).toBe(hasButton)
})

test('the button is gone while the page is left for the login', async () => {
  const page = openPage(
    '<p data-say="leaving" hidden>leaving</p><p data-say="unreachable" hidden></p><button data-begin></button>',
  )
  bindLogin(page.document)
  page.click('button')
  expect([page.words('[data-say]:not([hidden])'), page.all('button[hidden]').length]).toEqual([['leaving'], 1])
  await vi.waitFor(() => expect(page.all('button[hidden]').length).toBe(0))
})
