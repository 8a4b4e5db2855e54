import { expect, test } from 'vitest'
import { lines, markup, raw } from './markup.ts'

test('texts are escaped, markup is not', () => {
  const name = 'Y\'ka <b> & "Zo"'
  expect(markup`<p title="${name}">${name}${raw('<br>')}</p>`.source).toBe(
    '<p title="Y&#39;ka &lt;b&gt; &amp; &quot;Zo&quot;">Y&#39;ka &lt;b&gt; &amp; &quot;Zo&quot;<br></p>',
  )
})

test('lists are joined, null and false leave nothing, zero stays', () => {
  expect(markup`<ul>${[1, 0].map((n) => markup`<li>${n}</li>`)}${null}${false}</ul>`.source).toBe(
    '<ul><li>1</li><li>0</li></ul>',
  )
})

test('line breaks become br', () => {
  expect(lines("a'\n<b>").source).toBe('a&#39;<br />&lt;b&gt;')
})
