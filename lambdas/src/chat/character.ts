import { type CharacterCard, cardContent } from '../card/content.ts'
import { findSeen, type SeenCharacter } from '../card/find.ts'
import type { CommandDeps } from './deps.ts'
import { findCharacter, nameOf } from './people.ts'
import { plain, type Reply, tell } from './reply.ts'
import type { ChatTexts } from './texts.ts'

export interface OpenCharacter extends NonNullable<SeenCharacter['seen']> {
  facts: SeenCharacter['facts']
  card: CharacterCard
}

/** How many of the same name are listed. */
const mostNamed = 10

/** The character that somebody names; else what is told instead. One that is hidden, private or gone is as unknown as one that there is not. */
export const openCharacter = async (
  deps: CommandDeps,
  texts: ChatTexts,
  { name, world }: { name: string; world: string },
): Promise<{ ok: true; character: OpenCharacter } | { ok: false; reply: Reply }> => {
  const refuse = (...lines: string[]) => ({ ok: false, reply: tell(...lines) }) as const
  const meant = await findCharacter(deps, name, world)
  if (meant.kind === 'nobody') return refuse(texts.unknown)
  if (meant.kind === 'several')
    return refuse(texts.several, ...meant.found.slice(0, mostNamed).map((one) => `- ${plain(nameOf(deps, one))}`))
  const found = await findSeen(deps, meant.id)
  if (found === null) return refuse(texts.notPublished)
  const card = cardContent(found.seen?.view ?? null)
  if (found.seen === null || card.kind !== 'character') return refuse(texts.unknown)
  return { ok: true, character: { ...found.seen, facts: found.facts, card } }
}
