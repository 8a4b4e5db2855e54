import { type GainPeriod, pacePeriod } from '@kupodex/data/rules'
import type { CharacterForNight } from './read/character.ts'
import type { SmallStore } from './small-store.fixture.ts'
import { entriesOf, isPublic, scopes, worth } from './twin-night.fixture.ts'

/** Gains counted again, slow and obvious. */

const measures = ['points', 'mounts', 'minions', 'emotes', 'rarity'] as const
type Word = (typeof measures)[number]

const emoteCounts = ({ tables }: SmallStore, id: number): boolean => {
  const row = tables.emotes.find((emote) => emote.id === id)
  const isOut = [6, 7, 12, 28].includes(row?.sourceTypeId ?? 0)
  return row !== undefined && row.obtainable === true && row.isInLog !== false && !isOut && !row.deleted
}

const thingWorth = (world: SmallStore, word: Word, type: 'achievement' | 'mount' | 'minion' | 'emote', id: number) => {
  if (word === 'emotes') return type === 'emote' && emoteCounts(world, id) ? 1 : 0
  if (type === 'emote') return 0
  if (word === 'rarity') return worth(world, type, 'rarity', id)
  if (word === 'points') return type === 'achievement' ? worth(world, type, 'xivdb', id) : 0
  return word === `${type}s` ? worth(world, type, 'standard', id) : 0
}

const gainOf = (world: SmallStore, word: Word, { from, to }: GainPeriod, character: CharacterForNight) => {
  let sum = 0
  for (const type of ['achievement', 'mount', 'minion', 'emote'] as const) {
    for (const { id, date } of entriesOf(character, type) ?? []) {
      const isDated = date > (character.owned[type]?.gainedAfter ?? 0)
      if (isDated && 1000 * date >= from && 1000 * date < to) sum += thingWorth(world, word, type, id)
    }
  }
  return sum
}

const boardsOf = (world: SmallStore, period: GainPeriod, has: (worldId: number) => boolean, most: number) =>
  measures.map((measure) => {
    const gains = world.characters
      .filter((character) => isPublic(character) && has(character.worldId))
      .map((character) => ({ character, score: gainOf(world, measure, period, character) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || a.character.id - b.character.id)
    const chars = gains.slice(0, most).map(({ character: { id, name, iconUrl, worldId }, score }) => {
      return { id, name, iconUrl, worldId, rank: 1 + gains.filter((other) => other.score > score).length, score }
    })
    return { measure, count: gains.length, chars }
  })

/** What a first night at `now` must publish of gains, by key, without times; a month, a season and a year have ended. */
export const twinGains = (world: SmallStore, periods: readonly GainPeriod[], now: number) => {
  const running: Record<string, { boards: ReturnType<typeof boardsOf> }> = {}
  const ended: Record<string, unknown> = {}
  for (const { slug, has } of scopes) {
    for (const period of periods.filter(({ to }) => to > now)) {
      const { kind, from, to } = period
      const boards = boardsOf(world, period, has, 20)
      running[`api/gains/${slug}/${kind}.json`] = Object.assign({ period: kind, from, to }, { boards })
    }
    const [month, season, year] = (['month', 'season', 'year'] as const).map((kind) => {
      const period = periods.find((one) => one.kind === kind && one.to <= now)
      return { isOpen: false, boards: period ? boardsOf(world, period, has, 10) : [] }
    })
    ended[`api/gain-months/${slug}/1970.json`] = {
      year: 1970,
      months: [{ month: 1, ...month }],
      seasons: [{ season: 'winter', ...season }],
      whole: year,
    }
  }
  return { running, ended }
}

/** What a first night must publish of how much characters gain a week: by key, without times. */
export const twinPaces = (world: SmallStore, periods: readonly GainPeriod[]) => {
  const { from, to } = pacePeriod(periods[0]?.from ?? 0)
  const types = ['achievement', 'mount', 'minion'] as const
  const gainedOf = (character: CharacterForNight, type: (typeof types)[number]) =>
    (entriesOf(character, type) ?? []).reduce((sum, { id, date }) => {
      const isDated = date > (character.owned[type]?.gainedAfter ?? 0)
      const isIn = 1000 * date >= from && 1000 * date < to
      return isDated && isIn ? sum + worth(world, type, 'standard', id) : sum
    }, 0)
  return Object.fromEntries(
    scopes
      .filter(({ level }) => level === 'world')
      .map(({ slug, has }) => {
        const people = world.characters.filter((character) => isPublic(character) && has(character.worldId))
        const paces = people.map((one) => [one.id, types.map((type) => gainedOf(one, type))] as const)
        const chars = Object.fromEntries(paces.filter(([, counts]) => counts.some((count) => count > 0)))
        return [`api/paces/${slug}.json`, { from, to, types, chars }]
      }),
  )
}
