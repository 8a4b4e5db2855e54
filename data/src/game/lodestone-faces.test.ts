import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { repetitions } from '../soak.fixture.ts'
import { facePath, lodestoneFaces } from './lodestone-faces.ts'

const [one, other] = ['13b0e5024c7ade70b50f9548e5f05feb', '138751880f18161a907d7cf0faa43f07']
const known = `${lodestoneFaces}f/${one}_${other}fc0.jpg?1762804432`

test.each([
  `f/${one}_${other}fc0.jpg?1762804432`,
  `f/${one}_${other}fl0.jpg?1762804432`,
  `f/${one}_${other}fc0_96x96.jpg?1634567890`,
  `f/${one}_${other}fl0_640x873.jpg?1634567890`,
  `f/${one}_${other}fc0.jpg`,
  'f/made/up/face.png',
])('%s is a face', (path) => expect(facePath(lodestoneFaces + path)).toBe(path))

describe('no face', () => {
  test.each([
    ['nothing', ''],
    ['no path', lodestoneFaces],
    ['no folder', `${lodestoneFaces}face.jpg`],
    ['http', known.replace('https:', 'http:')],
    ['no scheme', known.replace('https:', '')],
    ['a script', 'javascript:alert(1)//img2.finalfantasyxiv.com/f/a.jpg'],
    ['data', 'data:image/png;base64,iVBORw0KGgo='],
    ['another host of the Lodestone', known.replace('img2.', 'img.')],
    ['a host that ends alike', known.replace('img2.', 'evil-img2.')],
    ['a host that begins alike', known.replace('.com/', '.com.evil.example/')],
    ['any letter for a dot', known.replace('img2.final', 'img2xfinal')],
    ['a port', known.replace('.com/', '.com:8443/')],
    ['credentials', known.replace('https://', 'https://img2.finalfantasyxiv.com@evil.example/')],
    ['a user', known.replace('https://', 'https://me@')],
    ['a backslash', known.replace('.com/', '.com\\@evil.example/')],
    ['another kind of file', known.replace('.jpg', '.svg')],
    ['two kinds of file', known.replace('.jpg', '.svg.jpg')],
    ['a folder up', known.replace('/f/', '/f/../')],
    ['a quote', `${known}"onerror="alert(1)`],
    ['a fragment', `${known}#x`],
    ['a second line', `${known}\n`],
    ['a first line', `x\n${known}`],
    ['a space', ` ${known}`],
    ['capitals', known.toUpperCase()],
    ['an escape', known.replace('/f/', '/%66/')],
  ])('%s', (_, address) => expect(facePath(address)).toBeNull())

  test('any address that a browser would take to another place', () => {
    const bits = fc.constantFrom(
      ...[
        'https:',
        'http:',
        'javascript:',
        '//',
        '/',
        '\\',
        '@',
        ':',
        '.',
        '..',
        '?',
        '#',
        '%2f',
        '\n',
        '\t',
        ' ',
        '"',
      ],
      ...['img2.finalfantasyxiv.com', 'evil.example', 'f', 'a.jpg', 'a.png', 'İ', 'ｆ', '1'],
    )
    const made = fc.array(bits, { maxLength: 12 }).map((parts) => parts.join(''))
    /** A known address with something put in at any place, or cut out. */
    const altered = fc
      .tuple(fc.nat(known.length), fc.nat(4), fc.oneof(bits, fc.string({ maxLength: 4 })))
      .map(([at, cut, put]) => known.slice(0, at) + put + known.slice(at + cut))
    fc.assert(
      fc.property(fc.oneof(made, altered), (address) => {
        const path = facePath(address)
        if (path === null) return
        const url = new URL(address)
        expect(url.href).toBe(address)
        expect(url.origin + url.pathname + url.search).toBe(lodestoneFaces + path)
        expect(url.origin).toBe('https://img2.finalfantasyxiv.com')
        expect([url.username, url.password, url.port, url.hash]).toEqual(['', '', '', ''])
        expect(url.pathname).toMatch(/\.(jpg|png)$/)
        expect(path).toMatch(/^[\w/.?-]+$/)
      }),
      { numRuns: repetitions({ gate: 1000, soak: 50_000 }) },
    )
  })
})
