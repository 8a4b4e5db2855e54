import type { ItemType } from '@kupodex/data/character'
import { collectionNames, type Language } from '@kupodex/data/game'

const en = {
  collections: {
    triadNpc: 'Triple Triad Opponents',
    portrait: 'Portraits',
    bozjaNote: 'Bozjan Field Notes',
    cosmicMission: 'Cosmic Exploration',
    fish: 'Fish',
    leve: 'Levequests',
  },
  rank: '#{rank}',
  unranked: 'unranked',
  allWorlds: 'All worlds: {rank}',
  asOf: 'As of {date}',
  nothingKnown: '— private, not read yet, or nothing checked off',
  private: { title: 'Private character', line: 'This character is not shown to others.' },
  unknown: { title: 'Not on Kupodex yet', line: "Open this character's page to have it read from the Lodestone." },
  deleted: { title: 'No longer on the Lodestone', line: 'This character was deleted or can no longer be found.' },
}

const de: typeof en = {
  collections: {
    triadNpc: 'Triple Triad-Gegner',
    portrait: 'Portraits',
    bozjaNote: 'Fronterlebnisse in Bozja',
    cosmicMission: 'Kosmo-Erkundung',
    fish: 'Fische',
    leve: 'Freibriefe',
  },
  rank: 'Rang {rank}',
  unranked: 'ohne Rang',
  allWorlds: 'Alle Welten: {rank}',
  asOf: 'Stand: {date}',
  nothingKnown: '— privat, noch nicht abgeglichen oder nichts abgehakt',
  private: { title: 'Privater Charakter', line: 'Dieser Charakter wird anderen nicht gezeigt.' },
  unknown: {
    title: 'Noch nicht auf Kupodex',
    line: 'Wer die Seite dieses Charakters öffnet, lässt ihn mit dem Lodestone abgleichen.',
  },
  deleted: {
    title: 'Nicht mehr auf dem Lodestone',
    line: 'Dieser Charakter wurde gelöscht oder ist nicht mehr zu finden.',
  },
}

const fr: typeof en = {
  collections: {
    triadNpc: 'Adversaires de Triple Triade',
    portrait: 'Portraits',
    bozjaNote: 'Notes du front bozjien',
    cosmicMission: 'Exploration cosmique',
    fish: 'Poissons',
    leve: 'Mandats',
  },
  rank: 'n° {rank}',
  unranked: 'non classé',
  allWorlds: 'Tous les Mondes : {rank}',
  asOf: 'Données du {date}',
  nothingKnown: '— privé, pas encore lu ou rien de coché',
  private: { title: 'Personnage privé', line: 'Ce personnage n’est pas montré aux autres.' },
  unknown: {
    title: 'Pas encore sur Kupodex',
    line: 'Ouvrez la page de ce personnage pour le faire lire sur le Lodestone.',
  },
  deleted: {
    title: 'Absent du Lodestone',
    line: 'Ce personnage a été supprimé ou est désormais introuvable.',
  },
}

const ja: typeof en = {
  collections: {
    triadNpc: 'トリプルトライアドの対戦相手',
    portrait: 'ポートレート',
    bozjaNote: '戦果記録',
    cosmicMission: 'コスモエクスプローラー',
    fish: '魚',
    leve: 'リーヴ',
  },
  rank: '{rank}位',
  unranked: 'ランク外',
  allWorlds: '全ワールド：{rank}',
  asOf: '{date}時点',
  nothingKnown: '— 非公開・未読み込み・未チェック',
  private: { title: '非公開のキャラクター', line: 'このキャラクターの情報は公開されていません。' },
  unknown: {
    title: 'Kupodexに未登録です',
    line: 'キャラクターのページを開くと、Lodestoneから読み込まれます。',
  },
  deleted: {
    title: 'Lodestoneにありません',
    line: 'このキャラクターは削除されたか、見つからなくなりました。',
  },
}

type CardTexts = typeof en

export const cardTexts: Readonly<Record<Language, CardTexts>> = { en, de, fr, ja }

/** Whether a collection has no rarity list, so that only its pages and cards have its name. */
const isUnlisted = (type: ItemType): type is keyof CardTexts['collections'] => type in en.collections

export const collectionName = (type: ItemType, language: Language): string =>
  isUnlisted(type) ? cardTexts[language].collections[type] : collectionNames[type][language]
