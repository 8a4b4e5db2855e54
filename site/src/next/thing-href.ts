import type { Language } from '@kupodex/data/game'
import { characterPagePath } from '#character/paths.ts'
import { listFacts } from '#collection/facts.ts'

/** The address of a thing in the list of a character: where the list names things by their number, that of a search for it. */
export const thingHref = (
  language: Language,
  characterId: number,
  { type, id, name }: { type: string; id: number; name: string },
): string => {
  const page = listFacts.find((facts) => facts.type === type)?.page
  if (page === undefined) return characterPagePath(language, characterId, 'profile')
  return page.itemBy === 'id'
    ? characterPagePath(language, characterId, page.path, String(id))
    : `${characterPagePath(language, characterId, page.path)}?${new URLSearchParams({ q: name })}`
}
