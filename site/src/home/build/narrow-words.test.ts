import { languages } from '@kupodex/data/game'
import { expect, test } from 'vitest'
import { findTexts, statsTexts } from '#boards/texts.ts'
import { timelineTexts } from '#timeline/texts.ts'
import { texts } from '#texts/texts.ts'

/** Letters that a narrow cell has room for on the narrowest phone. */
const narrow = 10

test('German words of narrow cells say where they may break', () => {
  const stats = statsTexts('de')
  const words = [stats.dataCenter, timelineTexts('de').plots.points, texts('de').common.world]
  for (const part of words.flatMap((text) => text.split(/[ \u00ad]/))) expect(part.length, part).toBeLessThanOrEqual(16)
  for (const text of words) expect(text.replaceAll('\u00ad', ''), text).not.toBe(text)
  for (const part of [stats.male, stats.female].flatMap((text) => text.split('\u00ad')))
    expect(part.length, part).toBeLessThanOrEqual(narrow)
})

test.each(languages)('in %s a field of a ranking shows all of its hint at 320 pixels', (language) => {
  const { placeholder } = findTexts(language)
  expect(placeholder.length).toBeLessThanOrEqual(15)
})
