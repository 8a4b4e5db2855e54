import { encodeOwned } from '@kupodex/data/character'
import type { languages } from '@kupodex/data/game'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { missingCostTexts } from '#market/texts.ts'
import { pagesTexts } from '#character/texts.ts'
import { recentKey } from '#storage/keys.ts'
import { listNames, thingLists } from '#things/lists.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { matrixTexts } from './texts.ts'

const person = (id: number) => ({ id, name: `Person ${id}`, worldName: 'Lich', iconUrl: '' })
const kept = { [recentKey]: JSON.stringify([person(7), person(8), person(9)]) }
const mount = (id: number, name: string) => ({ id, name, sort: id, obtainable: true, deleted: false, updatedAt: 1 })

/** Who has what, in the order of their ids: nothing is known of 9. */
const answer = (type: string, things: number[], sets: (number[] | null)[]) => ({
  ids: [7, 8, 9],
  types: { [type]: { things, owned: sets.map((set) => set && encodeOwned(things, new Set(set))) } },
})
const web = {
  '/places.json': { 1: ['Light', 'Lich'] },
  '/api/prices/Light/': {
    prices: { mount: { ids: [1, 3], cheapest: [500, 3000], median: [500, 3000], seen: [1, 1] } },
  },
  ...Object.fromEntries(['en/mount', 'en/minion', 'fr/mount'].map((file) => [`/way-links/${file}.json`, { ways: {} }])),
  '/api/charsitems/mounts/7,8/': { ids: [7, 8], types: { mount: { things: [], owned: [null, null] } } },
  '/api/charsitems/mounts/7,8,9/': answer('mount', [1, 2], [[1, 2], [2], null]),
  '/api/charsitems/minions/7,8,9/': answer('minion', [5], [[5], [], null]),
}

/** Modules of a page of its own: a page keeps what it was answered, and files of the build, of other tests too, for good. */
const load = async () => {
  vi.resetModules()
  onTestFinished(() => void vi.resetModules())
  const [{ showTables }, { MatrixPage }] = await Promise.all([
    import('#tables/build/shown.fixture.ts'),
    import('./matrix-page.tsx'),
    // They come at once where they are drawn.
    ...[import('./costs.tsx'), import('./matrix-list.tsx'), import('#party/chooser.tsx')],
  ])
  return { showTables, MatrixPage }
}

const draw = async (
  search: string,
  language: (typeof languages)[number] = 'en',
  other: object[] = [],
  isRoomy = true,
) => {
  const { showTables, MatrixPage } = await load()
  const mounts = [mount(1, 'Chocobo'), mount(2, 'Manta'), mount(3, 'Behemoth')]
  showTables({
    mounts: mounts.map((one) => ({ ...one, ...other.find((changed) => (changed as typeof one).id === one.id) })),
    minions: [mount(5, 'Wind-up Cursor')],
    sourceTypes: [],
  })
  const props = { language, names: listNames(pagesTexts(language)), lists: thingLists }
  const page = await drawn(<MatrixPage {...props} />, { path: `/matrix/${search}`, kept, web, isRoomy })
  return { page, until: page.until }
}

