import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { classify } from './classify.ts'
import { challengePage } from '../challenge.fixture.ts'
import { profilePage } from '../profile.fixture.ts'
import { repetitions } from '#soak.fixture.ts'
import { parsePage } from './parse.ts'

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
  [200, challengePage, 'challenged'],
  [202, challengePage, 'challenged'],
  [403, challengePage, 'challenged'],
  [null, challengePage, 'challenged'],
  [202, '', 'challenged'],
  [405, foreign, 'challenged'],
  [429, challengePage, 'throttled'],
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
  [202, page],
  [405, page],
  [405, notFound],
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

describe('words of the challenge', () => {
  const words = 'window.awsWafCookieDomainList = []; window.gokuProps = {}'
  const said = profilePage({ introduction: `${words} &lt;script&gt;${words}&lt;/script&gt;` })

  test.each([200, null])('in the text of a player do not count, with status %s', (status) => {
    expect(classify(status, said)).toEqual({ outcome: 'page' })
    expect(parsePage('character', said, status)).toMatchObject({ outcome: 'ok', value: { name: "Pebble O'Sand" } })
  })

  test('nor in such a page that is cut off anywhere, nor in a script of the site itself', () => {
    fc.assert(
      fc.property(fc.nat(said.length), (end) => {
        expect(classify(200, said.slice(0, end))).toEqual({ outcome: 'page' })
      }),
      { numRuns: repetitions({ gate: 50, soak: 300 }) },
    )
    const scripted = page.replace('<script>', `<script>${words};`)
    expect(classify(200, scripted)).toEqual({ outcome: 'page' })
  })

  test('nor in the text of another page', () =>
    expect(classify(200, `<html><body><p>${words}</p><script>1</script></body></html>`)).toEqual({ outcome: 'page' }))

  test('one of them is enough, in a script that is cut off too', () => {
    expect(classify(200, challengePage.replace('gokuProps', 'others'))).toEqual({ outcome: 'challenged' })
    const at = challengePage.indexOf('gokuProps') + 20
    expect(classify(200, challengePage.slice(0, at))).toEqual({ outcome: 'challenged' })
  })

  test.each(['gokuProps ', '<script>gokuProp</script>', '<script '])('four megabytes of %j are an answer', (bit) => {
    const many = bit.repeat(4_000_000 / bit.length)
    expect(classify(200, many)).toEqual({ outcome: 'page' })
    expect(classify(200, `${many}gokuProps <a lodestone>`)).toEqual({ outcome: 'page' })
  })
})
