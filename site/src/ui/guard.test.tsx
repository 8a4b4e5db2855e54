import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Guard } from './guard.tsx'

test('shows what is inside while nothing is wrong, and what stands in its place after a fault', () => {
  const guard = new Guard({ instead: 'sorry', children: 'a page' })
  expect(renderToStaticMarkup(<>{guard.render()}</>)).toBe('a page')
  guard.state = Guard.getDerivedStateFromError()
  expect(renderToStaticMarkup(<>{guard.render()}</>)).toBe('sorry')
})
