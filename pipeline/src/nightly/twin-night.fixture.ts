import { type TickedCollection, tickedCollections } from '@kupodex/data/game'
import type { CharacterForNight } from './read/character.ts'
import type { SmallStore } from './small-store.fixture.ts'

/**
 * The night again, slow and obvious: plain loops over plain objects, every rank counted by hand. It shares no code with
 * the real one; the numbers in it are the specification's.
 */

type Type = 'achievement' | 'mount' | 'minion'
/** Of what free companies count, members alone are ranked. */
type MemberType = 'emote' | 'facewear'
type Level = 'world' | 'dataCenter' | 'global'
interface Scope {
  slug: string
  level: Level
  has: (worldId: number) => boolean
}

/** Where the characters of small worlds are compared. */
export const scopes: Scope[] = [
  { slug: 'global', level: 'global', has: () => true },
  { slug: 'North', level: 'dataCenter', has: (id) => id === 21 || id === 22 },
  { slug: 'South', level: 'dataCenter', has: (id) => id === 23 },
  { slug: 'Alpha', level: 'world', has: (id) => id === 21 },
  { slug: 'Beta', level: 'world', has: (id) => id === 22 },
  { slug: 'Gamma', level: 'world', has: (id) => id === 23 },
]
const modes: Record<Type, string[]> = {
  achievement: ['standard', 'all', 'xivdb', 'rarity'],
  mount: ['standard', 'all', 'rarity'],
  minion: ['standard', 'all', 'rarity'],
}

/** What a thing adds to a score. */
export const worth = ({ tables, points }: SmallStore, type: Type | MemberType, mode: string, id: number): number => {
  if (type === 'achievement') {
    const row = tables.achievements.find((achievement) => achievement.id === id)
    if (!row) return 0
    if (mode === 'all') return 1
    if (mode === 'xivdb') return row.notLegacy ? row.points : 0
    const isIn = row.obtainable && row.notLegacy && !row.seasonal && !row.deleted
    if (mode === 'rarity') return isIn ? (points.achievement.get(id) ?? 0) : 0
    return isIn ? 1 : 0
  }
  const table = ({ mount: 'mounts', minion: 'minions', emote: 'emotes', facewear: 'facewear' } as const)[type]
  const row = tables[table].find((item) => item.id === id)
  if (!row) return 0
  if (mode === 'all') return 1
  const isOut = [6, 7, 12, 28].includes(row.sourceTypeId ?? 0)
  const isIn = row.obtainable && row.isInLog && !isOut && !row.deleted
  if (mode === 'rarity') return isIn ? (points[type as Type].get(id) ?? 0) : 0
  return isIn ? 1 : 0
}

type TickedList = Extract<TickedCollection, { list: object }>

/** Rarity lists of what is ticked by hand, and their tables. Which collections there are is no rule of the night. */
const handTables = Object.fromEntries(
  tickedCollections.flatMap(({ list, table }) => (list === null ? [] : [[list.word, table]])),
) as { readonly [One in TickedList as One['list']['word']]: One['table'] }
type ByHand = keyof typeof handTables
const isByHand = (type: string): type is ByHand => Object.hasOwn(handTables, type)
/** All rarity lists. */
export const listed = [
  ...(['achievement', 'mount', 'minion', 'facewear', 'title'] as const),
  ...(Object.keys(handTables) as ByHand[]),
]

/** What a character has of a collection; null where that is not known. */
export const entriesOf = (character: CharacterForNight, type: Type | 'facewear' | ByHand) => {
  const marks = character.owned[type]
  return marks ? Array.from(marks.ids, (id, at) => ({ id, date: marks.dates[at] as number })) : null
}

const rankedIn = (world: SmallStore, type: Type | MemberType, mode: string, scope: Scope) => {
  const rows: { character: CharacterForNight; score: number; date: number }[] = []
  for (const character of world.characters) {
    if (character.status !== 'ready' && character.status !== 'updating') continue
    if (!scope.has(character.worldId)) continue
    let score = 0
    let date = 0
    for (const mark of entriesOf(character, type) ?? []) {
      const value = worth(world, type, mode, mark.id)
      score += value
      if (value > 0 && mark.date > date) date = mark.date
    }
    // Of a mount or minion the Lodestone has no date: we know the day on which we saw it.
    if (type !== 'achievement') date = Math.floor(date / 86_400) * 86_400
    if (score > 0) rows.push({ character, score, date })
  }
  return rows.map((row) => ({
    ...row,
    rank:
      1 +
      rows.filter((other) => other.score > row.score || (other.score === row.score && other.date < row.date)).length,
  }))
}

