import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { failedTexts } from '#ask/texts.ts'
import { views } from '#dev/samples.ts'
import { texts } from '#texts/texts.ts'
import { moreWords } from './build/more-words.ts'
import { MoreIn, MorePage } from './more-page.tsx'
import type { MoreWords } from './more.tsx'
import { progress } from '#character/anonymous-progress.ts'
import { view } from '#character/character-store.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { collectionEntries } from '#character/menu.ts'
import { wishesKey } from '#storage/keys.ts'
import { showTables } from '#tables/build/shown.fixture.ts'
import { user } from '#user/user.ts'
import { pageWishes, wishTexts } from '#wishes/page-wishes.ts'
import { profileTexts } from './texts.ts'

const profile = profileTexts('en')
const { common } = texts('en')
const shownOf = (state: (typeof views)[number]['state']) => {
  const shown = views.find((view) => view.state === state)
  if (shown === undefined) throw new Error(`no sample of ${state}`)
  return shown
}
const drawView = (shown: (typeof views)[number], words: MoreWords | null = moreWords('en')) =>
  renderToStaticMarkup(<MoreIn {...{ language: 'en', shown, words }} images={null} />)
const draw = (state: (typeof views)[number]['state']) => drawView(shownOf(state))
const count = (html: string, part: string) => html.split(part).length - 1

describe('the lower part of a profile', () => {
  test('says who the character is, and what is not known', () => {
    const html = draw('ready')
    expect(html).toContain('<dd>Hyur · Midlander</dd>')
    expect(html).toContain('<dd>Thaliak, the Scholar</dd>')
    expect(html).toContain(`<dt>${profile.facts.grandCompany}</dt><dd>${profile.facts.none}</dd>`)
    expect(html).toContain('href="/fc/9230000000000107995/"')
    expect(html).toContain('lodestone/freecompany/9230000000000107995/"')
    expect(html).toMatch(/<li class="now"><span>Paladin<\/span><span>90<\/span>/)
    expect(html).toContain('<li><span>Pugilist</span><span>15</span>')
    expect(html).toContain(
      `<li class="soft"><span>Samurai</span><span><span aria-hidden="true">–</span><span class="unseen">${profile.facts.locked}</span>`,
    )
  })

  test('of a profile that was never read everything is unknown', () => {
    const shown = shownOf('ready')
    if (!('character' in shown)) throw new Error('ready has a character')
    const unread = { titleId: null, guardianId: null, townId: null, grandCompanyId: null, freeCompany: null }
    const people = { gender: null, clanId2: 0, jobs: [], activeJobId: null }
    const html = drawView({ ...shown, character: { ...shown.character, ...unread, ...people } })
    expect(count(html, `<dd>${common.unknown}</dd>`)).toBe(7)
    expect(html).toContain(profile.facts.jobsUnknown)
  })

  test('has every collection in the web and in the table', () => {
    const html = draw('ready')
    expect(count(html, '<progress')).toBe(collectionEntries.length)
    expect(html).toContain('href="/char/1001/orchestrions/"')
    expect(count(html, '<span>25%</span>')).toBeGreaterThan(8)
    expect(count(html, ' max="100" value="25"')).toBe(count(html, '<span>25%</span>'))
    // The sign of the first stands in the middle above.
    expect(html).toContain('<use x="-7" y="-99" width="14" height="14"')
    expect(html).toContain('viewBox="-100 -100 200 200"')
  })

  test('says what is private, and does not draw it', () => {
    const html = draw('updating')
    expect(count(html, profile.next.private)).toBe(2)
    expect(html).toContain('<span>–</span>')
  })

  test('says where a character is not ranked', () => {
    const shown = shownOf('ready')
    if (!('character' in shown)) throw new Error('ready has a character')
    const ranks = { achievement: null, mount: null, minion: null }
    expect(drawView({ ...shown, character: { ...shown.character, ranks } })).toContain(profile.neighbours.unranked)
  })

  test.each([
    ['the character', draw('loading')],
    ['its words', drawView(shownOf('ready'), null)],
  ])('without %s it has the same boxes, of the size that they will have', (_missing, html) => {
    const partsOf = (markup: string) =>
      [...markup.matchAll(/class="(panel box whole part-[a-z]+)"/g)].map(([, name]) => name)
    expect(partsOf(html)).toHaveLength(7)
    expect(partsOf(html)).toEqual(partsOf(draw('ready')))
    expect(count(html, '<a ')).toBe(0)
  })

  test.each(['private', 'deleted', 'notFound', 'error', 'none', 'adding'] as const)(
    'is not there where it is %s',
    (state) => {
      expect(draw(state)).toBe('')
    },
  )
})

afterEach(() => {
  view.set({ state: 'loading' })
  progress.set({})
  user.set(null)
})

