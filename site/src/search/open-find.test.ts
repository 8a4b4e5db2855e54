import { expect, test } from 'vitest'
import { openPage, storageOf } from '#ui/page.fixture.ts'
import { asksToFind } from './open-find.ts'

/** The reader has turned the key off. */
const off = { 'kupodex.slash': 'off' }

const asks = (key: string, more: object = {}, kept: Readonly<Record<string, string>> = {}, selector = 'p') => {
  const page = openPage('<p>Text</p><input><textarea></textarea>')
  const event = { ...{ key, ctrlKey: false, metaKey: false, altKey: false, target: page.one(selector) }, ...more }
  return asksToFind(event as unknown as KeyboardEvent, storageOf(kept))
}

test.each([
  ['/ on the page', asks.bind(null, '/'), true],
  ['/ while typing', asks.bind(null, '/', {}, {}, 'input'), false],
  ['/ while writing', asks.bind(null, '/', {}, {}, 'textarea'), false],
  ['/ that the reader turned off', asks.bind(null, '/', {}, off), false],
  ['Ctrl+K', asks.bind(null, 'k', { ctrlKey: true }), true],
  ['Ctrl+K while typing, with / turned off', asks.bind(null, 'k', { ctrlKey: true }, off, 'input'), true],
  ['Command+K', asks.bind(null, 'k', { metaKey: true }), true],
  ['k', asks.bind(null, 'k'), false],
  ['Ctrl+/', asks.bind(null, '/', { ctrlKey: true }), false],
])('%s', (_, ask, expected) => expect(ask()).toBe(expected))