type RanksByScope = Record<Level, number | null>

/** Ranks by board, by character. */
type Ranks = Record<string, Record<string, RanksByScope>>

const everythingOf = (world: SmallStore, type: Type, mode: string) => {
  const table = { achievement: 'achievements', mount: 'mounts', minion: 'minions' } as const
  const rows: readonly { id: number; deleted: boolean }[] = world.tables[table[type]]
  return rows.filter(({ deleted }) => !deleted).reduce((sum, { id }) => sum + worth(world, type, mode, id), 0)
}

const boardOf = (world: SmallStore, type: Type, mode: string, scope: Scope, before: Ranks) => {
  const rows = rankedIn(world, type, mode, scope)
  rows.sort((a, b) => a.rank - b.rank || a.character.id - b.character.id)
  const chars = rows.map(({ character: { id, name, iconUrl, worldId }, rank, score, date }) => {
    const yesterdayRank = before[id]?.[`${type}/${mode}`]?.[scope.level] ?? null
    return { id, name, iconUrl, worldId, rank, yesterdayRank, score, date }
  })
  const scores = rows.map(({ score }) => score)
  const cutOffs = {
    top10: scores[9] ?? null,
    top100: scores[99] ?? null,
    top1Percent: scores[Math.ceil(scores.length * 0.01) - 1] ?? null,
    top10Percent: scores[Math.ceil(scores.length * 0.1) - 1] ?? null,
  }
  const possible = everythingOf(world, type, mode)
  return { count: rows.length, possible, page: 1, pageSize: 100, pages: rows.length === 0 ? 0 : 1, cutOffs, chars }
}

const titlesOf = ({ tables }: SmallStore, character: CharacterForNight) => {
  const entries = entriesOf(character, 'achievement')
  return (
    entries && tables.achievements.filter(({ id }) => entries.some((mark) => mark.id === id)).map((row) => row.titleId)
  )
}

const decimals = (percent: number) => (percent < 0.1 ? 3 : percent < 1 ? 2 : 1)

/** The rarity list of a scope. */
export const rarityOf = (world: SmallStore, type: (typeof listed)[number], scope: Scope) => {
  const { tables } = world
  const items = isByHand(type)
    ? tables[handTables[type]]
    : {
        achievement: tables.achievements,
        mount: tables.mounts,
        minion: tables.minions,
        facewear: tables.facewear,
        title: tables.titles,
      }[type]
  const lists = world.characters
    .filter(({ status, worldId }) => (status === 'ready' || status === 'updating') && scope.has(worldId))
    .map((character) =>
      type === 'title' ? titlesOf(world, character) : entriesOf(character, type)?.map((mark) => mark.id),
    )
    .filter((list) => list != null)
  const rarity = items
    .filter((item) => !item.deleted)
    .map(({ id }) => {
      const count = lists.filter((list) => list.includes(id)).length
      const percentFull = lists.length === 0 ? 0 : (100 * count) / lists.length
      const points = type in world.points ? worth(world, type as Type, 'rarity', id) : 0
      return {
        id,
        count,
        points,
        percent: Number(percentFull.toFixed(decimals(percentFull))),
        percentFull,
        percentile: percentFull,
      }
    })
  rarity.sort((a, b) => a.count - b.count || a.id - b.id)
  return { charCount: lists.length, rarity }
}

/** Whether a character is shown. */
export const isPublic = ({ status }: CharacterForNight) => status === 'ready' || status === 'updating'

