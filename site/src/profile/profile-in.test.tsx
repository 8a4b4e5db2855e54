import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { views } from '#dev/samples.ts'
import { boardTypes, collectionNames } from '@kupodex/data/game'
import { ProfileIn } from './profile-in.tsx'
import { profilePageTexts } from './profile-texts.ts'

const { character, collections, finder, own } = profilePageTexts('en')
const draw = (state: (typeof views)[number]['state']) => {
  const shown = views.find((view) => view.state === state)
  if (shown === undefined) throw new Error(`no sample of ${state}`)
  const props = { language: 'en', images: null } as const
  return renderToStaticMarkup(<ProfileIn {...props} shown={shown} />)
}
const count = (html: string, part: string) => html.split(part).length - 1

describe('the profile', () => {
  test('has a box for each collection that is ranked, and the links to its boards', () => {
    const html = draw('ready')
    expect(html).toContain('12,345 points')
    // Points say nothing of how many there are.
    expect(html).toMatch(new RegExp(`<dt>${collections.achievement}</dt><dd>1,500 of 3,000`))
    expect(html).toContain('href="/ranking/mount/Example/?char=1001"')
    expect(html).toContain('href="/ranking/achievement/global/?char=1001"')
    expect(count(html, '<progress')).toBe(boardTypes.length)
    expect(html).toContain(own.sync.button)
  })

  test('says once of which night the ranks are: what the character has may be newer', () => {
    const at = '<dt>Ranks as of</dt><dd><time dateTime="2026-01-06T00:00:00Z">Jan 6, 2026, 00:00 UTC</time></dd>'
    expect(count(draw('ready').replaceAll('\u00a0', ' '), at)).toBe(1)
  })

  test('covers what is private, and says so', () => {
    const html = draw('updating')
    expect(html).toContain(character.updating)
    expect(count(html, 'class="covered"')).toBe(2)
    expect(html).toContain(character.achievementsPrivate)
    expect(html).toContain(character.partPrivate)
  })

  test('says of each part what the Lodestone shows, and since when', () => {
    const html = draw('ready')
    expect(html).toContain(`<dt>${collectionNames.facewear.en}</dt><dd>${own.privacy.states.unknown}</dd>`)
    expect(html).toMatch(new RegExp(`<dt>${collectionNames.mount.en}</dt><dd>.*?${own.privacy.states.private}, as of`))
  })

  test('on its way has the same boxes, hidden from those who listen', () => {
    const html = draw('loading')
    expect(html).toContain('aria-busy="true"')
    expect(count(html, 'aria-hidden="true"')).toBeGreaterThanOrEqual(3)
    expect(count(html, '<progress')).toBe(boardTypes.length)
    expect(html).not.toContain(own.sync.button)
  })
})

test.each([
  ['adding', character.adding],
  ['deleted', character.deleted],
  ['notFound', character.notFound],
  ['error', character.error],
  ['none', finder.title],
] as const)('a page that is %s says so', (state, words) => expect(draw(state)).toContain(`<h2>${words}</h2>`))

test('a private character can be read again', () => {
  const html = draw('private')
  expect(html).toContain(own.sync.button)
})

test.each(['none', 'notFound'] as const)('a page that is %s offers the finder of built pages', (state) => {
  const html = draw(state)
  expect(html).toContain('<form class="finder" data-finder="/char/" action="/charactersearch/">')
  expect(html).toContain('data-suggestions="true"')
})
