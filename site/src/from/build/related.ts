import type { Origin } from '@kupodex/data/game'
import { lookupsIn } from '#rarity/build/ways.ts'
import { shopsOf } from './facts.ts'
import type { OriginPage } from './origin-pages.ts'

/** What a vendor takes, and who takes a currency: those of all pages that belong to this one, each once. */
export const related = (page: OriginPage, pages: ReadonlyMap<Origin, OriginPage>): OriginPage[] => {
  const { firstOfName } = lookupsIn('en')
  const others = shopsOf(page).flatMap(({ npcId, cost }): Origin[] =>
    page.kind === 'vendor'
      ? cost.map(({ itemId }): Origin => `currency/${itemId}`)
      : npcId === null
        ? []
        : [`vendor/${firstOfName(npcId)}`],
  )
  return [...new Set(others)].flatMap((origin) => pages.get(origin) ?? [])
}
