import { characterPages } from '@kupodex/data/contract'
import { languages } from '@kupodex/data/game'
import { expect, test } from 'vitest'
import { inLanguage, pathOf } from '#paths/paths.ts'
import { type Asked, filesIn, isGone, isReadLater, keyOf, kindOf, mayKeep, neededFiles, shellOf } from './requests.ts'

const origin = 'https://kupodex.test'

const asked = (path: string, rest: Partial<Omit<Asked, 'url'>> = {}): Asked => ({
  ...{ method: 'GET', mode: 'cors', headers: new Headers() },
  ...rest,
  url: new URL(path, origin).href,
})

const opened = (path: string) => kindOf(asked(path, { mode: 'navigate' }), origin)

test.each([
  ['/', 'pages'],
  ['/de/char/7/mounts/?q=a', 'pages'],
  ['/api/', 'pages'],
  ['/char/7', 'pages'],
  ['/login/?code=secret', 'pages'],
  ['/api/published/', null],
  ['/feed.xml', null],
  ['/en/char/7.png', null],
])('what is opened at %s is %s', (path, kind) => expect(opened(path)).toBe(kind))

test.each([
  ['/_astro/page.CwG8aKd2.css', 'files'],
  ['/_astro/sprite.B1x_9zQw.svg', 'files'],
  ['/_astro/readme.txt', null],
  ['/x/_astro/page.CwG8aKd2.css', null],
  ['/_astro/page.short.css', null],
  ['/assets/mount/sprite-0123456789ab.webp', 'pictures'],
  ['/assets/mount/index.json', 'answers'],
  ['/assets/mount/12.webp', null],
  ['/api/char/7/orchestrions/', 'answers'],
  ['/api/ranking/mount/global/', 'answers'],
  ['/find-names/de/0.json', 'answers'],
  ['/api/user/char/7/marks/', null],
  ['/api/user/settings', null],
  ['/api/charcache/7/', null],
  ['/api/game-lean/en/mounts/', null],
  ['/api/gains/global/week/', 'answers'],
  ['/api/names/mo/', null],
  ['/sw.js', null],
  ['/favicon.svg', null],
  ['/de/char/7/mounts/', null],
  ['https://img2.finalfantasyxiv.com/f/a.json', null],
])('what a page asks for at %s is %s', (path, kind) => expect(kindOf(asked(path), origin)).toBe(kind))

test.each([
  ['a change', { method: 'POST' }],
  ['what is asked for with a token', { headers: new Headers({ Authorization: 'Bearer a' }) }],
  ['a part of a file', { headers: new Headers({ Range: 'bytes=0-1' }) }],
])('%s is left to the browser', (_what, rest) =>
  expect(kindOf(asked('/api/char/7/orchestrions/', rest), origin)).toBeNull(),
)

test.each([
  [200, 'public, max-age=60', true],
  [200, null, true],
  [200, 'private, no-store', false],
  [200, 'no-store', false],
  [200, 'max-age=0, private', false],
  [206, 'public', false],
  [404, 'public', false],
  [304, 'public', false],
])('an answer %i with cache-control %s may be kept: %s', (status, cacheControl, expected) => {
  const headers = new Headers(cacheControl === null ? {} : { 'cache-control': cacheControl })
  expect(mayKeep('answers', { status, headers, redirected: false })).toBe(expected)
})

test.each([
  ['pages', 'text/html; charset=utf-8', false, true],
  ['pages', 'application/json', false, false],
  ['pages', 'text/html', true, false],
  ['files', 'text/javascript', false, true],
  ['files', 'text/html', false, false],
  ['pictures', 'image/webp', false, true],
  ['pictures', 'text/html', false, false],
  ['answers', 'application/json', false, true],
  ['answers', 'text/html', false, false],
] as const)('of %s an answer of type %s, redirected: %s, may be kept: %s', (kind, type, redirected, expected) => {
  expect(mayKeep(kind, { status: 200, headers: new Headers({ 'content-type': type }), redirected })).toBe(expected)
})

