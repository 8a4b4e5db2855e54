import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { collectionKinds } from './ground/collection-kinds.ts'
import { jobPage, mountCard } from './jobs.fixture.ts'
import {
  emotePage,
  freeCompanyPage,
  historyPage,
  iconPage,
  kindPage,
  memberPage,
  namedPage,
  pagerMarkup,
  searchPage,
} from './lists.fixture.ts'
import { profilePage } from './profile.fixture.ts'
import { repetitions } from '../soak.fixture.ts'
import { type PageKind, pageKinds, parsePage } from './pages/parse.ts'

const numRuns = repetitions({ gate: 50, soak: 300 })

const earned = [
  [93, 1700000003],
  [12, 1700000002],
  [13, 1700000001],
] as const

const pages: readonly (readonly [kind: PageKind, html: string])[] = [
  ['character', profilePage({ title: 'Baker', introduction: 'Bread, then more' })],
  ['class_job', jobPage()],
  ['mount', iconPage('mount', 3)],
  ...collectionKinds
    .filter((kind) => kind !== 'emote')
    .map((kind) => [kind, namedPage(kind, ['Crumb', 'Crust', 'Loaf'])] as const),
  ['emote', emotePage(['Crumb', 'Crust', 'Loaf'])],
  ['emote', emotePage(['Crumb', 'Crust', 'Loaf'], 'mobile')],
  ['achievement', historyPage(earned, 6, 1, 2)],
  ['achievement_kind', kindPage([...earned, [14, null]])],
  ['search', searchPage([4701, 4702])],
  ['memberlist', memberPage([4701, 4702], 3, pagerMarkup(1, 2))],
  ['freecompany', freeCompanyPage()],
  ['tooltip', mountCard],
]

/**
 * Within the page proper, all tags except those whose loss cannot be noticed: line breaks in a free text, layers of a crest.
 */
const tagsOf = (html: string) => {
  const from = html.indexOf('<div class="ldst__main"')
  const to = html.indexOf('<div class="ldst__side"')
  const inside = (at: number) => from === -1 || (at >= from && at <= to)
  const seen = (tag: string) => tag !== '<br>' && !tag.includes('img2.example/c/')
  return [...html.matchAll(/<\/?[a-z][^<>]*>/g)].filter(({ 0: tag, index }) => inside(index) && seen(tag))
}

describe.each(pages)('a damaged %s page', (kind, html) => {
  const truth = parsePage(kind, html, 200)
  const expectTruthOrNothing = (damaged: string) => {
    const parsed = parsePage(kind, damaged, 200)
    if (parsed.outcome === 'ok') expect(parsed).toEqual(truth)
    else expect(parsed.outcome).toBe('unknownLayout')
  }

  test('is whole to begin with', () => {
    expect(truth).toMatchObject({ outcome: 'ok' })
  })

  test('cut off anywhere', () => {
    fc.assert(
      fc.property(fc.nat(html.length), (end) => expectTruthOrNothing(html.slice(0, end))),
      { numRuns },
    )
  })

  test('a tag lost anywhere', () => {
    for (const { 0: tag, index } of tagsOf(html))
      expectTruthOrNothing(html.slice(0, index) + html.slice(index + tag.length))
  })

  const expectOutcome = (damaged: string) =>
    expect(['ok', 'private', 'unknownLayout']).toContain(parsePage(kind, damaged, 200).outcome)

  test('a stretch lost anywhere is never a throw', () => {
    fc.assert(
      fc.property(fc.nat(html.length), fc.nat(html.length), (a, b) => {
        expectOutcome(html.slice(0, Math.min(a, b)) + html.slice(Math.max(a, b)))
      }),
      { numRuns },
    )
  })

  test('quotes and equal signs gone astray are never a throw, and come to an end', () => {
    const astray = fc.constantFrom('"', "'", '=', '="', 'b=c="d e="', ' class', '>', '<')
    fc.assert(
      fc.property(fc.nat(html.length), fc.nat(html.length), astray, astray, (a, b, one, other) => {
        const [from, to] = [Math.min(a, b), Math.max(a, b)]
        expectOutcome(html.slice(0, from) + one + html.slice(from, to) + other + html.slice(to))
      }),
      { numRuns },
    )
  })

  test('asked as another kind', () => {
    for (const other of pageKinds) {
      if (other !== kind) expect(parsePage(other, html, 200)).toMatchObject({ outcome: 'unknownLayout' })
    }
  })
})

test('no text at all makes it throw', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...pageKinds),
      fc.array(fc.constantFrom('<', '>', '"', "'", '=', '/', '<p', '</p>', '<!--', 'a', '&#')),
      (kind, bits) => {
        expect(parsePage(kind, bits.join(''), 200)).toMatchObject({ outcome: 'unknownLayout' })
      },
    ),
  )
})
