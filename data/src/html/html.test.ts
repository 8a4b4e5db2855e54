import fc from 'fast-check'
import { parseFragment } from 'parse5'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { html, type HtmlPart, markupOf, raw } from './html.ts'

describe('a part of a template', () => {
  test.each<[HtmlPart, string]>([
    ['<b title="x">', '&lt;b title=&quot;x&quot;&gt;'],
    ["R'ashaht & Co", 'R&#39;ashaht &amp; Co'],
    ['&amp;', '&amp;amp;'],
    [0, '0'],
    [-1.5, '-1.5'],
    ['', ''],
    [null, ''],
    [undefined, ''],
    [false, ''],
    [[], ''],
    [['<', [html`<i>${'>'}</i>`, 1]], '&lt;<i>&gt;</i>1'],
    [raw('<br>'), '<br>'],
  ])('%j', (part, expected) => expect(markupOf(html`<p>${part}</p>`)).toBe(`<p>${expected}</p>`))

  test('that only looks like markup is not taken for it', () => {
    const answer = JSON.parse('{"markup":"<script>"}') as never
    expect(() => html`${answer}`).toThrow(TypeError)
  })
})

test('a line break of a template leaves nothing, that of a part stays', () => {
  const list = html`
    <ul>
      <li>${'a\n  b'}</li>
      ${[1, 2].map((n) => html`<li>${n}</li>`)}
    </ul>
  `
  expect(markupOf(list)).toBe('<ul><li>a\n  b</li><li>1</li><li>2</li></ul>')
})

test('texts and markup do not stand for each other', () => {
  expectTypeOf(html`<p></p>`).not.toExtend<string>()
  expectTypeOf<string>().not.toExtend<ReturnType<typeof html>>()
  expectTypeOf<{ markup: string }>().not.toExtend<ReturnType<typeof html>>()
})

/** Any text that HTML can hold: it has no way to write NUL, and parsers read a carriage return as a line break. */
const text = fc.string({ unit: 'binary' }).filter((each) => !/[\0\r]/.test(each))
const scraps = [
  '<',
  '>',
  '"',
  "'",
  '&',
  '&amp;',
  '&#60;',
  '</p>',
  '<!--',
  '-->',
  ']]>',
  '<script>',
  '=',
  ' ',
  '`',
  '/>',
]
const tricky = fc.array(fc.oneof(text, fc.constantFrom(...scraps))).map((parts) => parts.join(''))

test('a parser finds the same text between tags and in attributes, and nothing else', () => {
  fc.assert(
    fc.property(tricky, tricky, (title, inside) => {
      const [paragraph, ...others] = parseFragment(
        markupOf(html`<p title="${title}" lang="${title}">${inside}</p>`),
      ).childNodes
      expect(others).toEqual([])
      expect(paragraph).toMatchObject({
        nodeName: 'p',
        attrs: [
          { name: 'title', value: title },
          { name: 'lang', value: title },
        ],
        childNodes: inside === '' ? [] : [{ nodeName: '#text', value: inside }],
      })
    }),
  )
})

test('it is escaped once at whatever depth it stands', () => {
  fc.assert(
    fc.property(tricky, fc.nat({ max: 5 }), (inside, depth) => {
      let nested = html`${inside}`
      for (let level = 0; level < depth; level++) nested = html`<b>${[nested, null]}</b>`
      const wrapped = '<b>'.repeat(depth) + markupOf(html`${inside}`) + '</b>'.repeat(depth)
      expect(markupOf(nested)).toBe(wrapped)
    }),
  )
})
