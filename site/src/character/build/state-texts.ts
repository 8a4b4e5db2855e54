import type { Language } from '@kupodex/data/game'
import { pick } from '#texts/pick.ts'
import { texts } from '#texts/index.ts'
import { stateWords } from '../state-words.ts'
import { characterTexts } from '../texts/index.ts'
import type { StateTexts } from '../with-character.tsx'

/** What an island of a character's page is given to say why it shows no character. */
export const stateTexts = (language: Language): StateTexts => {
  const { character, finder } = texts[language]
  return { character: pick(character, stateWords), finder, own: pick(characterTexts[language], ['sync', 'notRead']) }
}
