import type { AnswerOf } from '@kupodex/data/contract'
import type { Ask } from '#ask/ask.ts'
import type { AskFailure } from '#ask/outcome.ts'

/** What the owner of a character decides about it. */
export type CharSettings = AnswerOf<'charSettings'>

/** What the page of a character's settings shows. */
export type SettingsView =
  | { state: 'loading' }
  | { state: 'failed'; code: AskFailure }
  | {
      state: 'ready' | 'saving' | 'saved'
      settings: CharSettings
      /** Why the last change was not saved. */
      problem: AskFailure | null
    }

/** Asks for a character's settings. */
export const fetchSettings = async (ask: Ask, id: number): Promise<SettingsView> => {
  const outcome = await ask('charSettings', { id })
  return outcome.ok
    ? { state: 'ready', settings: outcome.value, problem: null }
    : { state: 'failed', code: outcome.code }
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
