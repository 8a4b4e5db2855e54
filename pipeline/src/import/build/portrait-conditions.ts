import { type Language, type Names, portraitUnlockTypes } from '@kupodex/data/game'
import type { ImportContext } from '../context/context.ts'
import { itemName } from '../context/item-name.ts'
import { singularNames } from '../sheets/display-name.ts'
import type { SheetRow } from '../sheets/sheet.ts'
import { handSources } from '../sources/hand-sources.ts'
import { type Derived, settle, sourcesOfBanner, sourceType, waysToItem } from '../sources/index.ts'
import { fromSheet } from './build.ts'
import { type Acquired, type Standing, standingOf } from './collectable.ts'
import { minionAcquired } from './creatures.ts'
import { emoteAcquired } from './emotes.ts'
import { allParts, everybodys, type Part } from './portrait-parts.ts'
import { conditionPatches } from './portrait-patches.ts'

type UnlockType = (typeof portraitUnlockTypes)[keyof typeof portraitUnlockTypes]

const unlockTypeOf = (row: SheetRow): UnlockType =>
  Object.values(portraitUnlockTypes).find((type) => type === row.int('UnlockType1')) ??
  row.refuse('UnlockType1', 'there is no such condition')

/** The emote, minion, quest or kit that the condition is about. */
const aboutOf = (row: SheetRow, type: UnlockType, { references }: ImportContext) => {
  const about = row.int('UnlockCriteria1[0]')
  const only = (wanted: UnlockType) => (type === wanted ? about : null)
  return {
    emoteId: only(portraitUnlockTypes.emote),
    minionId: only(portraitUnlockTypes.minion),
    questId: type === portraitUnlockTypes.quest ? references.note('quests', about) : null,
  }
}

/** Items of the kits: the fact files know them by condition; a vendor's row has the item too. */
const kitOf = (row: SheetRow, type: UnlockType, { items, references }: ImportContext): number | null => {
  const known = items.unlocking('portraitCondition').get(row.id)?.[0]
  return (type === portraitUnlockTypes.kit && known && references.note('items', known)) || null
}

const joined = (names: readonly Names[]): Names | null => {
  if (names.length === 0) return null
  const all = (language: Exclude<Language, 'en'>) =>
    names.every((name) => name[language] !== null) ? names.map((name) => name[language]).join(' / ') : null
  return { en: names.map(({ en }) => en).join(' / '), de: all('de'), fr: all('fr'), ja: all('ja') }
}

const emoteName = (id: number, { sheets }: ImportContext): Names | null => {
  const row = sheets.open('Emote').get(id)
  return row && row.text('Name') !== '' ? row.names('Name') : null
}

const minionName = (id: number, { sheets }: ImportContext): Names | null => {
  const row = sheets.open('Companion').get(id)
  return row && row.text('Singular') !== '' ? singularNames(row) : null
}

const backgroundsOf = (parts: readonly Part[]) => parts.filter(({ part }) => part === 'background')

interface About {
  emoteId: number | null
  minionId: number | null
  itemId: number | null
}

/** The condition's name: its emote's or minion's, its one background's, its kit's, else those of its parts of one kind. */
const nameOf = (row: SheetRow, about: About, parts: readonly Part[], context: ImportContext): Names => {
  const linked =
    (about.emoteId && emoteName(about.emoteId, context)) || (about.minionId && minionName(about.minionId, context))
  if (linked) return linked
  const backgrounds = backgroundsOf(parts)
  if (backgrounds.length === 1 && backgrounds[0]?.name) return backgrounds[0].name
  const item = about.itemId ?? row.int('UnlockCriteria4')
  const first = backgrounds.length > 0 ? backgrounds : parts.filter(({ part }) => part === parts[0]?.part)
  return (
    itemName(context, item) ??
    itemName(context, row.int('UnlockCriteria2')) ??
    joined(first.map(({ name }) => name).filter((name) => name !== null)) ??
    row.refuse('#', 'nothing names this condition')
  )
}

