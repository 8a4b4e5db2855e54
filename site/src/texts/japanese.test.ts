import { describe, expect, test } from 'vitest'
import { bozjaTexts } from '../bozja/texts/index.ts'
import { browseTexts } from '../browse/texts/index.ts'
import { cosmicTexts } from '../cosmic/texts/index.ts'
import { emoteTexts } from '../emotes/texts/index.ts'
import { fishTexts } from '../fish/texts/index.ts'
import { fromTexts } from '../from/texts/index.ts'
import { hairTexts } from '../hairstyles/texts/index.ts'
import { leveTexts } from '../leves/texts/index.ts'
import { mapTexts } from '../maps/texts/index.ts'
import { rollTexts } from '../orchestrions/texts/index.ts'
import { patchTexts } from '../patches/texts/index.ts'
import { portraitTexts } from '../portraits/texts/index.ts'
import { storeTexts } from '../shops/texts/index.ts'
import { triadTexts } from '../triad/texts/index.ts'
import { wishTexts } from '../wishes/texts/index.ts'
import { adminTexts } from '../admin/texts/index.ts'
import { animalTexts } from '../animals/texts/index.ts'
import { workshopTexts } from '../workshop/texts/index.ts'
import { programTexts } from '../api/texts/index.ts'
import { accountTexts } from '../account/texts/index.ts'
import { achievementTexts } from '../achievements/texts/index.ts'
import { boardTexts } from '../boards/texts/index.ts'
import { characterTexts } from '../character/texts/index.ts'
import { compareTexts } from '../compare/texts/index.ts'
import { markTexts } from '../marks/texts/index.ts'
import { ownerTexts } from '../owner/texts/index.ts'
import { profileTexts } from '../profile/texts/index.ts'
import { collectionTexts } from '../collection/texts/index.ts'
import { controlTexts } from '../collection/controls/texts/index.ts'
import { pagesTexts } from '../character/texts/pages/index.ts'
import { shieldTexts } from '../shield/texts/index.ts'
import { tableTexts } from '../tables/texts/index.ts'
import { failureTexts } from '../user/texts/index.ts'
import { texts } from './index.ts'
import { legal } from '../legal/texts/index.ts'
import { timelineTexts } from '../timeline/texts/index.ts'

const leaves = (node: unknown): string[] =>
  typeof node === 'string' ? [node] : Object.values(node as object).flatMap(leaves)

const letter = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]`
const narrowSign = new RegExp(`${letter}[,:;!?()]|[,:;!?()]${letter}`, 'u')
const gap = new RegExp(`${letter} [\\w{]|[\\w}] ${letter}|[。、：] | [。、：]`, 'u')

describe.each([
  ['texts', texts.ja],
  ['texts of boards', boardTexts.ja],
  ['texts of characters', characterTexts.ja],
  ['texts of achievements', achievementTexts.ja],
  ['texts of comparisons', compareTexts.ja],
  ['texts of timelines', timelineTexts.ja],
  ['texts of profiles', profileTexts.ja],
  ['texts of lists', collectionTexts.ja],
  ['texts of menus of lists', controlTexts.ja],
  ['texts of pages', pagesTexts.ja],
  ['texts of the shield', shieldTexts.ja],
  ['texts of tables', tableTexts.ja],
  ['texts of accounts', accountTexts.ja],
  ['texts of programs', programTexts.ja],
  ['texts of owners', ownerTexts.ja],
  ['texts of checking off', markTexts.ja],
  ['texts of failures', failureTexts.ja],
  ['texts of field notes', bozjaTexts.ja],
  ['texts of browsing', browseTexts.ja],
  ['texts of cosmic exploration', cosmicTexts.ja],
  ['texts of emotes', emoteTexts.ja],
  ['texts of fish', fishTexts.ja],
  ['texts of what things come from', fromTexts.ja],
  ['texts of hairstyles', hairTexts.ja],
  ['texts of levequests', leveTexts.ja],
  ['texts of maps', mapTexts.ja],
  ['texts of orchestrion rolls', rollTexts.ja],
  ['texts of patches', patchTexts.ja],
  ['texts of portraits', portraitTexts.ja],
  ['texts of shops', storeTexts.ja],
  ['texts of Triple Triad', triadTexts.ja],
  ['texts of wishes', wishTexts.ja],
  ['texts of editors', adminTexts.ja],
  ['texts of animals', animalTexts.ja],
  ['texts of the workshop', workshopTexts.ja],
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