test('of a character of theirs a reader sees first what they want, and nothing of what they hide', async () => {
  showTables()
  view.set(shownOf('ready'))
  const wishes = [
    { type: 'mount', id: 1, wish: 'want', at: 1 },
    { type: 'mount', id: 4, wish: 'hide', at: 1 },
  ]
  const page = await drawn(<MorePage language="en" images={null} />, {
    path: '/char/1001/',
    kept: { [wishesKey]: JSON.stringify(wishes) },
    web: { '/profile-words/en.json': moreWords('en') },
  })
  const links = () => page.attributes('.boxes > section:first-child .things a', 'href')
  const ownOf = (id: number) => ({ own: [{ id, name: 'Mina', worldName: '', iconUrl: '' }] }) as never
  await page.settle(() => pageWishes.load())
  await page.settle(() => user.set(ownOf(1001)))
  await page.until(() => expect(page.words('h2')[0]).toBe(wishTexts('en').title))
  await page.until(() => expect(links()).toEqual(['/char/1001/mounts/1/']))
  await page.settle(() => user.set(ownOf(7)))
  expect(page.words('h2')[0]).toBe(profile.next.title)
})

test('nobody’s profile leads to every list, with what is checked off in this browser', async () => {
  progress.set({ orchestrion: { count: 3, possible: 12 } })
  view.set({ state: 'none' })
  const page = await drawn(<MorePage language="en" images={null} />, {
    path: '/char/0/',
    web: { '/profile-words/en.json': moreWords('en') },
  })
  await page.until(() => expect(page.words('h2')).toEqual([profile.radar.title]))
  const rows = page
    .all('tbody tr')
    .map((row) => [row.querySelector('a')?.getAttribute('href'), row.querySelector('td > span')?.textContent])
  expect(rows).toHaveLength(collectionEntries.length)
  expect(rows).toContainEqual(['/char/0/orchestrions/', '25%'])
  expect(rows).toContainEqual(['/char/0/fish/', '–'])
})

test.each([
  ['of a character', shownOf('ready'), '/char/1001/', [failedTexts('en').failed]],
  ['of nobody', { state: 'none' } as const, '/char/0/', [failedTexts('en').failed]],
  ['that is not there', { state: 'notFound' } as const, '/char/9/', []],
])('the page %s whose words cannot be had says so', async (_, shown, path, said) => {
  view.set(shown)
  const page = await drawn(<MorePage language="en" images={null} />, { path })
  await page.until(() => expect(page.asked).toContain('/profile-words/en.json'))
  await page.calm()
  expect(page.words('[role=alert]')).toEqual(said)
})

test('what a reader wants of a collection that is not listed is not shown', async () => {
  showTables()
  view.set(shownOf('ready'))
  const page = await drawn(<MorePage language="en" images={null} />, {
    path: '/char/1001/',
    kept: { [wishesKey]: JSON.stringify([{ type: 'emote', id: 1, wish: 'want', at: 1 }]) },
    web: { '/profile-words/en.json': { ...moreWords('en'), lists: {} } },
  })
  await page.settle(() => pageWishes.load())
  await page.settle(() => user.set({ own: [{ id: 1001, name: 'Mina', worldName: '', iconUrl: '' }] } as never))
  await page.calm()
  expect(page.words('h2')[0]).toBe(profile.next.title)
})

test('the title that a character wears is named', async () => {
  const shown = shownOf('ready')
  if (!('character' in shown)) throw new Error('ready has a character')
  showTables()
  const worn = async (gender: 'male' | 'female') => {
    view.set({ ...shown, character: { ...shown.character, titleId: 5, gender } })
    const page = await drawn(<MorePage language="en" images={null} />, {
      path: '/char/1001/',
      web: {
        '/profile-words/en.json': moreWords('en'),
        '/character-names/en/title/0.json': { 5: 'King of Kupo' },
        '/character-names/en/feminineTitle/0.json': { 5: 'Queen of Kupo' },
      },
    })
    const value = () => page.all('.part-facts dd')[0]?.textContent
    await page.until(() => expect(value()).toMatch(/ of Kupo$/))
    return value()
  }
  expect([await worn('male'), await worn('female')]).toEqual(['King of Kupo', 'Queen of Kupo'])
})

test('where prices are published, what collections cost has a box, which has its room before', () => {
  vi.stubEnv('KUPODEX_PRICES', 'on')
  onTestFinished(() => void vi.unstubAllEnvs())
  const partsOf = (markup: string) =>
    [...markup.matchAll(/class="panel box whole part-([a-z]+)"/g)].map(([, name]) => name)
  const parts = partsOf(draw('ready'))
  expect([parts.length, parts[3], partsOf(draw('loading'))]).toEqual([8, 'cost', parts])
})
