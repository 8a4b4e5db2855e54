import { expect, onTestFinished, test, vi } from 'vitest'
import { refused, serverOf } from '#ask/web.fixture.ts'
import { keptSectionTexts } from '#offline/texts.ts'
import { session } from '#session/session.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import type { KnownUser } from '#user/kept-user.ts'
import { failureTexts } from '#user/texts.ts'
import { setUser } from '#user/user.ts'
import { settingsTexts } from './texts.ts'
import { Settings } from './settings-page.tsx'

const texts = settingsTexts('en')
const account = { nickname: 'Mog', email: 'mog@example.org', createdAt: 0, roles: [] }
const character = (id: number, name: string) => ({ id, name, worldName: 'Moogle', iconUrl: '' })
const mina: KnownUser = {
  ...{ subject: 'mina', at: 0, nickname: '', isAdmin: false, seesIds: false },
  ...{ own: [character(7, 'Mina Kupo'), character(8, '')], favorites: [], lost: [] },
}

const logOut = () => {
  session.set(null)
  setUser(null)
}

/** The settings of a user, as the server answers calls. */
const open = async (answers: Readonly<Record<string, unknown>> = {}, user: Partial<KnownUser> = {}) => {
  onTestFinished(logOut)
  session.set({ token: 'token', expiresAt: 0, subject: 'mina' })
  const server = serverOf({
    'GET /api/user/settings/': account,
    'GET /api/user/tokens/': { tokens: [] },
    'GET /api/user/chars/': { chars: [], lost: [] },
    'GET /api/user/favorites/': { chars: [] },
    ...answers,
  })
  const page = await drawn(<Settings language="en" names={{} as never} user={{ ...mina, ...user }} ask={server.ask} />)
  vi.stubGlobal('confirm', () => true)
  return { ...page, sent: server.sent }
}

test.each([
  [account, account.email, true],
  [{ ...account, email: null, createdAt: null }, texts.noEmail, false],
])('the account is shown once it is known: %j', async (known, email, isDated) => {
  const answer = Promise.withResolvers<Response>()
  const page = await open({ 'GET /api/user/settings/': () => answer.promise })
  expect(page.one('#part > p').getAttribute('aria-busy')).toBe('true')
  answer.resolve(Response.json(known))
  await page.until(() => expect(page.words('section:first-child p')[0]).toBe(email))
  expect(page.words('#part > div > p')).toEqual(isDated ? ['Account created on Jan 1, 1970.'] : [])
  expect(page.all('[href*=password]').length).toBe(0)
})

test('an account that cannot be had says why, and is asked for again', async () => {
  let times = 0
  const page = await open({
    'GET /api/user/settings/': () => (times++ === 0 ? refused('tooManyRequests')() : Response.json(account)),
  })
  await page.until(() => expect(page.words('.problem')).toEqual([failureTexts('en').tooManyRequests]))
  // What this browser keeps is there all the same.
  expect(page.words('h2')).toEqual([keptSectionTexts('en').title])
  await page.click('button')
  await page.until(() => expect(page.words('section:first-child p')[0]).toBe(account.email))
})

const characters = 'section:nth-of-type(3)'

test.each([
  ['none', [], [texts.none], 0],
  ['one', [character(7, 'Mina Kupo')], [], 0],
  ['two', mina.own, [], 1],
] as const)('of %s verified characters', async (_, own, none, together) => {
  const page = await open({}, { own })
  await page.until(() => expect(page.words(`${characters} h2`)).toEqual([texts.characters]))
  expect(page.words(`${characters} > p.soft`)).toEqual(none)
  expect(page.all(`${characters} [href$="/alts/"]`).length).toBe(together)
  expect(page.attributes(`${characters} li a`, 'href')).toEqual(own.map(({ id }) => `/char/${id}/settings/`))
})

const unlink = '[aria-label="Unlink Mina Kupo"]'
const asksUnlink = 'DELETE /api/user/chars/7/'

test.each([
  ['linked no more', {}, 'Mina Kupo is no longer linked to your account.', 1],
  ['refused', refused('tooManyRequests'), failureTexts('en').tooManyRequests, 0],
])('a character that is unlinked: %s', async (_, answer, said, again) => {
  const page = await open({ [asksUnlink]: answer })
  await page.until(() => expect(page.words(unlink)).toEqual([texts.unlink]))
  const asked = vi.fn(() => false)
  vi.stubGlobal('confirm', asked)
  await page.click(unlink)
  expect(asked.mock.calls).toEqual([[texts.unlinkSure.replace('{name}', 'Mina Kupo')]])
  expect(page.sent.some((call) => call.startsWith(asksUnlink))).toBe(false)
  vi.stubGlobal('confirm', () => true)
  await page.click(unlink)
  await page.until(() => expect(page.words(`${characters} [role=status]`)).toEqual([said]))
  await page.settle()
  expect(page.sent.filter((call) => call === 'GET /api/user/chars/').length).toBe(again)
})

test('a character that somebody else verified is said until it was read', async () => {
  const lost = [{ id: 7, name: 'Mina Kupo', at: 0 }]
  const page = await open({ [asksUnlink]: {} }, { own: [], lost })
  const said = 'Mina Kupo was verified by another account on Jan 1, 1970.'
  await page.until(() => expect(page.words(`${characters} .row`)).toEqual([`${said} ${texts.understood}`]))
  await page.click(`${characters} .row button`)
  await page.until(() => expect(page.sent.filter((call) => call === 'GET /api/user/chars/').length).toBe(1))
  expect(page.sent.filter((call) => call.startsWith(asksUnlink)).length).toBe(1)
})
