import { describe, expect, test } from 'vitest'
import { boardTexts } from '../boards/texts/index.ts'
import { characterTexts } from '../character/texts/index.ts'
import { texts } from './index.ts'
import { legal } from '../legal/texts/index.ts'

const leaves = (node: unknown): string[] =>
  typeof node === 'string' ? [node] : Object.values(node as object).flatMap(leaves)

const letter = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]`
const narrowSign = new RegExp(`${letter}[,:;!?()]|[,:;!?()]${letter}`, 'u')
const gap = new RegExp(`${letter} [\\w{]|[\\w}] ${letter}|[。、：] | [。、：]`, 'u')

describe.each([
  ['texts', texts.ja],
  ['texts of boards', boardTexts.ja],
  ['texts of characters', characterTexts.ja],
  ['legal texts', legal.ja],
])('Japanese %s', (_, some) => {
  test('have no half-width signs beside Japanese letters', () => {
    expect(leaves(some).filter((text) => narrowSign.test(text))).toEqual([])
  })

  test('have no spaces between letters of two scripts, or around a full-width sign', () => {
    expect(leaves(some).filter((text) => gap.test(text))).toEqual([])
  })

  test('ask in one way to try again', () => {
    expect(leaves(some).filter((text) => /(?<!(しばらく|1分ほど)してから)もう一度|試してください/.test(text))).toEqual(
      [],
    )
  })
})

test('the signs and spaces are seen where they are', () => {
  expect(['同期:', '(終了', 'なに?'].filter((text) => narrowSign.test(text))).toHaveLength(3)
  expect(['XIV の', 'は JSON', '{date} 時点', 'です。 次'].filter((text) => gap.test(text))).toHaveLength(4)
})