const raidOf = (world: SmallStore, raid: SmallStore['tables']['raids'][number], scope: Scope, before: Ranks) => {
  const rows: { character: CharacterForNight; date: number }[] = []
  for (const character of world.characters) {
    const mark = entriesOf(character, 'achievement')?.find(({ id }) => id === raid.id)
    if (mark && mark.date > 0 && isPublic(character) && scope.has(character.worldId)) {
      rows.push({ character, date: mark.date })
    }
  }
  rows.sort((a, b) => a.date - b.date || a.character.id - b.character.id)
  const chars = rows.map(({ character: { id, name, iconUrl, worldId }, date }) => {
    // Dates of small worlds are within the first seconds of 1970: only a raid that opened then was not cleared too early.
    const week = raid.released !== null && date >= raid.released ? 1 : null
    return {
      id,
      name,
      iconUrl,
      worldId,
      rank: 1 + rows.filter((other) => other.date < date).length,
      yesterdayRank: before[id]?.[`raid/${raid.id}`]?.[scope.level] ?? null,
      score: date,
      date,
      week,
    }
  })
  const about = { raidId: raid.id, released: raid.released, count: rows.length }
  return { ...about, page: 1, pageSize: 100, pages: Math.ceil(rows.length / 100), chars }
}

/** The board of the raid that was released last of those that were cleared in a scope; globally of all, if there are no others. */
const newestRaidOf = (world: SmallStore, scope: Scope, before: Ranks) => {
  const all = world.tables.raids
    .filter(({ deleted }) => !deleted)
    .sort((a, b) => a.id - b.id)
    .sort((a, b) => (a.released ?? 0) - (b.released ?? 0))
    .map((raid) => raidOf(world, raid, scope, before))
  return all.findLast(({ count }) => count > 0) ?? (scope.slug === 'global' ? all.at(-1) : undefined)
}

const raidClearsOf = (world: SmallStore, scope: Scope) => {
  const lists = world.characters
    .filter((character) => isPublic(character) && scope.has(character.worldId))
    .map((character) => entriesOf(character, 'achievement'))
    .filter((list) => list !== null)
  const { achievements, raids } = world.tables
  const clears = raids
    .filter(({ deleted }) => !deleted)
    .sort((a, b) => a.id - b.id)
    .map(({ id }) => {
      // What no table has is counted nowhere.
      const exists = achievements.some((row) => row.id === id)
      return { id, count: exists ? lists.filter((list) => list.some((mark) => mark.id === id)).length : 0 }
    })
  return { charCount: lists.length, clears }
}

const peopleOf = (all: readonly CharacterForNight[]) => ({
  total: all.length,
  male: all.filter(({ gender }) => gender === 'male').length,
  female: all.filter(({ gender }) => gender === 'female').length,
})

const statsOf = (world: SmallStore, scope: Scope) => {
  const all = world.characters.filter((character) => isPublic(character) && scope.has(character.worldId))
  const { total, male, female } = peopleOf(all)
  const hasFc = all.filter(({ freeCompany }) => freeCompany !== null).length
  const legacy = all.filter((character) => character.legacy).length
  const by = (count: number, has: (clan: number, id: number) => boolean) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, at) => [at + 1, peopleOf(all.filter(({ clanId }) => has(clanId, at + 1)))]),
    )
  const races = by(8, (clan, race) => clan === race * 2 || clan === race * 2 - 1)
  const tribes = by(16, (clan, id) => clan === id)
  return { count: total, stats: { count: total, male, female, hasFc, legacy, races, tribes } }
}

/** Prefixes of the names that small worlds have, and the words that each leads to. */
const prefixes = { mo: ['Mog Kupo', "O M'oggle"], ku: ['Mog Kupo', 'Kupo Kuro'], o: ["O M'oggle"] }

const namesOf = (world: SmallStore) => {
  const index: Record<string, unknown> = {}
  for (const [prefix, known] of Object.entries(prefixes)) {
    const found = world.characters
      .filter((character) => isPublic(character) && known.includes(character.name))
      .sort((a, b) => known.indexOf(a.name) - known.indexOf(b.name) || a.id - b.id)
    // `ku` leads to kupo, of whom both names have one, before kuro.
    if (prefix === 'ku') found.sort((a, b) => a.id - b.id)
    const names = found.map(({ id, name, worldId }) => [id, name, worldId])
    if (names.length > 0) index[`api/names/${prefix}.json`] = { prefix, deeper: [], names }
  }
  return index
}

/** What most say; of equals, by `compare`, the first. */
const ofMost = <Value>(all: readonly Value[], compare: (a: Value, b: Value) => number): Value => {
  const times = (value: Value) => all.filter((other) => other === value).length
  return [...all].sort((a, b) => times(b) - times(a) || compare(a, b))[0] as Value
}

