import { coordinatesText, type Language, nameIn } from '@kupodex/data/game'
import { type HtmlPart, html } from '@kupodex/data/html'
import { loadTable } from '@kupodex/data/tables'
import type { LooseRow } from '#build/published.ts'
import { formatNumber } from '#format/number.ts'
import { titled } from '#format/punctuation.ts'
import { inLanguage, itemPath, originPath } from '#paths/paths.ts'
import { lookupsIn } from '#rarity/build/ways.ts'
import type { RarityItem, Reward } from '#rarity/item.ts'
import { counted, fill } from '#texts/fill.ts'
import { rarityRowTexts } from '#texts/texts.ts'
import { browseTexts } from '../texts.ts'
import type { CollectionType } from '../thing.ts'

interface Noted {
  row: LooseRow
  item: RarityItem
}

const jobs = new Map(loadTable('jobs').map(({ id, name }) => [id, name]))

/** Opponents that give a card, and so have a page of what comes from them. */
const giving = new Set(
  loadTable('ttcards').flatMap(({ deleted, sources }) =>
    deleted ? [] : sources.flatMap((source) => (source.kind === 'match' ? [source.npcId] : [])),
  ),
)

/** The place of an NPC on the game's map, in words. */
const placeOf = (npcId: number, language: Language): string | undefined => {
  const { place, x, y } = lookupsIn(language).npc(npcId) ?? {}
  return place === undefined || x == null || y == null ? place : `${place} ${coordinatesText({ x, y }, language)}`
}

const rewardNote = (title: string, { name, page }: Reward, language: Language): HtmlPart => {
  const shown =
    page === undefined
      ? name
      : html`<a class="link" href="${inLanguage(language, itemPath(page[0], 'global', page[1]))}">${name}</a>`
  return html`${titled(language, title, '')}${shown}`
}

const achievement = ({ item: { facts } }: Noted, language: Language): HtmlPart[] => {
  if (facts === undefined) return []
  const { gamePointsOf, titleReward, itemReward } = rarityRowTexts(language)
  const { points, title, reward } = facts
  return [
    points !== undefined && counted(gamePointsOf, points, language),
    title !== undefined && rewardNote(titleReward, title, language),
    reward !== undefined && rewardNote(itemReward, reward, language),
  ]
}

const triadNpc = ({ row }: Noted, language: Language): HtmlPart[] => {
  const npcId = Number(row['npcId'])
  const { fee, cards } = browseTexts(language)
  return [
    placeOf(npcId, language),
    fill(fee, { n: formatNumber(Number(row['fee']), language) }),
    giving.has(npcId) &&
      html`<a class="link" href="${inLanguage(language, originPath(`opponent/${npcId}`))}">${cards}</a>`,
  ]
}

const levelNote = (level: unknown, language: Language) =>
  typeof level === 'number' && fill(browseTexts(language).level, { n: formatNumber(level, language) })

const fish = ({ row }: Noted, language: Language): HtmlPart[] => [
  levelNote(row['level'], language),
  lookupsIn(language).place(Number(row['placeNameId'])),
]

const leve = ({ row }: Noted, language: Language): HtmlPart[] => [
  levelNote(row['classJobLevel'], language),
  String(row['journalName']),
  lookupsIn(language).place(Number(row['placeNameId'])),
]

const cosmicMission = ({ row }: Noted, language: Language): HtmlPart[] => {
  const names = (row['jobIds'] as readonly number[]).flatMap((id) => {
    const name = jobs.get(id)
    return name === undefined ? [] : [nameIn(name, language)]
  })
  const { rank } = row
  return [typeof rank === 'string' && fill(browseTexts(language).rank, { rank }), names.join(' · ')]
}

const noters: Partial<Record<CollectionType, (noted: Noted, language: Language) => HtmlPart[]>> = {
  ...{ achievement, triadNpc, fish, leve, cosmicMission },
}

export const notesOf = (type: CollectionType, noted: Noted, language: Language): HtmlPart[] =>
  (noters[type]?.(noted, language) ?? []).filter((note) => note !== undefined && note !== false && note !== '')
