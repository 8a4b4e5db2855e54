import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fill } from '#texts/fill.ts'
import { texts } from '#texts/texts.ts'
import { FoundPart } from './found-part.tsx'
import { mostShown, type Step } from './search-store.ts'

const draw = (step: Step<number>, meanwhile?: number[], none: string | null = 'Nobody') =>
  renderToStaticMarkup(
    <FoundPart
      {...{ language: 'en', base: '/char/', title: 'Found', none, error: 'Broken', step }}
      row={(id) => ({ id, name: id === 1 ? '' : `Mina ${id}`, place: 'Center / World' })}
      {...(meanwhile === undefined
        ? {}
        : { meanwhile: { title: 'Meant', rows: meanwhile.map((id) => ({ id, name: `Meant ${id}`, place: '' })) } })}
    />,
  )

test.each([
  [{ state: 'loading' }, `role="status">${texts('en').common.loading}`],
  [{ state: 'busy' }, texts('en').search.busy],
  [{ state: 'error' }, 'Broken'],
  [{ state: 'done', results: [] }, 'Nobody'],
] as const)('%j is said', (step, words) => expect(draw(step)).toContain(words))

test('that nobody is found is not said where something else on the page says it', () => {
  expect(draw({ state: 'done', results: [] }, [], null)).toBe('')
})

test('those found are links with their place; one without a name has a word for it', () => {
  const html = draw({ state: 'done', results: [1, 2] })
  expect(html).toContain('href="/char/2/"')
  expect(html).toContain('Center / World')
  expect(html).toContain(texts('en').common.newCharacter)
})

test('those who may be meant stand in the table until there are results', () => {
  expect(draw({ state: 'loading' }, [5])).toContain('Meant 5')
  expect(draw({ state: 'done', results: [2] }, [5])).not.toContain('Meant')
})

test('that there are more is said of those of which we have no more', () => {
  const words = fill(texts('en').search.shown, { n: '2' })
  expect(draw({ state: 'done', results: [1, 2], hasMore: true })).toContain(words)
  expect(draw({ state: 'done', results: [1, 2] })).not.toContain(words)
})

test('more than are shown are counted', () => {
  const html = draw({ state: 'done', results: Array.from({ length: mostShown + 1 }, (_, at) => at + 2) })
  expect(html.split('<tr>').length - 1).toBe(1 + mostShown)
  expect(html).toContain(String(mostShown))
})