test.each([
  [200, false],
  [403, true],
  [404, true],
  [410, true],
  [408, false],
  [429, false],
  [500, false],
  [503, false],
])('what is answered with %i is gone: %s', (status, expected) => expect(isGone({ status })).toBe(expected))

test('a page is kept without its query and what is open in its list, an answer with its query', () => {
  expect(keyOf('pages', `${origin}/login/?code=secret#a`)).toBe(`${origin}/login/`)
  expect(keyOf('pages', `${origin}/char/7`)).toBe(`${origin}/char/7/`)
  expect(keyOf('pages', `${origin}/de/char/7/metas/relic-weapons/3001/`)).toBe(`${origin}/de/char/7/metas/`)
  expect(keyOf('pages', `${origin}/rarity/mount/global/1/`)).toBe(`${origin}/rarity/mount/global/1/`)
  expect(keyOf('answers', `${origin}/api/a/?b=1#c`)).toBe(`${origin}/api/a/?b=1`)
})

test.each(['/login/', '/de/login/', '/offline/', '/ja/offline/', '/fr/admin/'])('%s is not read later', (path) =>
  expect(isReadLater(path)).toBe(false),
)

test.each(['/', '/de/', '/char/7/', '/fr/loginx/'])('%s is read later', (path) => expect(isReadLater(path)).toBe(true))

test('pages of a character are one file for each word, whoever it is and whatever is open', () => {
  for (const language of languages)
    for (const { word } of characterPages) {
      const shell = inLanguage(language, pathOf('char', word))
      expect(shellOf(inLanguage(language, pathOf('char', 7, word)))).toBe(shell)
      expect(shellOf(inLanguage(language, pathOf('char', 0, word, 'a', 4)))).toBe(shell)
      expect(shellOf(shell)).toBe(shell)
    }
})

test.each([
  ['/char/7/', '/char/profile/'],
  ['/de/char/7/', '/de/char/profile/'],
  ['/fc/9230000000000000001/', '/fc/'],
  ['/ja/group/Mog-kupo_0123456789abc/', '/ja/group/'],
  ['/fc/9230000000000000001/more/', '/fc/9230000000000000001/more/'],
  ['/group/Mog-kupo_0123456789abc/more/', '/group/Mog-kupo_0123456789abc/more/'],
  ['/char/', '/char/'],
  ['/ranking/mount/global/', '/ranking/mount/global/'],
  ['/', '/'],
])('the file of %s is that of %s', (path, shell) => expect(shellOf(path)).toBe(shell))

test('a page and a script name the files that they need at once', () => {
  const page =
    '<link href="/_astro/a.CwG8aKd2.css"><script src="/_astro/b.B1x_9zQw.js"></script><use href="/_astro/s.Abcdefg1.svg#x">'
  expect(filesIn(page)).toEqual(['/_astro/a.CwG8aKd2.css', '/_astro/b.B1x_9zQw.js', '/_astro/s.Abcdefg1.svg'])
  const script = 'import{a as b}from"./c.Abcdefg2.js";import"./d.Abcdefg3.js";const e=()=>import("./later.Abcdefg4.js")'
  expect(filesIn(script)).toEqual(['/_astro/c.Abcdefg2.js', '/_astro/d.Abcdefg3.js'])
})

test('what a page cannot be shown without is its scripts and styles', () => {
  const page =
    '<link rel="stylesheet" href="/_astro/a.CwG8aKd2.css"><script type="module" src="/_astro/b.B1x_9zQw.js"></script>' +
    '<astro-island component-url="/_astro/c.Abcdefg2.js"><use href="/_astro/s.Abcdefg1.svg#x"><script src="https://elsewhere.test/d.js">'
  expect(neededFiles(page)).toEqual(['/_astro/a.CwG8aKd2.css', '/_astro/b.B1x_9zQw.js'])
})
