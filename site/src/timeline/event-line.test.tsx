import { seenCollections, syncedCollections } from '@kupodex/data/game'
import { renderToStaticMarkup } from 'react-dom/server'
import { parseHTML } from 'linkedom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { shield } from '#shield/shield-store.ts'
import { EventLine } from './event-line.tsx'
import { characterTexts } from '../character/texts.ts'
import type { TimelineLine } from './fold-levels.ts'
import { timelineTexts } from './texts.ts'
import type { NameOf } from '../character/use-names.ts'

const known: NameOf = (kind, id) => (id === 9 ? undefined : `${kind} ${id}`)
const draw = (event: Partial<TimelineLine>, nameOf = known) =>
  renderToStaticMarkup(
    <EventLine
      language="de"
      own={characterTexts('en')}
      words={timelineTexts('en')}
      nameOf={nameOf}
      event={{ type: '', id: 1, details: '', createdAt: 0, from: null, ...event }}
    />,
  )

test.each(syncedCollections)('$type leads to the page of the thing, after a drawing of its own', ({ type, list }) => {
  const line = draw({ type, id: 7 })
  expect(line).toContain(`<a class="link" href="/de/rarity/${list.word}/global/7/">${type} 7</a>`)
  expect(line).not.toContain('#clock')
})

test.each([
  ['level', { id: 19, details: '90' }, 'job 19 reached level 90'],
  ['level', { id: 19, details: '90', from: '87' }, 'job 19: level 87 to 90'],
  ['gear', { id: 19, details: '700' }, 'job 19 reached average item level 700'],
  ['gear', { id: 19, details: '700', from: '690' }, 'job 19: average item level 690 to 700'],
  ['world', { id: 2, details: '1' }, 'Changed Home World from world 1 to world 2'],
  ['title', { id: 3 }, 'Changed title to title 3'],
  ['name', { details: 'Mog <b>' }, 'formerly Mog &lt;b&gt;'],
  ['deleted', {}, timelineTexts('en').events.deleted],
  ['something new', {}, 'something new'],
])('%s is a sentence', (type, event, words) => {
  const html = draw({ type, ...event })
  expect(html).toContain(words)
  expect(html).not.toContain('<a ')
})

test.each([
  ['level', 8, 'job-CRP'],
  ['gear', 16, 'job-MIN'],
  ['level', 19, 'arrow'],
  ['gear', 19, 'gear'],
  ['title', 3, 'title'],
  ['world', 2, 'globe'],
  ['name', 0, 'person'],
  ['deleted', 0, 'alert'],
  ['restored', 0, 'person'],
  ['something new', 0, 'clock'],
])('%s of %i has the drawing %s', (type, id, symbol) => {
  expect(/<use href="[^"]*#([^"]*)"/.exec(draw({ type, id }))?.[1]).toBe(symbol)
})

test('a name on its way has dots in its place, one that is not known its id', () => {
  const unknown = draw({ type: 'mount', id: 7 }, () => null)
  expect(unknown).toContain('…')
  expect(unknown).not.toContain('<a')
  expect(draw({ type: 'mount', id: 9 })).toContain('9')
})

describe('a reader who hides what came after 7.3', () => {
  beforeEach(() => {
    shield.set(73)
    vi.stubGlobal('document', parseHTML('<a data-hidden="Hidden: {patch}"></a>').document)
  })
  afterEach(() => {
    shield.set(null)
    vi.unstubAllGlobals()
  })
  const withPatch =
    (patch: string | null | undefined): NameOf =>
    (kind, id) =>
      kind.endsWith('Patch') ? patch : `${kind} ${id}`

  test.each([...seenCollections.map(({ type }) => type), 'title'])('is not shown a %s of 7.4', (type) => {
    const line = draw({ type, id: 7 }, withPatch('74'))
    expect(line).toContain('Hidden: 7.4')
    expect(line).not.toContain(`${type} 7`)
  })

  test.each(['73', undefined])('is shown what patch %s brought', (patch) =>
    expect(draw({ type: 'mount', id: 7 }, withPatch(patch))).toContain('mount 7'),
  )

  test('sees no name before its patch is there, and no achievement of a later one', () => {
    expect(draw({ type: 'mount', id: 7 }, withPatch(null))).not.toContain('mount 7')
    expect(draw({ type: 'achievement', id: 3868 })).not.toContain('achievement 3868')
    expect(draw({ type: 'achievement', id: 100 })).toContain('achievement 100')
  })
})
