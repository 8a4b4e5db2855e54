import { syncedCollections } from '@kupodex/data/game'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EventLine } from './event-line.tsx'
import { characterTexts } from './texts/index.ts'
import type { TimelineEntry } from './timeline.ts'
import type { NameOf } from './use-names.ts'

const known: NameOf = (kind, id) => (id === 9 ? undefined : `${kind} ${id}`)
const draw = (event: Partial<TimelineEntry>, nameOf = known) =>
  renderToStaticMarkup(
    <EventLine
      language="de"
      own={characterTexts.en}
      nameOf={nameOf}
      event={{ type: '', id: 1, details: '', createdAt: 0, ...event }}
    />,
  )

test.each(syncedCollections)('$type leads to the page of the thing, after a drawing of its own', ({ type, list }) => {
  const line = draw({ type, id: 7 })
  expect(line).toContain(`<a class="link" href="/de/rarity/${list.word}/global/7/">${type} 7</a>`)
  expect(line).not.toContain('#clock')
})

test.each([
  ['level', { id: 19, details: '90' }, 'job 19 reached level 90'],
  ['gear', { id: 19, details: '700' }, 'job 19 reached average item level 700'],
  ['world', { id: 2, details: '1' }, 'Changed Home World from world 1 to world 2'],
  ['title', { id: 3 }, 'Changed title to title 3'],
  ['name', { details: 'Mog <b>' }, 'formerly Mog &lt;b&gt;'],
  ['deleted', {}, characterTexts.en.events.deleted],
  ['something new', {}, 'something new'],
])('%s is a sentence', (type, event, words) => {
  const html = draw({ type, ...event })
  expect(html).toContain(words)
  expect(html).not.toContain('<a ')
})

test('a name on its way has dots in its place, one that is not known its id', () => {
  expect(draw({ type: 'mount', id: 7 }, () => null)).toContain('>…</a>')
  expect(draw({ type: 'mount', id: 9 })).toContain('9')
})