describe('the page of the matrix', () => {
  test('shows who has what of a collection, and another one when it is chosen', async () => {
    const { page, until } = await draw('?chars=9,7,8')
    await until(() => expect(page.words('.matrix .thing-name a')).toEqual(['Chocobo', 'Manta', 'Behemoth']))
    const row = page
      .all('[aria-rowindex="2"] [role=gridcell]')
      .map((cell) => cell.getAttribute('aria-label') ?? cell.querySelector('.unseen')?.textContent)
    expect(row).toEqual(['1 of 2 have it · not known for 1', 'Not known', 'Has it', 'Missing'])
    await page.enter('.matrix-choice label:first-child select', 'minions')
    await until(() => expect(page.words('.matrix .thing-name a')).toEqual(['Wind-up Cursor']))
    expect(location.search).toBe('?chars=9,7,8&list=minions')
  })

  test('is narrowed to what somebody or one of them is missing, in its address too', async () => {
    const { page, until } = await draw('?chars=7,9,8&show=missingAll')
    await until(() => expect(page.words('.matrix .thing-name a')).toEqual(['Behemoth']))
    await page.enter('.matrix-choice label:last-child select', '8')
    await until(() => expect(location.search).toContain('member=8'))
    const button = page.all('.picks button').findIndex((one) => one.textContent === 'Person 8 is missing it')
    await page.settle(() => page.all('.picks button')[button]?.click())
    await until(() => expect(page.words('.matrix .thing-name a')).toEqual(['Chocobo', 'Behemoth']))
  })

  test('counts what a profile counts, and shows what does not count only where that is asked for', async () => {
    const { page, until } = await draw('?chars=7,9,8&member=7', 'en', [{ ...mount(2, 'Manta'), obtainable: false }])
    const names = () => page.words('.matrix .thing-name a')
    const count = () => page.words('.matrix-counted b')
    await until(() => expect(names()).toEqual(['Chocobo', 'Behemoth']))
    expect(count()).toEqual(['1 of 2'])
    await page.click('.matrix-counted input')
    await until(() => expect(names()).toEqual(['Chocobo', 'Manta', 'Behemoth']))
    expect([count(), page.words('.heads .member small'), location.search]).toEqual([
      ['1 of 2'],
      ['1', '?', '0'],
      '?chars=7,9,8&member=7&uncounted=1',
    ])
    await page.click('.matrix-counted input')
    await until(() => expect(names()).toEqual(['Chocobo', 'Behemoth']))
    await page.enter('.matrix-choice label:last-child select', '9')
    await until(() => expect(count()).toEqual(['– of 2']))
  })

  test('adds up what the missing ones cost each of them, once that is asked for', async () => {
    vi.stubEnv('KUPODEX_PRICES', 'on')
    onTestFinished(() => void vi.unstubAllEnvs())
    const { page, until } = await draw('?chars=7,9,8')
    await until(() => expect(page.words('details.panel > summary')).toEqual([missingCostTexts('en').title]))
    expect(page.all('.matrix-costs')).toEqual([])
    const details = page.one<HTMLDetailsElement>('details.panel')
    await page.settle(() => {
      details.open = true
      page.send(details, 'toggle')
    })
    await until(() =>
      expect(page.words('.matrix-costs tr')).toEqual([
        'Person 7' + '1 item for 3,000 gil 0 not for sale there',
        'Person 9' + 'not known',
        'Person 8' + '2 items for 3,500 gil 0 not for sale there',
      ]),
    )
  })

  test('that is narrowed by a way in which things do not count shows them', async () => {
    const other = [{ ...mount(2, 'Manta'), obtainable: false }]
    const { page, until } = await draw('?chars=7,9,8&obtainable=gone', 'en', other)
    await until(() => expect(page.words('.matrix .thing-name a')).toEqual(['Manta']))
    expect(page.one<HTMLInputElement>('.matrix-counted input').checked).toBe(true)
    await page.click('.matrix-counted input')
    await until(() => expect(page.words('.matrix .thing-name a')).toEqual(['Chocobo', 'Behemoth']))
  })

  test('is one member against the others where there is little room', async () => {
    const { page, until } = await draw('?chars=8,7,9', 'fr', [], false)
    const texts = matrixTexts('fr')
    await until(() => expect(page.words('.against .standing')).toEqual([texts.lacks, texts.has, texts.lacks]))
    await page.enter('.matrix-choice label:last-child select', '9')
    await until(() => expect(page.words('.against .standing')).toEqual([texts.unknown, texts.unknown, texts.unknown]))
  })

  test('that comes with the wish to add somebody lets characters be chosen at once, with those who are shown', async () => {
    const { page, until } = await draw('?chars=7,8&add')
    await until(() =>
      expect(page.all<HTMLInputElement>('.party-picks input').map(({ value, checked }) => [value, checked])).toEqual([
        ...[
          ['7', true],
          ['8', true],
          ['9', false],
        ],
      ]),
    )
  })
})
