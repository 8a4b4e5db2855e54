import type { AnswerOf } from '@kupodex/data/contract'
import type { Ask, AskOptions } from '#ask/ask.ts'
import { answered, type AskFailure, type Outcome } from '#ask/outcome.ts'

export type CharSettings = AnswerOf<'charSettings'>

export interface SettingsView {
  state: 'ready' | 'saving' | 'saved'
  settings: CharSettings
  /** Why the last change was not saved. */
  problem: AskFailure | null
}

export const fetchSettings = async (ask: Ask, id: number, options: AskOptions): Promise<Outcome<SettingsView>> => {
  const outcome = await ask('charSettings', { id }, options)
  return outcome.ok ? answered({ state: 'ready', settings: outcome.value, problem: null }) : outcome
}

/** Saves settings; those that were there before are shown again where that fails. */
export const saveSettings = async (
  ask: Ask,
  id: number,
  next: CharSettings,
  before: CharSettings,
): Promise<SettingsView> => {
  const outcome = await ask('saveCharSettings', { id }, { body: next })
  return outcome.ok
    ? { state: 'saved', settings: outcome.value, problem: null }
    : { state: 'ready', settings: before, problem: outcome.code }
}
