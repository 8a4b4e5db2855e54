import type { Language } from '@kupodex/data/game'
import { characterTexts } from '#character/texts/index.ts'
import { pagesTexts } from '#character/texts/pages/index.ts'
import { listFacts } from '#collection/facts.ts'
import { thingImages } from '#images/configured.ts'
import { tableTexts } from '#tables/texts/index.ts'
import { texts } from '#texts/index.ts'
import { pick } from '#texts/pick.ts'
import { timelineTexts } from '#timeline/texts/index.ts'
import type { MoreWords } from '../more.tsx'
import { radarAxes } from '../radar-axes.ts'
import { profileTexts } from '../texts/index.ts'
import { factNames } from './fact-names.ts'

/** What the upper part of a profile needs of the build in a language. */
export const profileProps = (language: Language) => {
  const { since, recent, rarest, ...own } = profileTexts[language]
  const rank = pick(own, ['rankOf', 'top', 'up', 'down', 'isNew', 'newShort', 'showIn'])
  const shared = pick(texts[language], ['character', 'collections', 'common', 'finder'])
  return {
    language,
    texts: { ...shared, own: characterTexts[language], profile: { ...rank, since, recent, rarest } },
    images: thingImages(),
  }
}

/** What the lower part needs before it has its words. */
export const moreProps = (language: Language) => {
  const { next, shelf, radar, facts, neighbours, card } = profileTexts[language]
  const boxes = { next, shelf, radar, facts, near: neighbours, card }
  return {
    language,
    holes: Object.entries(boxes).map(([part, { title }]) => ({ part, title })),
    images: thingImages(),
  }
}

/** The words of the lower part. */
export const moreWords = (language: Language): MoreWords => {
  const { common, collections } = texts[language]
  const shown = ['has', 'hasOfAll', 'points', 'facts', 'next', 'shelf', 'radar', 'neighbours', 'card'] as const
  const pages = ['timeline' as const, ...radarAxes.map(({ word }) => word)]
  return {
    texts: {
      common: pick(common, ['unknown', 'newCharacter', 'loading']),
      collections,
      own: pick(characterTexts[language], ['rank', 'events']),
      profile: pick(profileTexts[language], shown),
      pages: Object.fromEntries(pages.map((word) => [word, pagesTexts[language][word].title])),
      history: pick(timelineTexts[language].plots, ['ranks', 'noRanks', 'error', 'value']),
      failed: tableTexts[language].failed,
    },
    names: factNames(language),
    lists: Object.fromEntries([
      ...listFacts.map(({ type, table, page }) => [type, { table, path: page.path, keyBy: page.itemBy }] as const),
      ['achievement', { table: 'achievements', path: 'achievements', keyBy: 'id' }] as const,
    ]),
  }
}