const rankedBoards = [
  ['achievement', 'xivdb'],
  ['mount', 'standard'],
  ['minion', 'standard'],
  ['achievement', 'rarity'],
] as const

const companyBoards = [...rankedBoards, ['emote', 'standard'], ['facewear', 'standard']] as const

const membersById = (world: SmallStore) => {
  const byId = new Map<string, CharacterForNight[]>()
  for (const character of world.characters.filter(isPublic).sort((a, b) => a.id - b.id)) {
    const id = character.freeCompany?.id
    if (id !== undefined) byId.set(id, [...(byId.get(id) ?? []), character])
  }
  for (const [id, members] of byId) if (members.length === 1) byId.delete(id)
  return byId
}

const aboutCompany = (members: readonly CharacterForNight[]) => ({
  name: ofMost(
    members.map(({ freeCompany }) => freeCompany!.name),
    () => 0,
  ),
  worldId: ofMost(
    members.map(({ worldId }) => worldId),
    (a, b) => a - b,
  ),
})

/**
 * What members obtained last: three things of each, ten of all. Mounts have the day on which they were seen, but for those that were
 * there at first.
 */
const newestOf = (world: SmallStore, members: readonly CharacterForNight[], type: 'achievement' | 'mount') => {
  const items: readonly { id: number }[] = world.tables[type === 'mount' ? 'mounts' : 'achievements']
  const things = members.flatMap((character, member) => {
    const gainedAfter = character.owned[type]?.gainedAfter ?? 0
    return (entriesOf(character, type) ?? [])
      .filter(({ id, date }) => items.some((item) => item.id === id) && date > gainedAfter)
      .map(({ id, date }) => ({ member, id, date: type === 'mount' ? Math.floor(date / 86_400) * 86_400 : date }))
      .filter(({ date }) => date > 0)
      .sort((a, b) => b.date - a.date || a.id - b.id)
      .slice(0, 3)
  })
  things.sort((a, b) => b.date - a.date || a.member - b.member || a.id - b.id)
  return things.slice(0, 10).map(({ member, id, date }) => [member, id, date])
}

/** All free companies, whatever shard they are in. */
const companiesOf = (world: SmallStore) => {
  const found: Record<string, unknown> = {}
  for (const [id, members] of membersById(world)) {
    const boards = companyBoards.map(([type, mode]) =>
      rankedIn({ ...world, characters: members }, type, mode, scopes[0] as Scope),
    )
    const rows = members.map((character) => {
      const ranked = boards.map((rows) => rows.find((row) => row.character === character))
      const newest = ranked[0]?.date ?? 0
      return {
        ...{ id: character.id, name: character.name, worldId: character.worldId },
        scores: companyBoards.map(([type], at) => (character.owned[type] ? (ranked[at]?.score ?? 0) : null)),
        ranks: ranked.map((row) => row?.rank ?? null),
        newest: newest === 0 ? null : newest,
      }
    })
    const totals = companyBoards.map((_, at) => rows.reduce((sum, { scores }) => sum + (scores[at] ?? 0), 0))
    const newest = {
      achievement: newestOf(world, members, 'achievement'),
      mount: newestOf(world, members, 'mount'),
    }
    found[id] = { ...aboutCompany(members), totals, members: rows, newest }
  }
  return found
}

/** The words of the names that small worlds' companies have. */
const companyPrefixes = { ku: 'Kupo', nu: 'Nuts' }

const companyNamesOf = (world: SmallStore) => {
  const index: Record<string, unknown> = {}
  const companies = [...membersById(world)].sort(([a], [b]) => Number(BigInt(a) - BigInt(b)))
  for (const [prefix, word] of Object.entries(companyPrefixes)) {
    const names = companies
      .map(([id, members]) => ({ id, ...aboutCompany(members), members: members.length }))
      .filter(({ name }) => name === word)
      .map(({ id, name, worldId, members }) => [id, name, worldId, members])
    if (names.length > 0) index[`api/company-names/${prefix}.json`] = { prefix, deeper: [], names }
  }
  return index
}