/** Kits and ranks are listed as framer's kits, and whatever else brings one background of its own. */
const groupOf = (type: UnlockType, parts: readonly Part[]): 'framers' | 'others' => {
  if (type === portraitUnlockTypes.kit || type === portraitUnlockTypes.pvpSeason) return 'framers'
  return backgroundsOf(parts).length === 1 ? 'framers' : 'others'
}

/** Names of the ranks of a season; the sheet's own number of them counts rewards, not seasons. */
const rankName = /^\w+ Conflict (\d+)$/

/** The season of Crystalline Conflict that a condition's English name has. */
const seasonOf = ({ en }: Names): number | null => {
  const season = rankName.exec(en)?.[1]
  return season === undefined ? null : Number(season)
}

/** BannerCondition.UnlockType2 of a reward that a vendor of PvP keeps for those who reached the rank. */
const rankReward = 13

/** What the condition of a season's rank says: its season, and the achievement where it names one. */
const rankSources = (row: SheetRow, season: number, context: ImportContext): Derived[] => [
  { source: { kind: 'pvpSeason', mode: 'crystallineConflict', id: season }, type: sourceType.pvp },
  ...(row.int('UnlockType2') === rankReward ? [] : sourcesOfBanner(context, row)),
]

/** How a condition is met, and the patch of the emote or the minion that it is about. */
type Met = Standing & { patch: string | null }

const withoutItems = ({ itemIds: _items, ...met }: Acquired): Met => met

/** How the emote or the minion is got that a condition is about, where it is one that is collected. */
const linkedStanding = (row: SheetRow, type: UnlockType, context: ImportContext): Met | null => {
  const about = row.int('UnlockCriteria1[0]')
  if (type === portraitUnlockTypes.minion) return withoutItems(minionAcquired(about, context))
  const emote = type === portraitUnlockTypes.emote ? context.sheets.open('Emote').get(about) : undefined
  return emote && emote.text('Name') !== '' ? withoutItems(emoteAcquired(emote, context)) : null
}

/** What the condition itself says, how its kit is got, and the quest of a condition about one. */
const ownStanding = (row: SheetRow, type: UnlockType, season: number | null, context: ImportContext): Met => {
  const quest = type === portraitUnlockTypes.quest ? row.int('UnlockCriteria1[0]') : 0
  const kit = kitOf(row, type, context)
  const ways = settle(context, [
    ...(season === null ? sourcesOfBanner(context, row) : rankSources(row, season, context)),
    ...(kit === null ? [] : waysToItem(context, kit)),
    ...(quest === 0 ? [] : [{ source: { kind: 'quest' as const, id: quest }, type: sourceType.quest }]),
    ...handSources(context, 'portraitConditions', row.id),
  ])
  return { ...standingOf(context, 'portraitConditions', row.id, ways), patch: null }
}

/** Conditions that at least one part has. */
export const portraitConditions = fromSheet('portraitConditions', 'BannerCondition', (context) => {
  const parts = Map.groupBy(allParts(context.sheets), ({ conditionId }) => conditionId)
  const hints = context.sheets.open('BannerObtainHintType')
  const patchOf = conditionPatches(context)
  return {
    keep: (row) => row.id > everybodys && parts.has(row.id),
    make: (row) => {
      const type = unlockTypeOf(row)
      const itsParts = parts.get(row.id) ?? []
      const about = { ...aboutOf(row, type, context), itemId: kitOf(row, type, context) }
      const name = nameOf(row, about, itsParts, context)
      const season = seasonOf(name)
      const { patch, ...standing } = linkedStanding(row, type, context) ?? ownStanding(row, type, season, context)
      return {
        id: row.id,
        name,
        unlockType: type,
        group: groupOf(type, itsParts),
        sort: row.id,
        ...standing,
        ...about,
        pvpSeason: season,
        patch: patchOf(row, patch),
      }
    },
    prose: (row) => {
      const hint = hints.get(row.int('UnlockHint'))
      return hint && hint.text('Text') !== '' ? { hint: hint.prose('Text') } : {}
    },
  }
})
