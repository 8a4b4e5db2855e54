import { expect, test } from 'vitest'
import { collectionNames, languages } from '@kupodex/data/game'
import { en } from './en.ts'
import { pagesIn } from './plain.ts'

test.each(languages)('a page of a plain collection takes title and lead from its name: %s', (language) => {
  const { title, lead } = pagesIn(language, en).fashions
  const name = collectionNames.fashion[language]
  expect(title).toBe(name)
  expect(lead.startsWith(name)).toBe(true)
  expect(lead).not.toContain('{')
})

test('what is written of it wins, a title and a lead each', () => {
  const pages = pagesIn('en', { ...en, fashions: { title: 'Gestures' }, bardings: { lead: 'Armor.' } })
  expect(pages.fashions).toEqual({
    title: 'Gestures',
    lead: 'Fashion Accessories, how to get them, and which ones this character has checked off.',
  })
  expect(pages.bardings).toEqual({ title: collectionNames.barding.en, lead: 'Armor.' })
})
