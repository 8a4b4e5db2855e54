import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { views } from '#dev/samples.ts'
import { texts } from '#texts/index.ts'
import { CharacterStates } from './character.tsx'
import { characterTexts } from './texts/index.ts'

const { character, collections, common, finder } = texts.en
const own = characterTexts.en
const draw = (state: (typeof views)[number]['state'], page: 'profile' | 'timeline' = 'profile') => {
  const shown = views.find((view) => view.state === state)
  if (shown === undefined) throw new Error(`no sample of ${state}`)
  const props = { language: 'en', texts: { character, collections, common, finder, own }, images: null } as const
  return renderToStaticMarkup(
    <CharacterStates {...props} base="/char/" shown={shown} page={page} syncNow={() => undefined} />,
  )
}
const count = (html: string, part: string) => html.split(part).length - 1

describe('the profile', () => {
  test('has a box for each collection that is ranked, and the links to its boards', () => {
    const html = draw('ready')
    expect(html).toContain('<h1>Mina Example</h1>')
    expect(html).toContain('Sample / Example')
    expect(html).toContain('12,345 points')
    expect(html).toContain('href="/ranking/mount/Example/?char=1001"')
    expect(html).toContain('href="/ranking/achievement/global/?char=1001"')
    expect(count(html, '<progress')).toBe(3)
    expect(html).toContain(own.sync.button)
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
    expect(html).toContain(`<dt>${own.privacy.parts.facewear}</dt><dd>${own.privacy.states.unknown}</dd>`)
    expect(html).toMatch(new RegExp(`<dt>${own.privacy.parts.mounts}</dt><dd>.*?${own.privacy.states.private}, as of`))
  })

  test('on its way has the same boxes, hidden from those who listen', () => {
    const html = draw('loading')
    expect(html).toContain('aria-busy="true"')
    expect(count(html, 'aria-hidden="true"')).toBeGreaterThanOrEqual(3)
    expect(count(html, '<progress')).toBe(3)
    expect(html).not.toContain(own.sync.button)
  })
})

test('the timeline says that it is on its way', () => {
  const html = draw('ready', 'timeline')
  expect(html).toContain(own.events.title)
  expect(html).toContain(common.loading)
  expect(html).toContain('<a href="/char/1001/timeline/" aria-current="page">')
})

test.each([
  ['adding', character.adding],
  ['deleted', character.deleted],
  ['notFound', character.notFound],
  ['error', character.error],
  ['none', finder.title],
] as const)('a page that is %s says so', (state, words) => expect(draw(state)).toContain(`<h1>${words}</h1>`))

test('a private character has a name and can be read again', () => {
  const html = draw('private')
  expect(html).toContain('<h1>Mina Example</h1>')
  expect(html).toContain(own.sync.button)
})

test.each(['none', 'notFound'] as const)('a page that is %s offers the finder of built pages', (state) => {
  const html = draw(state)
  expect(html).toContain('<form class="finder" data-finder="/char/" action="/charactersearch/">')
  expect(html).toContain('data-suggestions="true"')
})
