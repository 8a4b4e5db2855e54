import { expect, test } from 'vitest'
import { character as sample } from '#dev/frame.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { type CompareFrame, sharedScope, shortNames } from './frame.ts'
import { comparePageTexts } from './page-texts.ts'
import { Versus } from './versus.tsx'

const frame = { language: 'de', lists: [], texts: { ...comparePageTexts('de'), lists: {} } } as unknown as CompareFrame
const a = { ...sample, id: 7, name: 'Mina Example', dcName: 'Light', worldName: 'Lich' }
const b = { ...sample, id: 8, name: 'Rei Sample', dcName: '', worldName: 'Nowhere' }

test('says who is compared, and leads to each, to both turned, and to others', async () => {
  const page = await drawn(<Versus frame={frame} a={a} b={b} />, { path: '/de/char/7/compare/8/?show=onlyA' })
  expect([page.words('strong'), page.words('small')]).toEqual([
    ['Mina Example', 'Rei Sample'],
    ['Light / Lich', 'Nowhere'],
  ])
  expect(page.attributes('a', 'href')).toEqual([
    '/de/char/7/',
    '/de/char/8/',
    '/de/char/8/compare/7/?show=onlyB',
    '/de/char/7/compare/',
    '/de/matrix/?chars=7,8&add',
  ])
})

test.each([
  ['Mina Example', 'Rei Sample', { a: 'Mina', b: 'Rei' }],
  ['Mina Example', 'Mina Sample', { a: 'Mina Example', b: 'Mina Sample' }],
])('%s and %s are %o', (first, second, names) =>
  expect(shortNames({ a: { ...a, name: first }, b: { ...b, name: second } })).toEqual(names),
)

test.each([
  ['Light', 'Light', 'Light'],
  ['Light', 'Chaos', 'global'],
  ['', '', 'global'],
])('of %j and %j the rarity of %s is shared', (first, second, scope) =>
  expect(sharedScope({ a: { ...a, dcName: first }, b: { ...b, dcName: second } })).toBe(scope),
)
