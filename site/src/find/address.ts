import type { Named } from '@kupodex/data/find'
import { inLanguage, type Language } from '@kupodex/data/game'
import { pathOf } from '#paths/paths.ts'

/** Where a find leads: to the page of a character, where one is given that has its own of the thing, else to the thing's. */
export const addressOf = ({ id, shelf }: Named, language: Language, characterId: number | null): string => {
  const { own } = shelf
  return inLanguage(
    language,
    own === undefined || characterId === null
      ? shelf.path.replace('{id}', id)
      : pathOf('char', characterId, ...(own === '' ? [] : own.split('/')), id),
  )
}
