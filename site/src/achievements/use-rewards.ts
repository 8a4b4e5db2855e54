import type { Language } from '@kupodex/data/game'
import { ask } from '#ask/page.ts'
import type { Rewards } from './rewards.ts'
import { fileOptions, useFile } from './use-file.ts'

const askIn = (language: Language) => ask('achievementRewards', { lang: language }, fileOptions)

const asPublished = (rewards: Rewards): Rewards => rewards

/** What achievements give in items, and a function that asks for it again. */
export const useRewards = (language: Language) => useFile(askIn, language, asPublished)
