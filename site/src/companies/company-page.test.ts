import { companyShard } from '@kupodex/data/rules'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { failedTexts } from '#ask/texts.ts'
import { notFoundTexts } from '#texts/texts.ts'
import { openPage } from '#ui/page.fixture.ts'
import { companyTexts } from './texts.ts'

const id = '9230000000000000001'
const path = `/api/companies/${companyShard(id)}/`
const member = (
  of: number,
  name: string,
  scores: (number | null)[],
  ranks: (number | null)[],
  newest: number | null,
) => {
  return { id: of, name, worldId: of === 3 ? 41 : 40, scores, ranks, newest }
}
const company = {
  name: 'Kupo <b>& Nuts',
  worldId: 40,
  totals: [1500, 30, 4, 9, 0, 0],
  newest: {
    achievement: [
      [1, 5, 172_800],
      [0, 887, 86_400],
    ],
    mount: [[2, 130, 259_200]],
  },
  members: [
    member(1, 'Mog One', [500, 20, 0, 9], [2, 1, null, 1], 86_400),
    member(2, 'Mog Two', [1000, null, 4, 0], [1, null, 1, null], 172_800),
    member(3, 'Mog Three', [0, 10, 0, 0], [null, 2, null, null], null),
  ],
}
const web: Record<string, unknown> = {
  '/character-names/en/achievement/0.json': { 5: 'To Crush <Your> Enemies' },
  '/character-names/en/mount/1.json': { 130: 'Fat Chocobo' },
  '/character-names/en/mountPatch/1.json': { 130: '70' },
  '/places.json': { 40: ['Aether', 'Jenova'], 41: ['Aether', 'Faerie'] },
  [path]: { deployTime: 1, generateTime: 1, companies: { [id]: company } },
}

