import type { NamesAnswer } from '@kupodex/data/contract'
import { onlyNamed } from './exact.ts'
import type { Places } from './places.ts'
import { canLookUp, lookUpName, type LookedUpName } from './look-up.ts'

/** A character that is offered while a name is typed. */
export interface Suggestion extends LookedUpName {
  /** Data center and world; empty where they are not known. */
  place: string
}

/** Reads a published file; null where it is missing. */
const reader =
  (ask: typeof fetch) =>
  async <Answer>(path: string): Promise<Answer | null> => {
    const response = await ask(path)
    return response.ok ? ((await response.json()) as Answer) : null
  }

/** Those whose name begins as typed, by the published index alone; none for a text that is too short. */
export const suggest = async (ask: typeof fetch, text: string, most: number): Promise<Suggestion[]> => {
  if (!canLookUp(text)) return []
  const read = reader(ask)
  const [{ found }, places] = await Promise.all([
    lookUpName(text, (path) => read<NamesAnswer>(path)),
    read<Places>('/places.json'),
  ])
  return found.slice(0, most).map((one) => ({ ...one, place: places?.[one.worldId]?.join(' / ') ?? '' }))
}

/** The only character of exactly this name in the published index; null for none or several. */
export const findOnly = async (ask: typeof fetch, text: string): Promise<LookedUpName | null> => {
  if (!canLookUp(text)) return null
  const read = reader(ask)
  const { found, hasMore } = await lookUpName(text, (path) => read<NamesAnswer>(path))
  return hasMore ? null : onlyNamed(found, text)
}
