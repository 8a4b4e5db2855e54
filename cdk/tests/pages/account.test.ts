import { createClient } from '@kupodex/data/client'
import { push } from '@kupodex/data/client/examples/plugin'
import { callPaths, type ItemsAnswer, mostChanges } from '@kupodex/data/contract'
import { isSoak } from '@kupodex/data/soak.fixture'
import { loadTable } from '@kupodex/data/tables'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { asking } from '../asking.ts'
import { findFaults } from '../axe.ts'
import { widths } from '../browser.ts'
import { nativeFields } from './targets.ts'
import { introduce, signUp, unowned } from './player.ts'
import { base, inLanguage, useBrowser } from './site.ts'
import { watchRest } from './rest.ts'
import { tabTo } from './focus.ts'
import { countWhole } from './visit.ts'

const open = useBrowser()
const [first, second] = unowned

/** What the test reads of an export of all data. */
interface Exported {
  chars: { marks: Record<string, Record<string, number>> }[]
}

/** How many rows of a list are ticked, whether they count in totals or not. */
const count = (page: Page): Promise<number> => page.locator('.line input:checked').count()

const waitForCount = (page: Page, expected: number) => expect.poll(() => count(page)).toBe(expected)

/** Leaves the page a session that the provider does not renew any more, as after a logout elsewhere. */
const endSession = (page: Page) =>
  page.evaluate(() => {
    const [key = '', kept = '{}'] = Object.entries(localStorage).find(([one]) => one.startsWith('kupodex.user:')) ?? []
    const ended = { expires_at: 1, refresh_token: 'of a session that has ended' }
    localStorage.setItem(key, JSON.stringify({ ...(JSON.parse(kept) as object), ...ended }))
  })

/** Where the browser keeps something of a character: keys of its storages whose values name it. */
const keptOf = (page: Page, id: number): Promise<string[]> =>
  page.evaluate(async (wanted) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('kupodex')
      request.onsuccess = () => resolve(request.result)
    })
    const request = database.transaction('characters').objectStore('characters').getAllKeys()
    const kept = await new Promise<IDBValidKey[]>((resolve) => (request.onsuccess = () => resolve(request.result)))
    database.close()
    const named = Object.entries(localStorage).filter(([, value]) => value.includes(`"id":${wanted},`))
    return [
      ...named.map(([key]) => key),
      ...kept.filter((key) => key === String(wanted)).map((key) => `kept ${String(key)}`),
    ]
  }, id)

const setNickname = async (page: Page, nickname: string) => {
  await page.locator('[name=nickname]').fill(nickname)
  await page.locator('form:has([name=nickname]) button').click()
}

/** Makes a token by keyboard alone, for a program that may tick too; gives it. */
const makeToken = async (page: Page): Promise<string> => {
  await page.locator('form:has([name=days]) [name=name]').focus()
  await page.keyboard.type('curl')
  await tabTo(page, '[name=mark]')
  await page.keyboard.press('Space')
  await tabTo(page, 'form:has([name=days]) button')
  await page.keyboard.press('Enter')
  return page.locator('code.token').innerText()
}

const settled = (page: Page) => page.waitForFunction(() => document.querySelector('.line [aria-busy]') === null)

const walks = [
  { language: 'de', at: widths.phone, character: first },
  { language: 'en', at: widths.desktop, character: second },
] as const

