import { expect, test } from 'vitest'
import { classify } from './classify.ts'
import { profilePage } from '../profile.fixture.ts'

const error = (
  inner: string,
  head = '',
) => `<html><head>${head}</head><body class="error__body"><div class="ldst__window ldst__error">
<h1 class="error__heading">Zutritt verwehrt</h1>${inner}</div></body></html>`
const hidden = error('<p class="error__text">…</p>', '<meta http-equiv="Refresh" content="5; URL=/lodestone/" />')
const notFound = error(
  '<div class="js--error-loggedout"><a href="/" class="btn__color js--error-login">Login</a></div>',
)
const maintenance = `<body class="error"><div class="ldst__window ldst__maintenance"><h1 class="maintenance__heading">Wartung</h1></div>
<div class="ldst__error"><ul><li>news</li></ul></div></body>`
const page = profilePage()
const namesUs = '<HTML><BODY>You may not see "https://na.example/lodestone/character/1/" here.</BODY></HTML>\n'
const foreign = '<html><body><h1>403 Forbidden</h1></body></html>'

test.each([
  [200, page, 'page'],
  [null, page, 'page'],
  [403, hidden, 'hidden'],
  [null, hidden, 'hidden'],
  [403, foreign, 'blocked'],
  [null, foreign, 'blocked'],
  [null, namesUs, 'blocked'],
  [null, `${page.slice(0, 400)}`, 'page'],
  [null, '<p>403 Forbidden</p>', 'page'],
  [404, notFound, 'notFound'],
  [null, notFound, 'notFound'],
  [503, maintenance, 'maintenance'],
  [502, maintenance, 'maintenance'],
  [null, maintenance, 'maintenance'],
  [503, foreign, 'unreachable'],
  [500, '', 'unreachable'],
  [429, '', 'throttled'],
  [429, page, 'throttled'],
])('status %s: %#', (status, html, outcome) => {
  expect(classify(status, html)).toEqual({ outcome })
})

test.each([
  [200, hidden],
  [200, maintenance],
  [403, page],
  [403, maintenance],
  [403, notFound],
  [403, error('')],
  [403, error('<p class="error__text">Try again later</p>')],
  [404, foreign],
  [404, page],
  [404, hidden],
  [503, hidden],
  [503, page],
  [302, ''],
  [null, error('')],
])('status %s and page at odds: %#', (status, html) => {
  expect(classify(status, html)).toMatchObject({ outcome: 'unknownLayout' })
})

// Looking at the same tag again for each of its words would not come to an end in a lifetime.
test.each(['<a ', '<a class="', 'no tag at all '])('four megabytes of %j and one word are an answer', (start) => {
  expect(classify(200, start + 'error__heading '.repeat(300_000))).toEqual({ outcome: 'page' })
  expect(classify(200, (start + 'error__heading ').repeat(200_000))).toEqual({ outcome: 'page' })
})
