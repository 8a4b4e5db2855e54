import { expect, test } from 'vitest'
import { markupOf } from '@kupodex/data/html'
import { lines, markup } from './markup.ts'

test('texts are escaped, markup keeps its spacing', () => {
  expect(markupOf(markup`<p>\n\t${'<b>'}\n</p>`)).toBe('<p>\n\t&lt;b&gt;\n</p>')
})

test('line breaks become br', () => {
  expect(markupOf(lines("a'\n<b>"))).toBe('a&#39;<br />&lt;b&gt;')
})