const open = async (address: string, files: Record<string, unknown> = web) => {
  const page = openPage('<main data-company></main>', { path: address, web: files })
  page.one('main').dataset['company'] = JSON.stringify({ language: 'en', sprite: '/s.svg' })
  vi.resetModules()
  await import('./company-page.ts')
  return page
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const text = companyTexts('en')

describe('the page of a free company', () => {
  test('has its name, who is first, and its members by points; a press on a head sorts them', async () => {
    const { one, all, document } = await open(`/fc/${id}/`)
    await vi.waitFor(() => expect(one('h1').textContent).toContain('Kupo <b>& Nuts Aether / Jenova'))
    expect(document.title).toBe('Kupo <b>& Nuts · Kupodex')
    expect(one('link[rel=alternate]').getAttribute('href')).toBe(`/api/feed/company/en/${id}/`)
    expect(all('.since-line')).toEqual([])
    expect(one('.head a[type]').getAttribute('href')).toBe(`/api/feed/company/en/${id}/`)
    expect(all('dd').map((figure) => figure.textContent)).toEqual([
      '1,500First: Mog Two',
      '30First: Mog One',
      '4First: Mog Two',
      '9First: Mog One',
      '0',
      '0',
    ])
    expect(all('.head a.button').map((link) => link.getAttribute('href'))).toEqual([
      `/matrix/?fc=${id}`,
      `/tonight/?fc=${id}`,
    ])
    const names = () => all('tbody tr').map((row) => (row as HTMLElement).dataset['id'])
    expect(names()).toEqual(['2', '1', '3'])
    expect(one('tbody').textContent).toContain('Aether / Faerie')
    ;(one('[data-by="1"]') as HTMLElement).click()
    expect(names()).toEqual(['1', '3', '2'])
    const drawings = (where: string) => all(`${where} use`).map((use) => use.getAttribute('href'))
    expect(drawings('thead')).toEqual(drawings('tbody tr:first-child'))
    expect(all('[aria-sort]').map((head) => head.textContent?.trim())).toEqual([text.boards[1]])
    expect(one('tbody').textContent).toContain(text.hidden)
    ;(one('[data-by="newest"]') as HTMLElement).click()
    expect(names()).toEqual(['2', '1', '3'])
  })

  test('names what members obtained last, with the patch by which the spoiler shield hides it', async () => {
    const { words, all } = await open(`/fc/${id}/`)
    await vi.waitFor(() => expect(words('.what')).toEqual(['To Crush <Your> Enemies', '#887', 'Fat Chocobo']))
    expect(words('.newest-things h2')).toEqual(Object.values(text.newestOf))
    expect(words('.newest-things li > .soft')).toEqual([
      ...['Mog Two', 'Jan 3, 1970', 'Mog One', 'Jan 2, 1970', 'Mog Three', 'Jan 4, 1970'],
    ])
    expect(all('.what a').map((link) => link.getAttribute('href'))).toEqual([
      ...['/rarity/achievement/global/5/', '/rarity/achievement/global/887/', '/rarity/mount/global/130/'],
    ])
    expect(all<HTMLElement>('.what').map(({ dataset }) => dataset['patch'])).toEqual(['20', '22', undefined])
  })

  test('leaves out who was hidden since the night: as a member, in totals and ranks, and of what came last', async () => {
    const path = '/api/charsitems/mounts/1,2,3/'
    const { one, all, words } = await open(`/fc/${id}/`, { ...web, [path]: { ids: [1, 2, 3], hidden: [2], types: {} } })
    await vi.waitFor(() => expect(words('.what')).toEqual(['#887', 'Fat Chocobo']))
    expect(all('dd')[0]?.textContent).toBe('500First: Mog One')
    expect(words('tbody tr .rank')).toEqual(['1', '–'])
    expect(one('main').innerHTML).not.toContain('Mog Two')
  })

  test('says once what changed since this browser last looked', async () => {
    const looked = { points: 1400, mounts: 29, minions: 4, members: 2 }
    const looks = JSON.stringify([[`fc/${id}`, { at: Date.now() - 40 * 86_400_000, figures: looked }]])
    const page = openPage('<main data-company></main>', { path: `/fc/${id}/`, web, kept: { 'kupodex.looks': looks } })
    page.one('main').dataset['company'] = JSON.stringify({ language: 'en', sprite: '/s.svg' })
    vi.resetModules()
    await import('./company-page.ts')
    await vi.waitFor(() =>
      expect(page.words('.since-line')[0]).toMatch(/: 100 achievement points · 1 new mount · 1 new member$/),
    )
    expect(JSON.parse(page.storage.getItem('kupodex.looks') ?? '')[0][1].figures).toEqual({
      ...{ points: 1500, mounts: 30, minions: 4, members: 3 },
    })
  })

  test('of a file of an earlier release is there without what came last', async () => {
    const { newest: _, ...older } = company
    const { one, all } = await open(`/fc/${id}/`, { ...web, [path]: { generateTime: 1, companies: { [id]: older } } })
    await vi.waitFor(() => expect(one('main').textContent).toContain('Mog One'))
    expect(all('.newest-things')).toEqual([])
  })

  test('of which fewer than two may be shown says so', async () => {
    const { one } = await open('/fc/9230000000000000002/')
    await vi.waitFor(() => expect(one('h1').textContent).toBe(text.fewTitle))
    expect(one('main').innerHTML).toContain('/freecompany/9230000000000000002/')
  })

  test('that cannot be one is not found', async () => {
    const { one } = await open('/fc/')
    expect(one('h1').textContent).toBe(notFoundTexts('en').title)
  })

  test('that cannot be had says so, and is there once it can be', async () => {
    const files = { ...web, [path]: 500 as unknown }
    const { one } = await open(`/fc/${id}/`, files)
    await vi.waitFor(() => expect(one('[role=alert]').textContent).toBe(failedTexts('en').failed))
    files[path] = web[path]
    await vi.advanceTimersByTimeAsync(60_000)
    await vi.waitFor(() => expect(one('main').textContent).toContain('Mog One'))
  })
})
