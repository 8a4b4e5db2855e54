import type { Language } from './language.ts'

/** Kinds of FATE as the Bozjan map draws them (spec: characters §2). */
export const fateTypes = { fate: 1, criticalEngagement: 2, duel: 3, castrum: 4 } as const

/** Added to the row id of a critical engagement or duel to make its fate id: both sheets count from 1. */
export const dynamicEventIdBase = 100_000

export type FateType = (typeof fateTypes)[keyof typeof fateTypes]

/** What the game calls each kind on the two Bozjan maps, where nothing is a FATE. */
export const bozjanBattleNames: Readonly<Record<Language, Readonly<Record<FateType, string>>>> = {
  en: { 1: 'Skirmish', 2: 'Critical Engagement', 3: 'Duel', 4: 'Large-scale Assault' },
  de: { 1: 'Scharmützel', 2: 'Kritisches Gefecht', 3: 'Heldenduell', 4: 'Großangriff' },
  fr: { 1: 'Escarmouche', 2: 'Affrontement crucial', 3: 'Duel', 4: 'Assaut à grande échelle' },
  ja: { 1: 'スカーミッシュ', 2: 'クリティカルエンゲージメント', 3: '一騎打ち', 4: '大規模決戦' },
}
