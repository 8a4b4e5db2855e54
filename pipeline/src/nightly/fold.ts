import { boardName, boards, isCounted, rarityLists } from '@kupodex/data/rules'
import type { RarityType } from '@kupodex/data/game'
import type { Catalog } from './catalog.ts'
import { type CharacterForNight, type Collected, isRead, type OwnedIds } from './character.ts'
import { type Clears, startClears } from './clears.ts'
import { column, textColumn, type Texts } from './columns.ts'
import { type Ages, startAges } from './freshness.ts'
import { countPerson, emptyPeople } from './people.ts'
import { emptyOwning, type Owning, startTally } from './tally.ts'
import { boardWeights, slots, type WeekPoints } from './weights.ts'

/** Everything the night keeps of the characters it has read: some bytes a character, and the count tables. */
export interface Fold {
  ids: Float64Array
  worldIds: Uint32Array
  places: Uint16Array
  names: Texts
  icons: Texts
  /** Score and its date by board, in the order of `boards`; each has a value a character. */
  scores: Uint32Array[]
  dates: Uint32Array[]
  owning: Partial<Record<RarityType, Owning>>
  /** Who has cleared each raid, in the order of the catalog's. */
  clears: readonly Clears[]
  /** Who the characters are, by place (see `statsOf`). */
  people: Uint32Array
  /** When characters were last read (see `freshnessOf`). */
  ages: Ages
  /** Characters left out, by their status. */
  skipped: Record<string, number>
  /** Characters of the fold whose collection is hidden or was never read, by collection. */
  hidden: Record<string, number>
  /** Marks of items that no table has. */
  unknownMarks: number
}

const u16 = (length: number) => new Uint16Array(length)
const u32 = (length: number) => new Uint32Array(length)
const f64 = (length: number) => new Float64Array(length)

const titleTable = (catalog: Catalog, width: number) => {
  const table = u32(slots(catalog.items.achievement ?? []))
  for (const [achievementId, titleId] of catalog.titleOf) if (titleId < width) table[achievementId] = titleId
  return table
}

/** A fold that characters are added to one by one. A private, deleted or unread character leaves no trace but in `skipped`. */
export const startFold = (catalog: Catalog, points: WeekPoints) => {
  const ids = column(f64)
  const worldIds = column(u32)
  const places = column(u16)
  const names = textColumn()
  const icons = textColumn()
  const placeCount = catalog.scopesOfPlace.length
  const measured = boardWeights(catalog, points)
  const titles = emptyOwning(catalog.titles, placeCount)
  const titleOf = titleTable(catalog, titles.width)
  const titleSeen = f64(titles.width)
  const clears = startClears(catalog)
  /** Achievements that give a title or are a raid's. */
  const meaningful = [
    ...Array.from(titleOf, (title, id) => ({ id, title })).filter(({ title }) => title > 0),
    ...catalog.raids,
  ]
  const collections = Object.entries(catalog.items).map(([type, items]) => ({
    type: type as Collected,
    learnt: rarityLists[type as Collected].learnt,
    tally: startTally(
      items,
      placeCount,
      measured.filter(({ board }) => board.type === type),
      type === 'achievement' ? meaningful : [],
    ),
  }))
  const people = emptyPeople(catalog)
  const ages = startAges()
  let characters = 0
  const skipped: Record<string, number> = {}
  const hidden: Record<string, number> = {}

  /** Counts titles and clears of raids; `among` are the marks that may be of any. */
  const countMeanings = ({ ids, dates }: OwnedIds, among: Uint32Array, place: number, id: number): void => {
    const row = place * titles.width
    for (const at of among) {
      const achievement = ids[at] as number
      clears.add(characters, achievement, dates[at] as number)
      const title = titleOf[achievement] ?? 0
      // Several achievements may give one title.
      if (title === 0 || titleSeen[title] === id) continue
      titleSeen[title] = id
      titles.owners[row + title]!++
    }
  }

  const add = (character: CharacterForNight): void => {
    if (!isRead(character)) {
      skipped[character.status] = (skipped[character.status] ?? 0) + 1
      return
    }
    const place = catalog.places.get(character.worldId) ?? 0
    ids.push(character.id)
    worldIds.push(character.worldId)
    places.push(place)
    names.push(character.name)
    icons.push(character.iconUrl)
    countPerson(people, place, character)
    ages.add(character)
    for (const { type, learnt, tally } of collections) {
      const marks = character.owned[type]
      tally.add(marks, place)
      if (!marks) {
        hidden[type] = (hidden[type] ?? 0) + 1
        continue
      }
      if (isCounted(learnt, marks.ids.length)) tally.owning.counted[place]!++
      if (type !== 'achievement') continue
      titles.counted[place]!++
      countMeanings(marks, tally.meaningful(), place, character.id)
    }
    characters++
  }

  const done = (): Fold => {
    const scored = collections.flatMap(({ tally }) => tally.boards())
    const inOrder = boards.flatMap((board) => scored.find((one) => boardName(one.board) === boardName(board)) ?? [])
    return {
      ids: ids.data(),
      worldIds: worldIds.data(),
      places: places.data(),
      names: names.data(),
      icons: icons.data(),
      scores: inOrder.map(({ scores }) => scores),
      dates: inOrder.map(({ dates }) => dates),
      owning: { title: titles, ...Object.fromEntries(collections.map(({ type, tally }) => [type, tally.owning])) },
      clears: clears.done(),
      people,
      ages: ages.done(),
      skipped,
      hidden,
      unknownMarks: collections.reduce((sum, { tally }) => sum + tally.unknown(), 0),
    }
  }
  return { add, done }
}

/** Folds a part of the characters; parts may be of any size and come in any order (see `merge`). */
export const fold = async (
  catalog: Catalog,
  points: WeekPoints,
  part: AsyncIterable<CharacterForNight> | Iterable<CharacterForNight>,
  onCharacter: () => void = () => undefined,
): Promise<Fold> => {
  const folding = startFold(catalog, points)
  for await (const character of part) {
    folding.add(character)
    onCharacter()
  }
  return folding.done()
}
