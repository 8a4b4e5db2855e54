import type { Language } from '@kupodex/data/game'

interface FeedTexts {
  /** Of all worlds. */
  allWorlds: string
  /** Something that a member of a free company obtained. */
  obtained: string
  /** Who is first on a board, and with which score. */
  leads: string
  score: string
  /** Who cleared a raid, and where that is among all who did. */
  cleared: string
  rank: string
}

export const feedTexts: Readonly<Record<Language, FeedTexts>> = {
  en: {
    allWorlds: 'All worlds',
    obtained: '{name}: {thing}',
    leads: '{name} ranks first: {board}',
    score: 'Score: {score}',
    cleared: '{name} cleared {raid}',
    rank: 'Rank: {rank}',
  },
  de: {
    allWorlds: 'Alle Welten',
    obtained: '{name}: {thing}',
    leads: '{name} ist auf Platz 1: {board}',
    score: 'Punktzahl: {score}',
    cleared: '{name} hat {raid} abgeschlossen',
    rank: 'Platz: {rank}',
  },
  fr: {
    allWorlds: 'Tous les Mondes',
    obtained: '{name}\u00a0: {thing}',
    leads: '{name} est en tête\u00a0: {board}',
    score: 'Score\u00a0: {score}',
    cleared: '{name} a terminé {raid}',
    rank: 'Rang\u00a0: {rank}',
  },
  ja: {
    allWorlds: '全ワールド',
    obtained: '{name}：{thing}',
    leads: '{name}が1位：{board}',
    score: 'スコア：{score}',
    cleared: '{name}が{raid}をクリア',
    rank: '順位：{rank}',
  },
}
