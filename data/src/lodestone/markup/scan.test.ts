import { describe, expect, test } from 'vitest'
import { readAttribute, tagEnd } from './attributes.ts'
import { rootOf } from './element.ts'
import { scan } from './scan.ts'

const root = (html: string) => rootOf(scan(html))

describe('tags', () => {
  test.each([
    ['<div><p>a</p></div>', []],
    ['<ul><li>a<li>b</ul>', []],
    ['<div><p>a<div>b</div></div>', []],
    ['<div><br><img src="a>b"><input disabled></div>', []],
    ['<!-- <div> --><p>a</p><script>if (1<2) "</div>"</script>', []],
    ['<div><p>a</span></div>', ['span']],
    ['<div>a', ['div']],
    ['<div><a>b</div>', ['a']],
    ['</p>', ['p']],
    ['<div><p class="a', ['cut tag', 'div']],
    ['<p>a</p><div <p>', ['cut tag']],
  ])('%s has the faults %j', (html, faults) => {
    expect(scan(html).faults).toEqual(faults)
  })

  test('an element read alone ends with itself', () => {
    const html = '<i>x</i><div><div>a</div></div></div>'
    const tags = scan(html, 8, true)
    expect(html.slice(tags.end)).toBe('</div>')
    expect(tags.faults).toEqual([])
  })
})

describe('attributes', () => {
  test.each([
    ['<li class="a"data-x="b">', 'data-x', 'b'],
    ["<a href='x &amp; y'>", 'href', 'x & y'],
    ['<input disabled>', 'disabled', ''],
    ['<img alt=Nald src=a/b.png>', 'src', 'a/b.png'],
    ['<a title="href=z" href="y">', 'href', 'y'],
    ['<p data-class="x">', 'class', null],
    ['<br/>', 'class', null],
    ['<img src="a" />', 'src', 'a'],
  ])('%s %s', (tag, name, value) => {
    expect(readAttribute(tag, name)).toBe(value)
  })

  test('a tag ends at the first > outside its values', () => {
    expect(tagEnd(`<a title="1 > 0" alt='"'>b`, 0)).toBe(25)
    expect(tagEnd('<a title="1', 0)).toBe(-1)
  })
})

describe('elements', () => {
  test('a class is a whole word of an element below, not text or a longer name', () => {
    const page = root(
      '<p class="name__x">1</p><p title="name">class="name"</p><!-- <p class="name"> --><p class="a name b">2</p>',
    )
    expect(page.need('name').text).toBe('2')
    expect(page.all('name')).toHaveLength(1)
    expect(page.find('nobody')).toBeNull()
  })

  test('looking below an element does not leave it', () => {
    const page = root('<div class="box"><i class="x">1</i></div><i class="x">2</i>')
    expect(
      page
        .need('box')
        .all('x')
        .map((found) => found.text),
    ).toEqual(['1'])
  })

  test('children, where closing tags are left out too', () => {
    const list = root('<ul class="list"><li>a<b>1</b><li>c</li><li>d</ul>').need('list')
    expect(list.children().map((item) => item.source)).toEqual(['a<b>1</b>', 'c', 'd'])
    expect(list.tagged('b')).toHaveLength(1)
  })

  test('an element that is not closed gives no text', () => {
    const page = root('<div><p class="a">1<i>2</i></div>')
    expect(() => page.need('a').text).toThrow('<p> is not closed')
  })

  test('a quote that its tag does not close ends the reading', () => {
    const page = root('<div b=c="d e="frame__chara class>hello</div>')
    expect(() => page.find('frame__chara')).toThrow('a quote that does not close')
  })

  test('text and lines', () => {
    const box = root('<div class="box"> a&nbsp;&amp;\n b<br>c <script>d</script>e<!-- f --></div>').need('box')
    expect(box.text).toBe('a & b c e')
    expect(box.lines).toBe('a\u00a0& b\nc e')
  })
})

test('closing tags of nothing are faults, however many elements are open', () => {
  const count = 300_000
  const { faults } = scan('<div>'.repeat(count) + '</b>'.repeat(count))
  expect(faults.filter((name) => name === 'b')).toHaveLength(count)
})
