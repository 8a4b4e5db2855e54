import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { profileTexts } from './texts.ts'
import { Rank, type RankTexts } from './rank.tsx'

const draw = (
  rank: number | null,
  of: number | null,
  yesterday: number | null,
  text: RankTexts = profileTexts('en'),
) => {
  const shared = { language: 'en', text, rankText: '#{rank}', unranked: 'unranked', type: 'mount' } as const
  return renderToStaticMarkup(
    <Rank {...shared} {...{ rank, of, yesterday }} scope="ragnarok" scopeName="Ragnarok" character={7} />,
  )
}
const wordsOf = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

test.each([
  [null, 240, null, 'unranked'],
  [12, 240, 12, '#12 of 240 · top 5%'],
  [1200, null, 1200, '#1,200'],
  [12, 240, 14, '▲2 up 2 places since yesterday #12 of 240 · top 5%'],
  [12, 240, 11, '▼1 down 1 place since yesterday #12 of 240 · top 5%'],
  [12, null, null, 'new new since yesterday #12'],
])('rank %s of %s, yesterday %s: %s', (rank, of, yesterday, words) => {
  expect(wordsOf(draw(rank, of, yesterday))).toBe(words)
})

test('how many there are stands before a rank where a language wants it so', () => {
  const japanese = profileTexts('ja')
  const top = japanese.top.replace('{percent}', '5%')
  expect(wordsOf(draw(12, 240, 12, japanese))).toBe(`240人中 #12 · ${top}`)
  expect(wordsOf(draw(12, null, 12, japanese))).toBe('#12')
})

test('leads to its row of the ranking, and says so', () => {
  const markup = draw(12, 240, 12)
  expect(markup).toMatch(/href="\/rankings?\/[^"]*\?char=7"/)
  expect(markup).toContain('aria-label="#12, view in ranking: Ragnarok"')
})
