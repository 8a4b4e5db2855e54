import { coordinatesText, type Language, nameIn, type Source } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import { browseTexts } from '#browse/texts.ts'
import { formatNumber } from '#format/number.ts'
import { spotsOf } from '#rarity/build/spots.ts'
import { lookupsIn } from '#rarity/build/ways.ts'
import type { Spot } from '#rarity/item.ts'
import { fill } from '#texts/fill.ts'
import type { OriginPage } from './origin-pages.ts'

const duties = new Map(loadTable('duties').map((duty) => [duty.id, duty]))
const expansions = new Map(loadTable('expansions').map(({ id, name }) => [id, name]))
const fates = new Map(loadTable('fates').map((fate) => [fate.id, fate]))
const maps = new Map(loadTable('maps').map((map) => [map.id, map]))

type Shop = Extract<Source, { kind: 'shop' }>

/** The offers by which the things of a page come from there. */
export const shopsOf = ({ things, origin }: OriginPage): Shop[] => {
  const { firstOfName } = lookupsIn('en')
  const isHere = ({ npcId, cost }: Shop) =>
    (npcId !== null && `vendor/${firstOfName(npcId)}` === origin) ||
    cost.some(({ itemId }) => `currency/${itemId}` === origin)
  return things.flatMap(({ sources }) => sources.filter((source) => source.kind === 'shop').filter(isHere))
}

/** The NPCs that a page is of, where it is of some: vendors of one name, or an opponent. */
const npcsOf = (page: OriginPage): Source[] => {
  if (page.kind === 'opponent') return [{ kind: 'match', npcId: Number(page.id) }]
  return page.kind === 'vendor' ? shopsOf(page) : []
}

/** Where the NPCs of a page are, as far as the sheets place them. */
export const spotsOfPage = (page: OriginPage, language: Language): Spot[] => spotsOf(npcsOf(page), language)

const dutyFacts = (id: number, language: Language): string[] => {
  const duty = duties.get(id)
  if (duty === undefined) return []
  const expansion = expansions.get(duty.expansionId)
  return [
    duty.level === null ? undefined : fill(browseTexts(language).level, { n: formatNumber(duty.level, language) }),
    expansion && nameIn(expansion, language),
  ].filter((fact) => fact !== undefined)
}

const fateFacts = (id: number, language: Language): string[] => {
  const { mapId, x, y } = fates.get(id) ?? {}
  const place = lookupsIn(language).place(maps.get(mapId ?? 0)?.placeNameId ?? 0)
  if (place === undefined) return []
  return [x == null || y == null ? place : `${place} ${coordinatesText({ x, y }, language)}`]
}

/** What is known of a page's subject in a few words: level and expansion of a duty, the place of a FATE or of an NPC. */
export const factsOf = (page: OriginPage, language: Language): string[] => {
  if (page.kind === 'duty') return dutyFacts(Number(page.id), language)
  if (page.kind === 'fate') return fateFacts(Number(page.id), language)
  return [...new Set(spotsOfPage(page, language).map(({ place }) => place))]
}