const companyRankingOf = (world: SmallStore, scope: Scope) => {
  const companies = [...membersById(world)].map(([id, members]) => ({ id, ...aboutCompany(members), members }))
  const boards = rankedBoards.map(([type, mode]) => {
    const rows = companies
      .filter(({ worldId }) => scope.has(worldId))
      .flatMap(({ members, ...about }) => {
        const known = members.filter(({ owned }) => owned[type])
        if (known.length < 5) return []
        const ranked = rankedIn({ ...world, characters: known }, type, mode, scopes[0] as Scope)
        const scores = known.map((character) => ranked.find((row) => row.character === character)?.score ?? 0)
        const ten = scores.sort((a, b) => b - a).slice(0, 10)
        const score = Math.floor(ten.reduce((sum, each) => sum + each, 0) / ten.length)
        return score === 0 ? [] : [{ ...about, members: known.length, score, best: ten[0] }]
      })
      .sort((a, b) => b.score - a.score || Number(BigInt(a.id) - BigInt(b.id)))
    const ranked = rows.map((row) => ({ ...row, rank: 1 + rows.filter(({ score }) => score > row.score).length }))
    return { board: `${type}/${mode}`, count: rows.length, companies: ranked }
  })
  return { boards }
}

const ranksOf = (world: SmallStore) => {
  const ranks: Ranks = {}
  const addBoard = (board: string, rowsIn: (scope: Scope) => { id: number; rank: number }[]) => {
    const everywhere = scopes.map((scope) => ({ scope, rows: rowsIn(scope) }))
    for (const { id, rank } of everywhere[0]?.rows ?? []) {
      const rankAmong = (slugs: string[]) =>
        everywhere
          .filter(({ scope }) => slugs.includes(scope.slug))
          .flatMap(({ rows }) => rows)
          .find((row) => row.id === id)?.rank ?? null
      const ofCharacter = (ranks[id] ??= {})
      ofCharacter[board] = {
        world: rankAmong(['Alpha', 'Beta', 'Gamma']),
        dataCenter: rankAmong(['North', 'South']),
        global: rank,
      }
    }
  }
  for (const type of ['achievement', 'mount', 'minion'] as const) {
    for (const mode of modes[type]) {
      addBoard(`${type}/${mode}`, (scope) =>
        rankedIn(world, type, mode, scope).map(({ character, rank }) => ({ id: character.id, rank })),
      )
    }
  }
  for (const raid of world.tables.raids.filter(({ deleted }) => !deleted)) {
    addBoard(`raid/${raid.id}`, (scope) => raidOf(world, raid, scope, {}).chars)
  }
  return ranks
}

const nowhere: RanksByScope = { world: null, dataCenter: null, global: null }

/**
 * The look-up: today's ranks and those of the night before. A character that is no longer on a board keeps yesterday's ranks there for a
 * night, where it is public; a raid has an entry only where it is cleared today.
 */
const lookUpOf = (world: SmallStore, before: Ranks) => {
  const today = ranksOf(world)
  const found: Record<string, Record<string, RanksByScope & { yesterday: RanksByScope }>> = {}
  for (const { id } of world.characters.filter(isPublic)) {
    const left = Object.keys(before[id] ?? {}).filter((board) => !board.startsWith('raid/'))
    for (const board of new Set([...Object.keys(today[id] ?? {}), ...left])) {
      const ofCharacter = (found[id] ??= {})
      ofCharacter[board] = { ...(today[id]?.[board] ?? nowhere), yesterday: before[id]?.[board] ?? nowhere }
    }
  }
  return found
}

/** Who lacks the least of what counts in everything that is read of everybody. */
const missingOf = (world: SmallStore, scope: Scope) => {
  const { tables } = world
  const facewear = tables.facewear.filter((row) => {
    const isOut = [6, 7, 12, 28].includes(row.sourceTypeId ?? 0)
    return row.obtainable && row.isInLog && !isOut && !row.deleted
  })
  const counted = (type: Type | 'facewear', id: number) =>
    type === 'facewear' ? facewear.some((row) => row.id === id) : worth(world, type, 'standard', id) === 1
  const types = ['achievement', 'mount', 'minion', 'facewear'] as const
  const tableOf = {
    achievement: tables.achievements,
    mount: tables.mounts,
    minion: tables.minions,
    facewear: tables.facewear,
  }
  const lacked = (character: CharacterForNight | null) =>
    types.flatMap((type) => {
      const had = character === null ? [] : (entriesOf(character, type) ?? []).map(({ id }) => id)
      return tableOf[type].filter(({ id }) => counted(type, id) && !had.includes(id))
    }).length
  const possible = lacked(null)
  const rows = world.characters
    .filter((character) => isPublic(character) && scope.has(character.worldId))
    .filter(({ owned }) => types.every((type) => owned[type]))
    .map((character) => ({ character, missing: lacked(character) }))
    .filter(({ missing }) => missing < possible)
    .sort((a, b) => a.missing - b.missing || a.character.id - b.character.id)
  const chars = rows.map(({ character: { id, name, iconUrl, worldId }, missing }) => {
    return { id, name, iconUrl, worldId, rank: 1 + rows.filter((other) => other.missing < missing).length, missing }
  })
  return { count: rows.length, possible, chars }
}

