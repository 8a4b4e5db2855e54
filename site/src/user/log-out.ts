import type { Language } from '@kupodex/data/game'
import { inLanguage } from '#paths/paths.ts'
import { forgetCharacters } from './forget.ts'
import { user } from './user.ts'

/**
 * Logs out here and at the provider, which leads to the home page in the language, and forgets what this browser keeps of the user's
 * own characters: they may be hidden from everybody else. Changes that were not sent yet stay for the next login of the same user.
 */
export const logOut = async (language: Language): Promise<void> => {
  await forgetCharacters(user.get()?.own.map(({ id }) => id) ?? [])
  const provider = await import('#session/provider.ts')
  await provider.logOut(inLanguage(language, '/'))
}
