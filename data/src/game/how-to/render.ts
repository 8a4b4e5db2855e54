import type { Language } from '../languages.ts'
import type { Cost, Source } from '../sources/source.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'
import type { Lookups } from './lookups.ts'
import type { HowToTexts } from './texts.ts'

const catalogue: Readonly<Record<Language, HowToTexts>> = { en, de, fr, ja }

/** Item number of gil, the game's money. */
const gil = 1

interface Telling {
  texts: HowToTexts
  lookups: Lookups
  number: Intl.NumberFormat
  coordinate: Intl.NumberFormat
}

const spot = ({ texts, lookups, coordinate }: Telling, npcId: number): string | null => {
  const npc = lookups.npc(npcId)
  if (!npc) return null
  const { name, place, x, y } = npc
  if (place === undefined) return name
  const coordinates = x == null || y == null ? '' : ` X: ${coordinate.format(x)} Y: ${coordinate.format(y)}`
  return texts.at(name, `${place}${coordinates}`)
}

const priceOf = ({ lookups, number }: Telling, cost: readonly Cost[]): string | null => {
  const parts = cost.map(({ itemId, amount }) => {
    const name = lookups.item(itemId) ?? `#${itemId}`
    return itemId === gil ? `${number.format(amount)} ${name}` : `${number.format(amount)} × ${name}`
  })
  return parts.length === 0 ? null : parts.join(' + ')
}

const tell = (source: Source, telling: Telling): string => {
  const { texts, lookups } = telling
  const labelled = (label: string, name: string | null | undefined) =>
    name == null ? label : `${label}${texts.colon}${name}`
  switch (source.kind) {
    case 'achievement':
      return labelled(texts.achievement, lookups.achievement(source.id))
    case 'quest':
      return labelled(texts.quest, lookups.quest(source.id))
    case 'instance':
      return labelled(texts.instance, lookups.duty(source.id))
    case 'fate':
      return labelled(texts.fate, lookups.fate(source.id))
    case 'craft':
      return labelled(texts.craft, lookups.job(source.jobId))
    case 'container':
      return labelled(texts.container, lookups.item(source.itemId))
    case 'desynthesis':
      return labelled(texts.desynthesis, lookups.item(source.itemId))
    case 'gardening':
      return labelled(texts.gardening, lookups.item(source.itemId))
    case 'drop':
      return labelled(texts.drop, lookups.enemy(source.enemyId))
    case 'match':
      return labelled(texts.match, spot(telling, source.npcId))
    case 'pvpSeries':
      return `${texts.pvpSeries} ${source.id}`
    case 'shop':
      return texts.shop(source.npcId === null ? null : spot(telling, source.npcId), priceOf(telling, source.cost))
    case 'activity':
      return texts.activities[source.activity]
    case 'event':
    case 'promotion':
    case 'store':
      return texts[source.kind]
  }
}

/** Stands between two ways to get a thing. */
const separator = ' · '

/** How to get a thing, in one line: each way once, the ones that are not over first; empty where no way is known. */
export const renderSources = (sources: readonly Source[], language: Language, lookups: Lookups): string => {
  const telling: Telling = {
    texts: catalogue[language],
    lookups,
    number: new Intl.NumberFormat(language),
    coordinate: new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  }
  const sorted = [...sources.filter(({ limited }) => !limited), ...sources.filter(({ limited }) => limited)]
  const told = sorted.map((source) => tell(source, telling) + (source.limited ? telling.texts.limited : ''))
  return [...new Set(told)].join(separator)
}
