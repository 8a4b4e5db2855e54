import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Bars, Curve } from './plot.tsx'

const write = { value: (value: number) => `${value} of 9`, at: (at: number) => `day ${at}` }
const words = '{title}: {first} on {from}, {last} on {to}.'
const draw = (points: { at: number; value: number | null }[]) =>
  renderToStaticMarkup(<Curve title="Mounts" points={points} write={write} words={words} />)

describe('a curve', () => {
  test('is described in words and by its ends, from the first to the last that is known', () => {
    const html = draw([
      { at: 1, value: null },
      { at: 2, value: 3 },
      { at: 5, value: 7 },
      { at: 6, value: null },
    ])
    expect(html).toContain('aria-label="Mounts: 3 of 9 on day 2, 7 of 9 on day 5."')
    expect(html).toContain('<strong>7 of 9</strong>')
    expect(html).toContain('<span>day 2</span> <span>day 5</span>')
  })

  test('of one value has one end', () => {
    expect(draw([{ at: 2, value: 3 }])).toContain('<span>day 2</span> <span></span>')
  })

  test.each([[[]], [[{ at: 1, value: null }]]])('is not drawn where nothing is known: %j', (points) => {
    expect(draw(points)).toBe('')
  })
})

test('bars are as high as their counts, and none where there is nothing', () => {
  const html = renderToStaticMarkup(
    <Bars title="" now="" words="" scale={['9', '0']} ends={['', '']} counts={[2, 0, 4]} />,
  )
  expect([...html.matchAll(/ height="([\d.]+)"/g)].map(([, height]) => Number(height))).toEqual([20, 0, 40])
})
