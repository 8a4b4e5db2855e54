import { expect, test } from 'vitest'
import { escapeHtml } from './escape.ts'

test.each([
  ['<b title="x">', '&lt;b title=&quot;x&quot;&gt;'],
  ["R'ashaht & Co", 'R&#39;ashaht &amp; Co'],
  ['&amp;', '&amp;amp;'],
  ['モーグリ', 'モーグリ'],
])('%s is written %s', (text, html) => expect(escapeHtml(text)).toBe(html))
