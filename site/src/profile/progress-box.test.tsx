import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ProgressBox } from './progress-box.tsx'

const progress = { percent: 41, figure: '41%', words: '1,500 of 3,000' }
const facts = [{ term: 'Latest', value: 'Boko' }]
const draw = (some: object) =>
  renderToStaticMarkup(<ProgressBox icon="mount" title="Mounts" progress={progress} what="" facts={facts} {...some} />)

test('says how far a collection is, in numbers and in words', () => {
  const html = draw({})
  expect(html).toMatch(/<progress class="bar" max="100" value="41" aria-label="Mounts" aria-valuetext="1,500 of 3,000"/)
  expect(html).toContain('41%</span>')
  expect(html).toContain('<dt>Latest</dt><dd>Boko</dd>')
  expect(html).toContain('aria-hidden="false"')
})

test('has its room before anything is known, which nobody is read', () => {
  const html = draw({ progress: null })
  expect(html).toContain('<div class="stack bone" aria-hidden="true">')
  expect(html).toContain('value="0"')
})

test('what is private is said in the room of the numbers, which nobody is read', () => {
  const html = draw({ hidden: 'Private.' })
  expect(html).toMatch(/<div class="covered"><div class="stack" aria-hidden="true">/)
  expect(html).toMatch(/Private\.<\/p>/)
})
