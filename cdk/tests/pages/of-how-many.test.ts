import type { CharacterAnswer, PublishedAnswer, RankingAnswer, TimelineAnswer } from '@kupodex/data/contract'
import { isSeenType } from '@kupodex/data/game'
import { expect, test } from 'vitest'
import { readScopes } from '#check/families.ts'
import { ask, base, someone, useBrowser } from './site.ts'

const open = useBrowser()
type Standing = Pick<RankingAnswer['chars'][number], 'score' | 'date'>

const { boards } = await ask<PublishedAnswer>('/api/published')
const sizeOf = (type: string, scope: string) =>
  boards.find((board) => board.type === type && board.mode === 'standard' && board.scope === scope)?.count
const character = await ask<CharacterAnswer>(`/api/charcache/${someone.id}/`)

test('a profile says each rank by the name of its scope and of how many, and how many of what counts; its timeline in one line what was there at first sight, below nothing but what came since', async () => {
  const { page, problems } = await open(`/char/${someone.id}/`)
  const text = (await page.locator('.box').nth(1).innerText()).replace(/\s+/g, ' ')
  const { ranks, worldName, dcName } = character
  if (ranks.mount === null) throw new Error('somebody with mounts is not ranked')
  expect(text).toContain(`${worldName} #${ranks.mount.world} of ${sizeOf('mount', worldName)}`)
  expect(text).toContain(`${dcName} #${ranks.mount.dataCenter} of ${sizeOf('mount', dcName)}`)
  const top = Math.ceil((100 * (ranks.mount.global ?? 0)) / (sizeOf('mount', 'global') ?? 0))
  expect(text).toContain(`All worlds #${ranks.mount.global} of ${sizeOf('mount', 'global')} · top ${top}%`)

  // How many of what counts, and behind one press what else is owned; nothing is the newest that came before the first reading.
  for (const [at, kind] of (['mount', 'minion'] as const).entries()) {
    const box = page.locator('.box').nth(at + 1)
    const text = await box.innerText()
    const [counted, possible] = [character[`${kind}Count`], character[`${kind}Possible`]]
    expect(text).toContain(`${counted} of ${possible}`)
    await box.getByText('What counts?').click()
    const owned = character[`${kind}s`].filter(({ deleted }) => !deleted).length
    await box.getByRole('row', { name: `Counted ${counted} ${possible}` }).waitFor()
    await box.getByRole('row', { name: new RegExp(`^Total ${owned} `) }).waitFor()
    expect(character[`${kind}Recent`]).toBeNull()
    expect(text.replace(/\s+/g, ' ')).toContain('Latest nothing new yet')
  }

  const { events, firstSights } = await ask<TimelineAnswer>(`/api/chartimeline/${someone.id}/`)
  expect(firstSights.find(({ type }) => type === 'mount')?.count).toBe(character.mounts.length)
  expect(events.filter(({ type }) => isSeenType(type))).toEqual([])
  await page.goto(`/char/${someone.id}/timeline/`)
  const line = page.locator('.first-sight')
  await line.waitFor()
  expect(await line.count()).toBe(1)
  const said = await line.innerText()
  expect(said).toContain('Already owned, day unknown')
  expect(said).toContain(`${character.mounts.length} mounts`)
  expect(said).toContain(`${character.minions.length} minions`)
  expect(await page.locator('.days > li').first().locator('.first-sight').count()).toBe(1)
  expect(problems).toEqual([])
})

test('a board says how much is possible, how much of it each row has, what its dates are and what they decide', async () => {
  const { possible, chars, count } = await ask<RankingAnswer>('/api/ranking/mount/global/')
  const { page } = await open('/ranking/mount/global/')
  expect(await page.locator('thead .n').first().innerText()).toMatch(new RegExp(`of ${possible}$`))
  const [first] = chars
  const percent = Math.floor((100 * (first?.score ?? 0)) / possible)
  expect(await page.locator('tbody .score').first().innerText()).toMatch(new RegExp(`^${first?.score}\\s*${percent}%$`))
  expect(chars.every(({ score }) => score <= possible)).toBe(true)
  // Of fewer than a hundred there is no best hundredth.
  expect(count).toBeLessThan(100)
  expect(await page.locator('.cuts').count()).toBe(0)
  const dates = async () => [
    await page.locator('thead th').last().innerText(),
    await page.locator('.board-view').innerText(),
  ]
  expect(await dates()).toEqual(['First seen', expect.stringContaining('characters with the same date share a rank')])
  await page.goto('/ranking/achievement/global/')
  expect(await dates()).toEqual(['Date', expect.stringContaining('the first to get there')])
})

test('those share a rank on a board of mounts who were first seen with a score on one day', async () => {
  const { chars } = await ask<RankingAnswer>('/api/ranking/mount/global/')
  expect(chars.filter(({ date }) => date % 86_400 !== 0)).toEqual([])
  const isAhead = (a: Standing, b: Standing) => a.score > b.score || (a.score === b.score && a.date < b.date)
  const ranks = chars.map((row) => 1 + chars.filter((other) => isAhead(other, row)).length)
  expect(chars.map(({ rank }) => rank)).toEqual(ranks)
})

test('a world without an archive of the event says so, and leads to all worlds', async () => {
  const { emptyWorld: without } = await readScopes(base)
  const { seasons } = await ask<{ seasons: { scopes: string[] }[] }>('/api/ishgard')
  expect(seasons.flatMap(({ scopes }) => scopes)).not.toContain(without)
  const { page } = await open(`/ranking/achievement/${without}/`)
  await page.getByRole('navigation', { name: 'Ranking type' }).getByRole('link', { name: 'Ishgard' }).click()
  await page.waitForURL(`${base}/ranking/ishgard/global/`)
  await page.goto(`${base}/ranking/ishgard/${without}/`)
  await page.getByText(`No results for ${without}.`).waitFor()
  await page.getByRole('link', { name: 'See all worlds' }).click()
  await page.waitForURL(`${base}/ranking/ishgard/global/4/Crafters/`)
})
