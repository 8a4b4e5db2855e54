import { type Language, nameIn, recordOf } from '@kupodex/data/game'
import { placeKinds } from '@kupodex/data/places'
import { loadTable } from '@kupodex/data/tables'
import { shelfName, shelves } from '#browse/build/shelves.ts'
import { fromTexts } from '#from/texts.ts'
import { texts } from '#texts/texts.ts'
import type { TonightFrame } from '../frame.ts'

export const tonightFrame = (language: Language): TonightFrame => {
  const { kinds, dutyKinds } = fromTexts(language)
  return {
    language,
    kinds: recordOf(placeKinds, (kind) => kinds[kind]),
    dutyKinds: Object.entries(dutyKinds).map(([id, name]) => [Number(id), name]),
    expansions: loadTable('expansions').map(({ id, name }) => [id, nameIn(name, language)]),
    matrix: texts(language).nav.matrix,
    titles: Object.fromEntries(shelves.map((shelf) => [shelf.type, shelfName(language, shelf)])),
  }
}