describe.each(walks.slice(0, isSoak ? walks.length : 1))('in $language', ({ language, at, character }) => {
  test('a player signs up, verifies a character, checks things off, hides it, lets a program in and ends the account', async () => {
    if (character === undefined) throw new Error('nobody of the population is left')
    const { id } = character
    const email = `walk-${language}@kupodex.example`
    const profile = inLanguage(language, `/char/${id}/`)
    const { page, rest } = await open(profile, { viewport: at })
    const context = page.context()

    await page.locator('header a[data-login]').click()
    await signUp(page, email)
    await page.waitForURL(base + profile)
    await page.locator('[data-favorite]').click()
    await page.locator('[data-favorite][aria-pressed="true"]').waitFor()

    await page.goto(`${profile}verify/`)
    const code = await page.locator('code').innerText()
    expect(await findFaults(page)).toEqual([])
    await page.locator('.content .button:not(.quiet)').click()
    await page.locator('.problem').waitFor()
    await introduce(id, `My code is ${code}!`)
    await page.locator('.content .button:not(.quiet)').click()
    await page.locator(`.content a[href$="/char/${id}/settings/"]`).waitFor()
    await introduce(id, '')

    const list = `${profile}orchestrions/`
    await page.goto(list)
    const boxes = page.locator('.line input:enabled:not(:checked)')
    await countWhole(boxes, rest)
    const before = await count(page)
    const two = await context.newPage()
    await two.goto(list)
    const boxesOfTwo = two.locator('.line input:enabled:not(:checked)')
    await boxesOfTwo.first().waitFor()
    // Both tabs at once, each another one.
    await Promise.all([boxes.nth(0).click(), boxesOfTwo.nth(1).click()])
    await Promise.all([settled(page), settled(two)])
    await waitForCount(page, before + 2)
    await waitForCount(two, before + 2)
    await page.reload()
    await waitForCount(page, before + 2)

    await boxes.first().waitFor()
    await context.setOffline(true)
    await boxes.nth(0).click()
    await page.locator('.marks-bar .link').waitFor()
    await waitForCount(page, before + 3)
    await context.setOffline(false)
    await settled(page)
    await waitForCount(two, before + 3)
    await two.close()

    await boxes.nth(0).click()
    await waitForCount(page, before + 4)
    await settled(page)
    await page.locator('.marks-bar .link').click()
    await waitForCount(page, before + 3)
    await settled(page)
    expect(await findFaults(page)).toEqual([])

    await endSession(page)
    await boxes.nth(0).click()
    await page.locator('.marks-bar [data-login]').click()
    await page.waitForURL(base + list)
    await waitForCount(page, before + 4)
    await settled(page)

    await page.goto(`${profile}settings/`)
    await page.locator('input[name=privacy]').nth(1).click()
    await page.locator('[role=status]', { hasText: /Saved|Gespeichert/ }).waitFor()
    expect(await findFaults(page)).toEqual([])
    const stranger = await open(`${profile}mounts/`, { viewport: at })
    await stranger.page.locator('.notice').waitFor()
    expect(await stranger.page.locator('.line').count()).toBe(0)
    await stranger.close()
    await page.goto(`${profile}mounts/`)
    await page.locator('.icons a, .line').first().waitFor()
    await page.goto(`${profile}settings/`)
    await page.locator('input[name=privacy]').nth(0).click()
    await page.locator('[role=status]', { hasText: /Saved|Gespeichert/ }).waitFor()

    await page.goto(inLanguage(language, '/settings/'))
    await page.getByText(email).waitFor()
    await setNickname(page, '<b>Mog</b>')
    await page.locator('#nickname-said.problem').waitFor()
    await setNickname(page, 'Mog')
    await page.locator('[popovertarget=user][aria-label$=": Mog"]').waitFor()
    await setNickname(page, '')
    await page.locator('[popovertarget=user]:not([aria-label*="Mog"])').waitFor()
    await page.locator('form:has([name=days]) [name=name]').fill('<curl>')
    await page.locator('form:has([name=days]) button').click()
    await page.locator('form:has([name=days]) + div .problem').waitFor()
    await page.locator('form:has([name=days]) [name=name]').fill('')
    const token = await makeToken(page)
    expect(await findFaults(page)).toEqual([])
    expect(await nativeFields(page)).toEqual([])
    const program = asking(base, token)
    const of = { id, type: 'orchestrions' }
    const had = (await program(callPaths.ownItems, of)).json['items'] as ItemsAnswer['items']
    expect(had).toHaveLength(before + 4)
    const ids = had.filter(({ by }) => by === 'ticked').map((thing) => thing.id)
    const others = JSON.stringify({ ids: ids.slice(1) })
    expect(await program(callPaths.putMarks, of, others)).toMatchObject({ status: 200, json: { removed: [ids[0]] } })
    expect(await program(callPaths.undoMarks, of)).toMatchObject({ status: 200, json: { added: [ids[0]] } })
    expect(await program(callPaths.deleteAccount, {}, '{}')).toMatchObject({ status: 403 })

    // What the example of a plugin sends is kept, in as many requests as it has thousands of things.
    const fish = loadTable('fish').map((row) => ({ type: 'fish' as const, id: row.id }))
    expect(await push(createClient({ site: base, token }), id, fish)).toBe(Math.ceil(fish.length / mostChanges))
    expect((await program(callPaths.ownItems, { id, type: 'fishs' })).json['items']).toHaveLength(fish.length)

    const downloaded = page.waitForEvent('download')
    await page.locator('#download button').click()
    const parts = (await (await (await downloaded).createReadStream()).toArray()) as Buffer[]
    const exported = JSON.parse(Buffer.concat(parts).toString('utf8')) as Exported
    expect(exported).toMatchObject({ email, favorites: [{ id }], chars: [{ id }], tokens: [{ name: 'curl' }] })
    expect(Object.keys(exported.chars[0]?.marks['orchestrion'] ?? {})).toHaveLength(ids.length)
    expect(JSON.stringify(exported)).not.toContain(token)

    await page.locator('#delete button').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.type(await page.locator('#delete form strong').innerText())
    await page.keyboard.press('Enter')
    await page.waitForURL(base + inLanguage(language, '/'))
    await page.locator('header a[data-login]').waitFor({ state: 'visible' })
    await rest()
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('user')))).toEqual([])
    expect(await keptOf(page, id)).toEqual([])
    expect((await program(callPaths.ownItems, of)).status).toBe(401)
  })
})