/** How much people of each scope have of what counts. */
const collectedOf = (world: SmallStore) => {
  const collections = ['achievement', 'mount', 'minion', 'facewear'] as const
  const countedIds = collections.map((type) => {
    const tables = { achievement: 'achievements', mount: 'mounts', minion: 'minions', facewear: 'facewear' } as const
    const rows: readonly { id: number }[] = world.tables[tables[type]]
    return rows.map(({ id }) => id).filter((id) => worth(world, type, 'standard', id) === 1)
  })
  return {
    collections,
    possible: countedIds.map((ids) => ids.length),
    scopes: scopes.map(({ slug, has }) => {
      const known = collections.map((type) =>
        world.characters
          .filter((character) => isPublic(character) && has(character.worldId))
          .flatMap((character) => {
            const entries = entriesOf(character, type)
            return entries === null ? [] : [entries.map(({ id }) => id)]
          }),
      )
      const sumOf = (lists: number[][], ids: number[]) =>
        lists.reduce((sum, list) => sum + list.filter((id) => ids.includes(id)).length, 0)
      return {
        scope: slug,
        counted: known.map((lists) => lists.length),
        owned: known.map((lists, at) => sumOf(lists, countedIds[at] ?? [])),
      }
    }),
  }
}

/**
 * What a night must publish for readers, by key, without times; ranks of all shards in one. `previous` is the world of the
 * night before, if there was one.
 */
export const twinNight = (world: SmallStore, previous: SmallStore | null = null) => {
  const before = previous === null ? {} : ranksOf(previous)
  const boards: Record<string, unknown> = {}
  const rarity: Record<string, unknown> = {}
  const stats: Record<string, unknown> = {}
  const raidClears: Record<string, unknown> = {}
  const missing: Record<string, ReturnType<typeof missingOf>> = {}
  const companyRanking: Record<string, unknown> = {}
  for (const scope of scopes) {
    missing[`api/fewest-missing/${scope.slug}.json`] = missingOf(world, scope)
    stats[`api/stats/${scope.slug}.json`] = statsOf(world, scope)
    companyRanking[`api/company-ranking/${scope.slug}.json`] = companyRankingOf(world, scope)
    raidClears[`api/raid-clears/${scope.slug}.json`] = raidClearsOf(world, scope)
    for (const raid of world.tables.raids.filter(({ deleted }) => !deleted)) {
      const board = raidOf(world, raid, scope, before)
      if (board.count > 0 || scope.slug === 'global') boards[`api/ranking/raid/${scope.slug}/${raid.id}.json`] = board
    }
    const newest = newestRaidOf(world, scope, before)
    if (newest !== undefined) boards[`api/ranking/raid/${scope.slug}/newest.json`] = newest
    for (const type of ['achievement', 'mount', 'minion'] as const) {
      for (const mode of modes[type]) {
        boards[`api/ranking/${type}/${scope.slug}/${mode}.json`] = boardOf(world, type, mode, scope, before)
      }
    }
    for (const type of listed) {
      rarity[`api/rarity/${type}/${scope.slug}.json`] = rarityOf(world, type, scope)
    }
  }
  return {
    ...{
      boards,
      missing,
      stats,
      raidClears,
      companyRanking,
      companies: companiesOf(world),
      companyNames: companyNamesOf(world),
    },
    collected: { 'api/collected.json': collectedOf(world) },
    ...{ names: namesOf(world), rarity, ranks: lookUpOf(world, before) },
  }
}
