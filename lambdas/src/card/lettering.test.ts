import { beforeAll, expect, test } from 'vitest'
import { openFonts } from './fonts.ts'
import { createLettering, type Lettering } from './lettering.ts'

let lettering: Lettering
beforeAll(() => {
  lettering = createLettering(openFonts())
})

const style = { size: 40, color: '#fff' } as const

/** The numbers of the points of a line, two and two. */
const pointsOf = (line: string): number[] => (line.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)

test.each([
  ['Latin', 'Brija O’Maley'],
  ['Cyrillic', 'Жанна Ёлкина'],
  ['Greek', 'Ωμέγα'],
  ['Vietnamese', 'Nguyễn'],
  ['kana', 'ひかりのせんし'],
  ['rare kanji', '龍驤鷲嶺'],
])('%s is drawn with letters of its own, each with a width', (_, text) => {
  const find = openFonts()
  for (const letter of text) if (letter.trim() !== '') expect(find(letter, 400), letter).not.toBeNull()
  for (const weight of [400, 700] as const) {
    expect(lettering.widthOf(text, 40, weight)).toBeGreaterThan(40)
    expect(lettering.line(text, 0, 50, { ...style, weight })).toMatch(/^<path fill="#fff" d="M[MLQCZ\d. -]+"\/>$/)
  }
})

test('a letter that no font has is a box, and what draws nothing is left out', () => {
  expect(openFonts()('🦊', 400)).toBeNull()
  expect(lettering.widthOf('🦊', 40)).toBe(lettering.widthOf('□', 40))
  expect(lettering.widthOf('a\u202eb\u200b\0c', 40)).toBe(lettering.widthOf('abc', 40))
})

test('markup in a name is drawn as its letters and never written', () => {
  expect(lettering.line('<script>&"', 0, 50, style)).toMatch(/^<path fill="#fff" d="[MLQCZ\d. -]+"\/>$/)
})

test('a line that is too wide is set smaller, and cut where that is not enough', () => {
  const widest = lettering.widthOf('Wilhelmina', 40) * 0.7
  const right = (text: string) => {
    const points = pointsOf(lettering.line(text, 0, 50, { ...style, widest }))
    return Math.max(...points.filter((_, at) => at % 2 === 0))
  }
  expect(right('Wilhelmina')).toBeLessThanOrEqual(widest + 1)
  expect(right('Wilhelmina'.repeat(20))).toBeLessThanOrEqual(widest + 1)
  expect(right('Wil')).toBeCloseTo(
    Math.max(...pointsOf(lettering.line('Wil', 0, 50, style)).filter((_, at) => at % 2 === 0)),
  )
})

test('a line ends or has its middle at its place', () => {
  const width = lettering.widthOf('Mog', 40)
  const shifted = (anchor: 'end' | 'middle') => pointsOf(lettering.line('Mog', 500, 50, { ...style, anchor }))[0] ?? 0
  const [first = 0] = pointsOf(lettering.line('Mog', 500, 50, style))
  expect(first - shifted('end')).toBeCloseTo(width, 0)
  expect(first - shifted('middle')).toBeCloseTo(width / 2, 0)
})
