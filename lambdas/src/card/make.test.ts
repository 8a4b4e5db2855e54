import { itemTypes } from '@kupodex/data/character'
import { cardSize } from '@kupodex/data/contract'
import { languages } from '@kupodex/data/game'
import { describe, expect, test } from 'vitest'
import { sampleCards } from './cards.fixture.ts'
import type { CardContent } from './content.ts'
import { openCardDrawer, openCardMaker } from './make.ts'

const make = openCardMaker()
const draw = openCardDrawer()
const usual = sampleCards.usual as CardContent

/** The largest that a card may be, bytes. */
const largest = 120_000

/** What a PNG file says in its header: width, height, bits, and kind of color (3: a palette). */
const headerOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20), png[24], png[25]]

describe.each(Object.entries(sampleCards))('the card: %s', (_, content) => {
  test.each(languages)('in %s is a small picture with a palette', async (language) => {
    const png = await make(content, language)
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect(headerOf(png)).toEqual([cardSize.width, cardSize.height, 8, 3])
    expect(png.length).toBeLessThan(largest)
  })

  test('differs by language, and has nothing that is fetched or is text', () => {
    const drawn = languages.map((language) => draw(content, language))
    expect(new Set(drawn).size).toBe(languages.length)
    for (const svg of drawn) expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|href|url\(|font/)
  })
})

test('the same content is the same bytes', async () => {
  expect(await make(usual, 'ja')).toEqual(await openCardMaker()(usual, 'ja'))
})

test.each(languages)('in %s every bar stands above the footer, with letters above it', (language) => {
  const svg = draw(sampleCards.nothing as CardContent, language)
  const bars = [...svg.matchAll(/<rect x="[\d.]+" y="([\d.]+)"[^>]* height="6"/g)].map(([, y]) => Number(y))
  expect(bars).toHaveLength(itemTypes.length)
  expect(Math.max(...bars)).toBeLessThan(590)
  const pitch = Math.min(...bars.filter((y) => y > Math.min(...bars))) - Math.min(...bars)
  expect(pitch).toBeGreaterThanOrEqual(30)
})

test('one of nothing says so of no collection that is known', () => {
  const bars = (name: string) => draw(sampleCards[name] as CardContent, 'en')
  const filled = /fill="#8fa6ff"/g
  expect(bars('nothing').match(filled)).toBeNull()
  expect(bars('usual').match(filled)?.length).toBeGreaterThan(10)
})
