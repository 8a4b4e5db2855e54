import { type Activity, type Language, originName, recordOf } from '@kupodex/data/game'
import { placeKinds } from '@kupodex/data/places'
import { lookupsIn } from '#rarity/build/ways.ts'
import { pagesTexts } from '#character/texts.ts'
import { listFacts } from '#collection/facts.ts'
import { fishTexts } from '#fish/texts.ts'
import { fromTexts } from '#from/texts.ts'
import { unlockPages } from '#shops/build/store-props.ts'
import { chores } from '../chores.ts'
import type { NextPageProps } from '../part.tsx'

export const nextProps = (language: Language): NextPageProps => {
  const pages = pagesTexts(language)
  const nameOf = (activity: Activity) => originName(`activity/${activity}`, language, lookupsIn(language)) ?? activity
  return {
    language,
    unlockPages: unlockPages(language),
    titles: Object.fromEntries(listFacts.map(({ type, page }) => [type, pages[page.path].title])),
    ocean: fishTexts(language).ocean,
    kinds: recordOf(placeKinds, (kind) => fromTexts(language).kinds[kind]),
    activities: Object.fromEntries(chores.map(({ activity }) => [activity, nameOf(activity)])),
  }
}
