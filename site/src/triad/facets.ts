import type { Language } from '@kupodex/data/game'
import type { Facet } from '#list/controls/narrow.ts'
import type { Thing } from '#collection/thing.ts'
import type { Listed, opponentFacets } from './added.ts'
import { triadTexts } from './texts.ts'

type OpponentFacet = Facet<Thing> & { name: (typeof opponentFacets)[number] }

/** Filters of opponents: whether they still have cards that the character does not have, where that is known, and the region. */
export const facetsOf = (all: ReadonlyMap<number, Listed>, language: Language): OpponentFacet[] => {
  const texts = triadTexts(language)
  const listed = [...all.values()]
  const regions = new Map(listed.map(({ opponent: { region } }) => [String(region.id), region.name]))
  const cards: OpponentFacet = {
    name: 'cards',
    label: texts.cards,
    valuesOf: ({ id }) => [all.get(id)?.missing ? 'missing' : 'none'],
    labelOf: (word) => (word === 'missing' ? texts.someMissing : texts.noneMissing),
    order: (a, b) => a.localeCompare(b, 'en'),
    form: 'chips',
  }
  const region: OpponentFacet = {
    name: 'region',
    label: texts.region,
    valuesOf: ({ id }) => {
      const opponent = all.get(id)?.opponent
      return opponent === undefined ? [] : [String(opponent.region.id)]
    },
    labelOf: (id) => regions.get(id) ?? id,
    form: 'select',
  }
  return [...(listed.some(({ missing }) => missing !== null) ? [cards] : []), region]
}
