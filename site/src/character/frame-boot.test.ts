import { parseHTML } from 'linkedom'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { storageOf } from '#ui/page.fixture.ts'
import { type FrameFacts, frameBoot } from './frame-boot.ts'
import { foldedKey, frameKey, menuTopKey } from '#storage/keys.ts'

afterEach(() => {
  globalThis.kupodexFrame = undefined
})

const facts: FrameFacts = {
  id: 7,
  at: 1,
  name: '<b>Mina</b> Example',
  home: 'Sample / Example',
  face: ['h3', '/sprite.svg#sky1'],
  icon: 'https://img2.finalfantasyxiv.com/f/a.jpg?1',
  percents: { mounts: 57, emotes: null },
}

const markup = `<html lang="en"><body><i class="face" data-face><svg><use></use></svg><img alt="" data-from="http://faces.test/"></i><a data-word="" data-who></a><span data-home></span>
<a data-word="mounts/">Mounts <progress data-part="mounts"></progress><small>–</small></a>
<a data-word="emotes/">Emotes <progress data-part="emotes"></progress><small>x</small></a></body></html>`

/** Runs the inlined script on a page of this path, in a browser that keeps this; `kept` is the character that it showed before. */
const boot = (pathname: string, kept: string | null, of = markup, more: Readonly<Record<string, string>> = {}) => {
  const { document } = parseHTML(of)
  const storage = storageOf({ ...(kept === null ? {} : { [frameKey]: kept }), ...more })
  new Function('document', 'location', 'localStorage', 'sessionStorage', frameBoot)(
    ...[document, { pathname }, storage, storage],
  )
  return document
}

const menu = `<html lang="en"><body><nav id="parts">
<details data-fold="companions" open><a data-word="mounts/" aria-current="page">Mounts</a></details>
<details data-fold="battle" open><a data-word="raids/">Raids</a></details>
<details data-fold="shops" open><a data-word="shops/">Shops</a></details></nav>`

/** The groups of the menu that are open on the page of mounts, in a browser that keeps this. */
const openGroups = (kept: Readonly<Record<string, string>>) =>
  [...boot('/char/7/mounts/', null, menu, kept).querySelectorAll('details')]
    .filter(({ open }) => open)
    .map(({ dataset }) => dataset.fold)

test.each([
  ['nothing', '', ['companions', 'battle', 'shops']],
  ['some', 'shops battle', ['companions']],
  ['a group that is no more', 'gone shops', ['companions', 'battle']],
  ['the group of the page, which stays open here', 'companions', ['companions', 'battle', 'shops']],
])('of the menu is folded what the reader folded away: %s', (_what, folded, expected) => {
  expect(openGroups({ [foldedKey]: folded })).toEqual(expected)
})

test('how percents are written is looked up once for the whole menu', () => {
  const made = vi.spyOn(Intl, 'NumberFormat')
  const asked = vi.spyOn(Number.prototype, 'toLocaleString')
  onTestFinished(() => void vi.restoreAllMocks())
  const document = boot('/char/7/mounts/', JSON.stringify({ ...facts, percents: { mounts: 57, emotes: 0.4 } }))
  expect([...document.querySelectorAll('small')].map(({ textContent }) => textContent)).toEqual(['57%', '<1%'])
  expect([made.mock.calls.length, asked.mock.calls.length]).toEqual([1, 0])
})

test('the menu is open where the browser keeps nothing, and scrolled to where it was in this tab', () => {
  expect(openGroups({})).toEqual(['companions', 'battle', 'shops'])
  const scrolled = (kept: Readonly<Record<string, string>>) =>
    Number(boot('/char/7/mounts/', null, menu, kept).getElementById('parts')?.scrollTop ?? 0)
  expect(scrolled({ [menuTopKey]: '120' })).toBe(120)
  expect(scrolled({ [menuTopKey]: '0' })).toBe(0)
  expect(scrolled({})).toBe(0)
})

test('links lead to the character of the address, in its language', () => {
  const hrefs = [...boot('/de/char/7/mounts/4/', null).querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(['/de/char/7/', '/de/char/7/mounts/', '/de/char/7/emotes/'])
})

test.each([
  ['/char/7/', false],
  ['/char/7/mounts/', false],
  ['/char/7/leves/limsa/', false],
  ['/char/7/mounts/4/', true],
  ['/de/char/7/achievements/battle/dungeons/12', true],
])('the page at %s opens a thing of its list: %j', (path, opens) =>
  expect('opens' in boot(path, null).documentElement.dataset).toBe(opens),
)

test('a character that was shown before is painted at once, its name as text', () => {
  const page = boot('/char/7/mounts/', JSON.stringify(facts))
  expect(page.querySelector('[data-who]')?.textContent).toBe(facts.name)
  expect(page.querySelector('b')).toBeNull()
  expect(page.querySelector('[data-home]')?.textContent).toBe(facts.home)
  expect(page.querySelector('use')?.getAttribute('href')).toBe('/sprite.svg#sky1')
  expect([...page.querySelectorAll('small')].map(({ textContent }) => textContent)).toEqual(['57%', '–'])
})

test('some of a collection, however little, is not nothing', () => {
  const page = boot('/char/7/mounts/', JSON.stringify({ ...facts, percents: { mounts: 0.56, emotes: 0 } }))
  expect([...page.querySelectorAll('small')].map(({ textContent }) => textContent)).toEqual(['<1%', '0%'])
})

test('a face is above its sky, and goes where the next character has none', () => {
  const page = boot('/char/7/mounts/', JSON.stringify(facts))
  expect(page.querySelector('[data-face]')?.className).toBe('face h3')
  expect(page.querySelector('img')?.getAttribute('src')).toBe('http://faces.test/f/a.jpg?1')
  for (const icon of ['', 'https://evil.example/f/a.jpg', 'javascript:alert(1)']) {
    globalThis.kupodexFrame?.(facts)
    expect(page.querySelector('img')?.hasAttribute('src')).toBe(true)
    globalThis.kupodexFrame?.({ ...facts, face: ['h4', '/sprite.svg#sky2'], icon })
    expect(page.querySelector('img')?.hasAttribute('src')).toBe(false)
  }
  expect(page.querySelector('use')?.getAttribute('href')).toBe('/sprite.svg#sky2')
})

test('where faces are drawn nothing is loaded', () => {
  const page = boot(
    '/char/7/',
    JSON.stringify(facts),
    markup.replace('<img alt="" data-from="http://faces.test/">', ''),
  )
  expect(page.querySelector('use')?.getAttribute('href')).toBe('/sprite.svg#sky1')
  expect(page.querySelector('[src]')).toBeNull()
})

test.each([
  ['another character', '/char/8/mounts/', JSON.stringify(facts)],
  ['nothing', '/char/7/mounts/', null],
  ['something unreadable', '/char/7/mounts/', '{'],
])('where %s is kept the frame stays empty until it is filled', (_what, path, kept) => {
  const page = boot(path, kept)
  expect(page.querySelector('[data-who]')?.textContent).toBe('')
  globalThis.kupodexFrame?.(facts)
  expect(page.querySelector('[data-who]')?.textContent).toBe(facts.name)
})

test('where the address names nobody nothing happens', () => {
  expect(boot('/char/', null).querySelector('a')?.getAttribute('href')).toBeNull()
  expect(globalThis.kupodexFrame).toBeUndefined()
})
