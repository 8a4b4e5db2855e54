import { type Gear, type PageKind, type PageValues, parsePage } from '@kupodex/data/lodestone'
import type { withCheerio } from './with-cheerio.ts'

const read = <Kind extends PageKind>(kind: Kind, html: string): PageValues[Kind] => {
  const parsed = parsePage(kind, html)
  if (parsed.outcome !== 'ok') throw new Error(`a saved ${kind} page reads as ${parsed.outcome}`)
  return parsed.value
}

const collection = (kind: 'mount' | 'minion') => (html: string) => {
  const page = read(kind, html)
  const items =
    page.variant === 'desktop' ? page.items.map(({ tooltipHash, iconUrl }) => ({ tooltipHash, iconUrl })) : []
  return { id: page.id, name: page.name, total: page.total ?? NaN, items }
}

/** Item levels in the page's order: the off hand stands before the accessories. */
const levelsOf = (gear: Gear) => Object.values(gear).flatMap((piece) => (piece ? [piece.itemLevel] : []))

/** Our parsers, their values cut down to what the other way reads; they still read and check the whole page. */
export const withOurs: typeof withCheerio = {
  mount: collection('mount'),
  minion: collection('minion'),
  character: (html) => {
    const { id, name, nameday, portraitUrl, freeCompany, gear, profileLevels } = read('character', html)
    return {
      id,
      name,
      nameday,
      portraitUrl,
      freeCompany: freeCompany?.id ?? null,
      gear: levelsOf(gear),
      levels: profileLevels,
    }
  },
  class_job: (html) => {
    const page = read('class_job', html)
    return { id: page.id, name: page.name, jobs: page.jobs.map(({ name, level }) => ({ name, level })) }
  },
}
