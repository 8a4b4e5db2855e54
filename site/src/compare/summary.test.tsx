import { parseHTML } from 'linkedom'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pagesTexts } from '#character/texts.ts'
import { character } from '#dev/frame.fixture.ts'
import type { CompareFrame } from './frame.ts'
import { Summary } from './summary.tsx'
import { listNames, thingLists } from '#things/lists.ts'
import { compareTexts } from './texts.ts'

const compare = compareTexts('en')
const texts = { compare, lists: listNames(pagesTexts('en')) } as CompareFrame['texts']
const unread = {
  achievements: [],
  parts: { ...character.parts, achievements: { state: 'unknown', asOf: null } },
} as const

/** What is said of the achievement points of both. */
const points = (a: object, b: object) => {
  const pair = { a: { ...character, ...a }, b: { ...character, ...b } }
  const { document } = parseHTML(
    renderToStaticMarkup(<Summary frame={{ language: 'en', texts, lists: thingLists }} {...pair} open={() => {}} />),
  )
  return [...document.querySelectorAll('li:first-child small')].map(({ textContent }) => textContent)
}

test('achievement points that are private or were never read are not 0', () => {
  expect(points({}, { achievementsPrivate: true })).toEqual([expect.stringMatching(/^12,345 of /), compare.private])
  expect(points(unread, {})).toEqual([compare.unread, expect.stringMatching(/^12,345 of /)])
})
