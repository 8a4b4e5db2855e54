import { describe, expect, test } from 'vitest'
import { legal } from './index.ts'

const marks = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([mark]) => mark).sort()

describe.each(['de', 'fr', 'ja'] as const)('legal pages in %s', (language) => {
  test.each(['privacy', 'terms'] as const)('%s have every section and paragraph of English, with its marks', (page) => {
    const own = legal[language][page].sections.map((section) => section.map(marks))
    expect(own).toEqual(legal.en[page].sections.map((section) => section.map(marks)))
    expect(legal[language][page].sections.flat().every((text) => text.trim() !== '')).toBe(true)
  })
})
