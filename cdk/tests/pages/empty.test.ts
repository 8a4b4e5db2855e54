import { sampled } from '@kupodex/data/soak.fixture'
import { describe, expect, test } from 'vitest'
import { findFaults } from '../axe.ts'
import { readScopes } from '#check/families.ts'
import { base, inLanguage, keepingOpen } from './site.ts'
import { shiftOf } from './shifts.ts'

const open = keepingOpen()
const { emptyDataCenter, emptyWorld } = await readScopes(base)

const nobody = 'Nobody is in this ranking yet.'
const notCleared = 'Nobody here has cleared this raid yet.'
const notCounted = 'Nothing has been counted here yet.'

/** Pages of a world where nobody lives, on a data center with people, and what they say. */
const pages = [
  [`/ranking/achievement/${emptyWorld}/`, nobody],
  [`/ranking/mount/${emptyWorld}/all/`, nobody],
  [`/ranking/raid/${emptyWorld}/`, notCleared],
  [`/ranking/raid/${emptyWorld}/1040/`, notCleared],
  [`/stats/${emptyWorld}/`, notCounted],
  [`/rarity/mount/${emptyWorld}/`, notCounted],
  [`/rarity/achievement/${emptyWorld}/`, notCounted],
  [`/rarity/emote/${emptyWorld}/`, 'Nobody here has checked off anything in this collection yet.'],
]

describe('where nobody lives', () => {
  test.concurrent.each(sampled(pages, 4))('%s says: %s', async (path, sentence) => {
    const { page, problems, status, close } = await open(path)
    expect(status).toBe(200)
    const text = await page.innerText('main')
    expect(text).toContain(sentence)
    expect(text).not.toMatch(/NaN|Infinity|undefined|null/)
    expect(await page.locator('main table').count()).toBe(0)
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)
    expect(await findFaults(page)).toEqual([])
    expect(problems).toEqual([])
    await close()
  })

  test.each([
    ['en', nobody],
    ['de', 'In dieser Rangliste ist noch niemand.'],
    ['fr', 'Personne ne figure encore dans ce classement.'],
    ['ja', 'このランキングにはまだ誰もいません。'],
  ] as const)('the sentence is in the language of the page: %s', async (language, sentence) => {
    const answer = await fetch(base + inLanguage(language, `/ranking/mount/${emptyWorld}/`))
    expect(await answer.text()).toContain(sentence)
  })

  test('an item says that nobody was counted', async () => {
    const { page, problems, close } = await open(`/rarity/mount/${emptyWorld}/1/`)
    const text = await page.innerText('main')
    expect(await page.locator('dl.figures dd').first().innerText()).toBe('Not counted yet')
    expect(text).not.toMatch(/NaN|Infinity|undefined/)
    expect(problems).toEqual([])
    await close()
  })

  test('a board has nothing to look for somebody with', async () => {
    const { page, problems, close } = await open(`/ranking/mount/${emptyWorld}/`)
    expect(await page.innerText('main')).toContain(nobody)
    expect(await page.getByRole('textbox', { name: 'Find a character in this ranking' }).count()).toBe(0)
    expect(problems).toEqual([])
    await close()
  })
})

describe('a data center without people has no pages', () => {
  const nobodyFrom = {
    en: `Nobody from ${emptyDataCenter} is on Kupodex yet`,
    de: `Von ${emptyDataCenter} ist noch niemand auf Kupodex`,
    fr: `${emptyDataCenter}\u00a0: encore aucun personnage sur Kupodex`,
    ja: `${emptyDataCenter}のキャラクターはまだKupodexにいません`,
  }

  const addresses = [
    ['en', `/ranking/mount/${emptyDataCenter}/all/`, '/ranking/mount/global/'],
    ['de', `/ranking/raid/${emptyDataCenter}/`, '/ranking/raid/global/'],
    ['fr', `/rarity/emote/${emptyDataCenter}/`, '/rarity/emote/global/'],
    ['ja', `/stats/${emptyDataCenter}/`, '/stats/global/'],
  ] as const

  test.each(sampled(addresses, 2))(
    'and its addresses say so in the language of the address: %s',
    async (language, path, everywhere) => {
      const { page, problems, status, close } = await open(inLanguage(language, path))
      expect(status).toBe(404)
      expect(await page.innerText('h1')).toBe(nobodyFrom[language])
      expect(await page.getAttribute('html', 'lang')).toBe(language)
      expect(await page.title()).toContain(nobodyFrom[language])
      const link = page.locator('[data-nobody] [data-instead]')
      expect(await link.getAttribute('href')).toBe(inLanguage(language, everywhere))
      expect((await fetch(base + inLanguage(language, everywhere))).status).toBe(200)
      expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)
      expect(await findFaults(page)).toEqual([])
      expect(problems).toEqual([])
      await close()
    },
  )

  test('an item there leads to lists that are there', async () => {
    const { page, problems, close } = await open(`/rarity/mount/${emptyDataCenter}/1/`)
    const all = await page.locator('main a').evaluateAll((some) => some.map((link) => (link as HTMLAnchorElement).href))
    // Others lead to databases of other sites.
    const links = all.filter((link) => link.startsWith(base))
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) expect((await fetch(link)).status).toBe(200)
    expect(problems).toEqual([])
    await close()
  })

  test('the menu of scopes does not offer it', async () => {
    const { page, close } = await open('/ranking/mount/global/')
    const offered = await page
      .locator('#scopes a')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
    expect(offered.length).toBeGreaterThan(2)
    expect(offered.filter((link) => link.includes(`/${emptyDataCenter}/`))).toEqual([])
    for (const link of offered) expect((await fetch(link)).status).toBe(200)
    await close()
  })
})
