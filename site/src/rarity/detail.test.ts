import { expect, test } from 'vitest'
import { texts } from '#texts/index.ts'
import { type DetailFrame, detailHtml, type ItemDetail } from './detail.ts'

const frame: DetailFrame = {
  language: 'de',
  type: 'mount',
  texts: texts.de.rarity,
  sprite: '/sprite.svg',
  images: null,
  collection: 'Reittiere',
  global: 'Global',
}
const detail: ItemDetail = {
  item: { id: 7, name: '<Mogry>', howTo: 'Kiste · Quest', kinds: ['container', 'quest'], patch: '2.1' },
  points: 50,
  here: { scope: 'Chaos', count: 1, characters: 2000 },
  places: [
    { scope: 'Chaos', count: 1, characters: 2000 },
    { scope: 'Light', count: 2, characters: 1000 },
    { scope: 'Mana', count: 0, characters: 0 },
  ],
}
const text = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/[\s\u00a0]+/g, ' ')

test('an item’s page tells owners here and by data center, ways and patch; nothing is taken for markup', () => {
  const html = detailHtml(frame, detail)
  expect(text(html)).toBe(
    ' &lt;Mogry&gt; Reittiere · Chaos Im Besitz von 0,050 % 1 von 2.000 Charakteren Punkte diese Woche 50 Legendär! ' +
      'Seit Patch 2.1 So bekommt man es Kiste Quest Besitzer nach Datenzentrum Anteil der gezählten Charaktere, die es besitzen ' +
      'Datenzentrum Im Besitz von Charaktere Chaos 0,050 % 1 Light 0,20 % 2 Mana – 0 Global Zurück zur Liste ',
  )
  expect(html).toContain('href="/de/rarity/mount/Light/7/"')
  expect([...html.matchAll(/#(way[^"]*)/g)].map(([, icon]) => icon)).toEqual(['way-container', 'way-quest'])
  expect(html.match(/value="[^"]*"/g)).toEqual(['value="25.0"', 'value="100.0"', 'value="0.0"'])
})

test('globally there is no link to itself; no ways are said to be unknown', () => {
  const html = detailHtml(frame, {
    ...detail,
    item: { id: 7, name: 'Mogry' },
    here: { scope: 'global', count: 0, characters: 5 },
  })
  expect(html).not.toContain('/de/rarity/mount/global/7/')
  expect(text(html)).toContain('Wie man das bekommt, ist noch nicht bekannt.')
})

test('of one character it is said as of one', () => {
  const html = detailHtml(frame, { ...detail, here: { scope: 'Chaos', count: 1, characters: 1 } })
  expect(text(html)).toContain(' 1 von 1 Charakter ')
})
