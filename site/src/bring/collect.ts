import { isMarkType, type ItemType } from '@kupodex/data/character'
import { fileOf, type FileRead, isKey, type KeyColumn, type Problem, problemOf, type Wanted } from './wanted.ts'

interface CollectList {
  type: ItemType
  /** The column of our table that has the ids of the site. */
  column: KeyColumn
}

const byId = (type: ItemType): CollectList => ({ type, column: 'id' })

/** The lists of FFXIV Collect by their keys. Its ids are rows of the game's sheets, as ours, but for the notes of Bozja: the numbers that the game shows. */
export const collectLists: Readonly<Record<string, CollectList>> = {
  achievements: byId('achievement'),
  armoires: byId('armoireItem'),
  bardings: byId('barding'),
  beasts: byId('beast'),
  cards: byId('triadCard'),
  emotes: byId('emote'),
  facewear: byId('facewear'),
  fashions: byId('fashion'),
  field_records: { type: 'bozjaNote', column: 'number' },
  frames: byId('portrait'),
  hairstyles: byId('hair'),
  leves: byId('leve'),
  minions: byId('minion'),
  mounts: byId('mount'),
  npcs: byId('triadNpc'),
  occult_records: byId('occultRecord'),
  orchestrions: byId('orchestrion'),
  outfits: byId('outfit'),
  relics: byId('relic'),
  spells: byId('spell'),
  survey_records: byId('surveyRecord'),
  titles: byId('title'),
}

/** Whether an object of JSON is a file of FFXIV Collect: one of its keys is of one of the lists there. */
export const isCollect = (json: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(json).some((key) => Object.hasOwn(collectLists, key) && Array.isArray(json[key]))

/** Reads a file of FFXIV Collect: a list of ids for each of its collections. What is not understood of it is a problem, the rest holds. */
export const readCollect = (json: Readonly<Record<string, unknown>>): FileRead => {
  const wanted: Wanted[] = []
  const problems: Problem[] = []
  for (const [key, ids] of Object.entries(json)) {
    const list = Object.hasOwn(collectLists, key) ? collectLists[key] : undefined
    if (list === undefined || !Array.isArray(ids)) problems.push(problemOf('collection', null, key))
    else if (!isMarkType(list.type)) {
      if (ids.length > 0) problems.push(problemOf('automatic', null, key, [list.type]))
    } else {
      const { type, column } = list
      for (const id of ids as unknown[])
        if (isKey(id)) wanted.push({ row: null, type, by: { column, key: id }, date: null })
        else problems.push(problemOf('id', null, id, [type]))
    }
  }
  return fileOf('collect', wanted, problems)
}
