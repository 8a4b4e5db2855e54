import { expect, test } from 'vitest'
import { freeCompanyPage } from '../lists.fixture.ts'
import { parsePage } from './parse.ts'

test('a free company', () => {
  expect(parsePage('freecompany', freeCompanyPage(), 200)).toEqual({
    outcome: 'ok',
    value: {
      id: '9231112598714485863',
      name: 'Crumbs & Sons',
      tag: 'CRMB',
      slogan: 'Bread\nfirst',
      world: 'Omega',
      dataCenter: 'Chaos',
      grandCompany: 'Order of the Twin Adder',
      grandCompanyStanding: 'Neutral',
      formedEpoch: 1470867728,
      activeMembers: 23,
      rank: 30,
      crestUrls: ['https://img2.example/c/B.png', 'https://img2.example/c/F.png'],
      estateName: 'The Oven',
      estateAddress: 'Plot 1',
      recruitment: 'Open',
      active: 'Always',
      communityFinderBanner: false,
    },
  })
})

test('no estate, and a recruitment banner with its own date', () => {
  const html = freeCompanyPage({ estate: false, banner: true })
  expect(parsePage('freecompany', html, 200)).toMatchObject({
    value: { estateName: null, estateAddress: null, communityFinderBanner: true, formedEpoch: 1470867728 },
  })
})

test('one that recruits says so with a class of its own', () => {
  expect(parsePage('freecompany', freeCompanyPage({ recruits: true, banner: true }), 200)).toMatchObject({
    outcome: 'ok',
    value: { recruitment: 'Open', active: 'Always', rank: 30, activeMembers: 23 },
  })
})

test.each([
  ['Grand <One> <Allied>', { grandCompany: 'Grand', grandCompanyStanding: 'One> <Allied' }],
  ['黒渦団＜友好＞', { grandCompany: '黒渦団', grandCompanyStanding: '友好' }],
])('the standing of %s', (text, value) => {
  const html = freeCompanyPage().replace('Order of the Twin Adder &#60;Neutral&#62;', text.replaceAll('<', '&#60;'))
  expect(parsePage('freecompany', html, 200)).toMatchObject({ value })
})

test.each([
  [
    'a figure that recruits',
    '<p class="freecompany__text">23',
    '<p class="freecompany__text freecompany__recruitment">23',
  ],
  ['no standing', '&#60;Neutral&#62;', ''],
  ['a standing without an end', '&#60;Neutral&#62;', '&#60;'.repeat(50_000)],
  ['an estate without a name', 'freecompany__estate__name', 'x'],
  ['one figure less', '<h3>Rank</h3><p class="freecompany__text">30</p>', ''],
  ['one affiliation', 'entry__freecompany__gc', 'x'],
])('%s is an unknown layout', (_, from, to) => {
  expect(parsePage('freecompany', freeCompanyPage().replace(from, to), 200)).toMatchObject({ outcome: 'unknownLayout' })
})
