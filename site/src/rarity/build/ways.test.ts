import { renderSources, type Source } from '@kupodex/data/game'
import { loadLookups } from '@kupodex/data/tables'
import { expect, test } from 'vitest'
import type { LooseRow } from '#build/published.ts'
import { itemWays } from './ways.ts'

const sources: Source[] = [{ kind: 'event', limited: true }, { kind: 'achievement', id: 736 }, { kind: 'store' }]
const howTo = renderSources(sources, 'de', loadLookups('de'))
const row = (fields: object): LooseRow => ({ id: 1, updatedAt: 1, deleted: false, ...fields })

test('ways are those of the sources, one by one, those that are over last; an achievement with its id', () => {
  const ways = itemWays(row({ sources, howTo }), 'de')
  expect(ways.map(({ kind, achievementId }) => [kind, achievementId])).toEqual([
    ['achievement', 736],
    ['store', undefined],
    ['event', undefined],
  ])
  expect(ways.map(({ text }) => text).join(' · ')).toBe(howTo)
})

test('words that somebody wrote stand alone, whatever is in them', () => {
  expect(itemWays(row({ sources, howTo: 'Ask a moogle · or two' }), 'de')).toEqual([{ text: 'Ask a moogle · or two' }])
  expect(itemWays(row({ sources: [], howTo: '' }), 'de')).toEqual([])
  expect(itemWays(row({}), 'de')).toEqual([])
})