test('a login that fails says why, in the language that it was begun in', async () => {
  const { page } = await open('/fr/login/')
  await page.locator('[data-begin]').click()
  await page.locator('form[action$="/cancel"] button').click()
  await page.getByText('Vous avez annulé la connexion.').waitFor()
  // One that was used before.
  await page.goto('/fr/login/?code=x&state=y')
  await page.getByText('Cette connexion a déjà été utilisée').waitFor()
  expect(await findFaults(page)).toEqual([])
  await page.context().route('**/.well-known/**', (asked) => asked.abort())
  await page.locator('[data-begin]').click()
  await page.getByText('Le service de connexion est injoignable').waitFor()
})

test('a session outlives the browser tab and is renewed before it ends', async () => {
  const { page } = await open('/')
  await page.locator('header a[data-login]').click()
  await signUp(page, 'renewed@kupodex.example')
  await page.waitForURL(`${base}/`)
  const token = () =>
    page.evaluate(() => {
      const kept = Object.entries(localStorage).find(([key]) => key.startsWith('kupodex.user:'))?.[1] ?? '{}'
      return (JSON.parse(kept) as { access_token?: string }).access_token
    })
  const before = await token()
  await page.evaluate(() => {
    const [key = '', kept = '{}'] = Object.entries(localStorage).find(([one]) => one.startsWith('kupodex.user:')) ?? []
    localStorage.setItem(key, JSON.stringify({ ...(JSON.parse(kept) as object), expires_at: Date.now() / 1000 + 30 }))
  })
  const other = await page.context().newPage()
  const rest = await watchRest(other)
  await other.goto(`${base}/settings/`)
  await other.getByText('renewed@kupodex.example').waitFor()
  await rest()
  expect(await token()).not.toBe(before)
  await page.reload()
  await page.locator('[popovertarget="user"]').click()
  await page.locator('[data-logout]').click()
  await page.locator('header a[data-login]').waitFor({ state: 'visible' })
  // Logging out leads to the provider and back.
  await expect.poll(() => token().catch(() => null)).toBeUndefined()
})
