import fc from 'fast-check'
import { expect, test } from 'vitest'
import { atomText } from './atom.ts'
import { readAtom } from './xml.fixture.ts'

const feed = {
  ...{ language: 'de', id: 'tag:kupodex,2026:a', title: 'Mog', author: 'Kupodex' },
  ...{ self: '/a/', page: '/de/', updated: Date.UTC(2026, 0, 2), entries: [] },
}

test('a feed without entries is one', () =>
  expect(readAtom(atomText(feed))).toEqual({
    ...{ id: 'tag:kupodex,2026:a', language: 'de', title: 'Mog', subtitle: undefined },
    ...{ self: '/a/', page: '/de/', updated: Date.UTC(2026, 0, 2), entries: [] },
  }))

test('whatever a text holds, a reader finds it and nothing else; what XML cannot hold is left out', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('<&>"\'', ']]>', '\ud800', 'a\0b\u001fc', '\ufffe', '&amp;'),
  )

  const kept = (value: string) => value.replace(/[\0-\b\v\f\x0e-\x1f\ufffe\uffff]/g, '').replace(/\p{Cs}/gu, '')
  fc.assert(
    fc.property(text, text, (title, summary) => {
      const entry = { id: `${feed.id}/1`, title, link: '/x/', updated: 0, summary, category: 'mount' }
      const read = readAtom(atomText({ ...feed, subtitle: summary, entries: [entry] }))
      expect(read.subtitle).toBe(kept(summary))
      expect(read.entries).toEqual([{ ...entry, title: kept(title), summary: kept(summary) }])
    }),
    { seed: 29 },
  )
})
