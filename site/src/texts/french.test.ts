import { describe, expect, test } from 'vitest'
import { achievementTexts } from '../achievements/texts/index.ts'
import { animalTexts } from '../animals/texts/index.ts'
import { workshopTexts } from '../workshop/texts/index.ts'
import { boardTexts } from '../boards/texts/index.ts'
import { characterTexts } from '../character/texts/index.ts'
import { compareTexts } from '../compare/texts/index.ts'
import { profileTexts } from '../profile/texts/index.ts'
import { collectionTexts } from '../collection/texts/index.ts'
import { controlTexts } from '../collection/controls/texts/index.ts'
import { pagesTexts } from '../character/texts/pages/index.ts'
import { shieldTexts } from '../shield/texts/index.ts'
import { tableTexts } from '../tables/texts/index.ts'
import { texts } from './index.ts'
import { leavesOf } from './same-catalogue.fixture.ts'
import { legal } from '../legal/texts/index.ts'
import { timelineTexts } from '../timeline/texts/index.ts'
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
import { programTexts } from '../api/texts/index.ts'
import { accountTexts } from '../account/texts/index.ts'
import { markTexts } from '../marks/texts/index.ts'
import { ownerTexts } from '../owner/texts/index.ts'
import { failureTexts } from '../user/texts/index.ts'

describe.each([
  ['texts', texts.fr],
  ['texts of boards', boardTexts.fr],
  ['texts of characters', characterTexts.fr],
  ['texts of animals', animalTexts.fr],
  ['texts of the workshop', workshopTexts.fr],
  ['texts of achievements', achievementTexts.fr],
  ['texts of comparisons', compareTexts.fr],
  ['texts of timelines', timelineTexts.fr],
  ['texts of accounts', accountTexts.fr],
  ['texts of programs', programTexts.fr],
  ['texts of owners', ownerTexts.fr],
  ['texts of checking off', markTexts.fr],
  ['texts of failures', failureTexts.fr],
  ['texts of profiles', profileTexts.fr],
  ['texts of lists', collectionTexts.fr],
  ['texts of menus of lists', controlTexts.fr],
  ['texts of pages', pagesTexts.fr],
  ['texts of the shield', shieldTexts.fr],
  ['texts of tables', tableTexts.fr],
  ['texts of field notes', bozjaTexts.fr],
  ['texts of browsing', browseTexts.fr],
  ['texts of cosmic exploration', cosmicTexts.fr],
  ['texts of emotes', emoteTexts.fr],
  ['texts of fish', fishTexts.fr],
  ['texts of what things come from', fromTexts.fr],
  ['texts of hairstyles', hairTexts.fr],
  ['texts of levequests', leveTexts.fr],
  ['texts of maps', mapTexts.fr],
  ['texts of orchestrion rolls', rollTexts.fr],
  ['texts of patches', patchTexts.fr],
  ['texts of portraits', portraitTexts.fr],
  ['texts of shops', storeTexts.fr],
  ['texts of Triple Triad', triadTexts.fr],
  ['texts of wishes', wishTexts.fr],
  ['texts of editors', adminTexts.fr],
  ['legal texts', legal.fr],
])('French %s', (_, some) => {
  test('begin no line with a sign that belongs to the word before', () => {
    expect(leavesOf(some).filter(([, text]) => / [:;?!»]|« /.test(text))).toEqual([])
  })

  test('ask in one way to try again', () => {
    expect(
      leavesOf(some).filter(([, text]) =>
        /Réessayez(?! dans (un instant|une minute)\.)|[vV]euillez|réessayer/.test(text),
      ),
    ).toEqual([])
  })
})
