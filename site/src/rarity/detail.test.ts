import { markupOf } from '@kupodex/data/html'
import { openPage } from '#ui/page.fixture.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { detailHtml as render, knownAs } from './detail.ts'
import type { DetailFrame } from './frame.ts'
import type { ItemDetail, RarityItem } from './item.ts'
import { relatedTo } from './related.ts'

const frame: DetailFrame = {
  language: 'de',
  type: 'mount',
  sprite: '/sprite.svg',
  images: null,
}
const detail: ItemDetail = {
  item: {
    id: 7,
    name: '<Mogry>',
    ways: [
      { text: 'Kiste · groß', kind: 'container' },
      { text: 'Quest', kind: 'quest' },
    ],
    patch: '2.1',
  },
  points: 50,
  here: { scope: 'Chaos', count: 1, characters: 2000 },
  places: [
    { scope: 'Chaos', count: 1, characters: 2000 },
    { scope: 'Light', count: 2, characters: 1000 },
    { scope: 'Mana', count: 0, characters: 0 },
  ],
}
const detailHtml = (...of: Parameters<typeof render>) => markupOf(render(...of))
const text = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/[\s\u00a0]+/g, ' ')

test('an item’s page shows owners here and by data center, ways and patch; nothing is taken for markup', () => {
  const html = detailHtml(frame, detail)
  expect(text(html)).toBe(
    ' &lt;Mogry&gt; Reittiere · Chaos Anteil 0,050 % 1 von 2.000 gezählten Charakteren Punkte diese Woche 50 Legendär! ' +
      'Neu in Patch 2.1 Bezugsquelle Kiste · groß Quest Besitzer nach Datenzentrum Anteil der Besitzer an den gezählten Charakteren ' +
      'Datenzentrum Anteil Besitzer Chaos 0,050 % 1 Light 0,20 % 2 Mana – 0 Ausgegraut: dort wurden weniger als 20 Charaktere gezählt. Alle Welten ' +
      'Nachschlagen Eorzea Database Woche für Woche Zurück zur Liste ',
  )
  expect(html).toContain('href="/de/rarity/mount/Light/7/"')
  expect(html).toContain('data-weeks="mount/Chaos/7"')
  expect([...html.matchAll(/#(way[^"]*)/g)].map(([, icon]) => icon)).toEqual([
    // The first is the thing's own drawing.
    'way-container',
    'way-container',
    'way-quest',
  ])
  expect(html.match(/value="[^"]*"/g)).toEqual(['value="0.1"', 'value="0.2"', 'value="0.0"'])
  expect(html.match(/<tr class="few">.*?<\/th>/g)?.map((row) => text(row).trim())).toEqual(['Mana'])
})

test('globally there is no link to itself; no ways are said to be unknown', () => {
  const html = detailHtml(frame, {
    ...detail,
    item: { id: 7, name: 'Mogry' },
    here: { scope: 'global', count: 0, characters: 5 },
  })
  expect(html).not.toContain('/de/rarity/mount/global/7/')
  expect(text(html)).toContain('Bezugsquelle Noch nicht bekannt.')
  expect(text(html)).toContain('Besitzer nach Datenzentrum')
})

test('a page says of which worlds it is, and leads to the list there', () => {
  const headOf = (scope: string) => {
    const page = openPage(detailHtml(frame, { ...detail, here: { scope, count: 1, characters: 5 } }))
    return [page.words('header p')[0]?.replace(/\s+/g, ' '), page.attributes('header a', 'href')]
  }
  expect(headOf('global')).toEqual(['Reittiere · Alle Welten', ['/de/rarity/mount/global/']])
  expect(headOf('Chaos')).toEqual(['Reittiere · Chaos', ['/de/rarity/mount/Chaos/']])
})

test('what is not known has no place on the page, not even an empty one', () => {
  const { all, words } = openPage(detailHtml(frame, detail))
  expect(all('p, dd, li, h2').filter(({ textContent }) => textContent?.trim() === '')).toEqual([])
  expect([words('.tag'), words('.lead'), all('.maps').length]).toEqual([[], [], 0])
})

test('a thing has its description, why it cannot be had, and maps of where it is given', () => {
  const spots = [{ name: 'Miounne', place: 'Gridania', x: 11, y: 13, side: 41 }]
  const reason = { gone: true, unobtainable: true, reason: 'Beendete Saison' } as const
  const item = { ...detail.item, ...reason, description: 'Rund & weich.', spots }
  const { words } = openPage(detailHtml(frame, { ...detail, item }))
  expect(words('.lead')).toEqual(['Rund & weich.'])
  expect(words('.tag')).toEqual(['Nicht erhältlich · Beendete Saison'])
  expect(words('.map b')).toEqual(['Gridania'])
  expect(words('.columns h2')).toEqual(['Bezugsquelle', 'Fundorte', 'Besitzer nach Datenzentrum'])
  // Of what is gone without a known way nothing is said of ways.
  const { ways: _, ...wayless } = item
  expect(openPage(detailHtml(frame, { ...detail, item: wayless })).words('.columns h2')).toEqual([
    'Fundorte',
    'Besitzer nach Datenzentrum',
  ])
  const { spots: __, ...nowhere } = wayless
  const bare = openPage(detailHtml(frame, { ...detail, item: nowhere }))
  expect([bare.words('.columns h2'), bare.all('.columns > div').length]).toEqual([['Besitzer nach Datenzentrum'], 0])
})

test('points are said with their label; that a thing counts for nothing, too; and of some lists there are none', () => {
  const pointsOf = (points: number, item: object = {}, type: DetailFrame['type'] = 'mount') => {
    const page = openPage(detailHtml({ ...frame, type }, { ...detail, points, item: { ...detail.item, ...item } }))
    const at = page.words('dt').indexOf('Punkte diese Woche')
    return at < 0 ? null : page.words('dd')[at]
  }
  expect(pointsOf(50)).toBe('50 Legendär!')
  expect(pointsOf(0)).toBeNull()
  expect(pointsOf(0, { uncounted: true })).toMatch(/^0 ./)
  expect(pointsOf(50, {}, 'orchestrion')).toBeNull()
})

test('of one character it is said as of one', () => {
  const html = detailHtml(frame, { ...detail, here: { scope: 'Chaos', count: 1, characters: 1 } })
  expect(text(html)).toContain(' 1 von 1 gezählten Charakter ')
})

test('bars go from nobody to all: a third fills a third, however little others have', () => {
  const html = detailHtml(frame, {
    ...detail,
    places: [
      { scope: 'Chaos', count: 2, characters: 6 },
      { scope: 'Light', count: 0, characters: 100 },
    ],
  })
  expect(html.match(/value="[^"]*"/g)).toEqual(['value="33.3"', 'value="0.0"'])
  expect(html.match(/class="few"/g)).toHaveLength(1)
})

test('where nobody was counted it says so, and not that nobody owns it; there is no table of empty places', () => {
  const html = detailHtml(
    { ...frame, type: 'orchestrion' },
    {
      ...detail,
      here: { scope: 'global', count: 0, characters: 0 },
      places: [{ scope: 'Chaos', count: 0, characters: 0 }],
    },
  )
  expect(text(html)).toContain('Anteil Noch nicht gezählt ')
  expect(text(html)).toContain('Hier hat noch niemand etwas aus dieser Sammlung abgehakt.')
  expect(text(html)).not.toContain('Noch niemand')
  expect(html).not.toContain('data-weeks')
  expect(html).not.toContain('<table')
})

test('a scope where nobody was counted leads back to the list of all worlds, which there is', () => {
  const listsOf = (characters: number) =>
    [
      ...detailHtml(frame, { ...detail, here: { scope: 'Chaos', count: 0, characters } }).matchAll(
        /rarity\/mount\/(\w+)\/"/g,
      ),
    ].map(([, scope]) => scope)
  expect([listsOf(0), listsOf(5)]).toEqual([Array(2).fill('global'), Array(2).fill('Chaos')])
})

test('where no data center was counted, a scope still leads to all worlds', () => {
  const page = (scope: string) => detailHtml(frame, { ...detail, places: [], here: { scope, count: 1, characters: 5 } })
  expect(page('Chaos')).toContain('href="/de/rarity/mount/global/7/"')
  expect(text(page('global'))).not.toContain('Besitzer nach Datenzentrum')
})

test('an achievement says category, points and rewards with links, its series and what it is part of', () => {
  const one = (id: number, name: string, facts: object = {}) => ({
    ...{ id, name },
    facts: { category: 'Kampf', ...facts },
  })
  const items = [
    one(1, 'Sieg I', { series: 1, partOf: [9] }),
    one(2, 'Sieg II', {
      ...{ series: 1, points: 10 },
      title: { name: 'Held', page: ['title', 4] },
      reward: { name: 'Pfeife', page: ['mount', 5] },
    }),
    one(9, 'Alle Siege'),
  ]
  const [first, second, whole] = items
  if (first === undefined || second === undefined || whole === undefined) throw new Error('three items')
  const page = (item: typeof first) =>
    detailHtml({ ...frame, type: 'achievement' }, { ...detail, item, related: relatedTo(item, items) })
  expect(text(page(second))).toContain('Kategorie Kampf Errungenschaftspunkte 10 Titel Held Belohnung Pfeife')
  expect(text(page(second))).toContain('In derselben Reihe Sieg I Sieg II')
  expect(page(second)).toContain('href="/de/rarity/title/Chaos/4/"')
  expect(page(second)).toContain('href="/de/rarity/mount/Chaos/5/"')
  expect(page(first)).toContain('href="/de/rarity/achievement/Chaos/2/"')
  expect(text(page(first))).toContain('Gehört zu Alle Siege')
  expect(text(page(whole))).toContain('Setzt voraus Sieg I ')
  expect(text(page(whole))).not.toContain('Bezugsquelle')
})

test('what lists of players know, and a name that is still English, are said to be so', () => {
  const unsure = { ...detail, item: { ...detail.item, provisional: true as const, untranslated: true as const } }
  const html = text(detailHtml(frame, unsure))
  expect(html).toContain('Aus Listen von Spielern')
  expect(html).toContain('Der Name ist auf Englisch.')
  expect(text(detailHtml(frame, detail))).not.toContain('Listen von Spielern')
})

test('what can be sold has a place for its price, on a site that has prices', () => {
  const sold: ItemDetail = { ...detail, item: { ...detail.item, sold: true } }
  const isSaid = (of: ItemDetail) => text(detailHtml(frame, of)).includes('Marktbrett Verkäuflich')
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('KUPODEX_PRICES', '')
  expect([isSaid(sold), isSaid(detail)]).toEqual([false, false])
  vi.stubEnv('KUPODEX_PRICES', 'on')
  expect([isSaid(sold), isSaid(detail)]).toEqual([true, false])
  expect(detailHtml(frame, sold)).toContain('data-price="mount/7"')
})

test('an item is looked up in other databases by its row and its English name', () => {
  const known: ItemDetail = {
    ...detail,
    item: { ...detail.item, itemId: 6001 },
    english: { id: 7, name: 'Fat Moogle' },
  }
  const html = detailHtml(frame, known)
  expect([...html.matchAll(/href="(https[^"]*)"/g)].map(([, href]) => href)).toEqual([
    'https://de.finalfantasyxiv.com/lodestone/playguide/db/search/?q=%3CMogry%3E',
    'https://www.garlandtools.org/db/#item/6001',
    'https://ffxivteamcraft.com/db/de/item/6001',
    'https://ffxiv.consolegameswiki.com/wiki/Fat_Moogle',
    'https://ffxiv.gamerescape.com/wiki/Fat_Moogle',
  ])
  expect(detailHtml({ ...frame, type: 'title' }, detail)).not.toContain('https://')
})

test.each([
  ['mount', { id: 7, itemId: 6001 }, { kind: 'item', id: 6001 }],
  ['vista', { id: 7 }, null],
  ['relic', { id: 7863 }, { kind: 'item', id: 7863 }],
  ['achievement', { id: 7 }, { kind: 'achievement', id: 7 }],
] as const)('%s %j is known by the row %j, its name and its English name', (type, item, row) => {
  const known = knownAs(type, { ...item, name: 'Käfer' }, { ...item, name: 'Beetle' })
  expect(known).toEqual({ row, name: 'Käfer', english: 'Beetle' })
  expect(knownAs(type, { ...item, name: 'Käfer' }, undefined)?.english).toBeNull()
})

const title = (name: string, ...ways: [string, number][]): RarityItem => ({
  ...{ id: 4, name },
  ways: ways.map(([text, achievementId]) => ({ text, achievementId, kind: 'achievement' })),
})

test('a title is known by the first achievement that gives it, and one that none gives not at all', () => {
  const german = title('Held', ['Sieg', 2], ['Zweiter Sieg', 3])
  const row = { kind: 'achievement', id: 2 }
  expect(knownAs('title', german, title('Hero', ['Another Win', 3], ['Win', 2]))).toEqual({
    ...{ row, name: 'Sieg', english: 'Win' },
  })
  expect(knownAs('title', german, undefined)).toEqual({ row, name: 'Sieg', english: null })
  expect(knownAs('title', title('Held'), title('Hero'))).toBeNull()
})
