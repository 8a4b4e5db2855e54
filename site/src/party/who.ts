import { characterIdPattern, mostCharacters } from '@kupodex/data/contract'

/** Who is looked at together, as addresses say it: a group, a free company, some characters, or the reader's own. */
export type Who =
  | { by: 'group'; slug: string }
  | { by: 'company'; id: string }
  | { by: 'characters'; ids: readonly number[] }
  | { by: 'own' }

const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`)

const [slug, companyId, characterId] = [whole('[\\w-]{22}'), whole('[1-9][0-9]{18,19}'), whole(characterIdPattern)]

/** Different ids of characters, in the order of the address; what is none is left out. */
const idsIn = (text: string): number[] =>
  [...new Set(text.split(',').flatMap((id) => (characterId.test(id) ? [Number(id)] : [])))]
    .filter(Number.isSafeInteger)
    .slice(0, mostCharacters)

/** The words of a query that say who; an address has one of them. */
const words = ['group', 'fc', 'chars', 'mine'] as const

/** Who is meant by a query: the first that is given rightly of a group, a free company, characters, and the reader's own; null for nobody. */
export const whoIn = (search: string): Who | null => {
  const query = new URLSearchParams(search)
  const [group, company, ids] = [query.get('group') ?? '', query.get('fc') ?? '', idsIn(query.get('chars') ?? '')]
  if (slug.test(group)) return { by: 'group', slug: group }
  if (companyId.test(company)) return { by: 'company', id: company }
  if (ids.length > 0) return { by: 'characters', ids }
  return query.has('mine') ? { by: 'own' } : null
}

const partOf = (who: Who): string => {
  switch (who.by) {
    case 'group':
      return `group=${who.slug}`
    case 'company':
      return `fc=${who.id}`
    case 'characters':
      return `chars=${who.ids.join()}`
    case 'own':
      return 'mine'
  }
}

/** The query that says who, with its question mark, in its shortest spelling. What else `search` says is kept behind it. */
export const whoQuery = (who: Who | null, search = ''): string => {
  const rest = new URLSearchParams(search)
  for (const word of words) rest.delete(word)
  const parts = [who === null ? '' : partOf(who), rest.toString()].filter((part) => part !== '')
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}

export const whoKey = (who: Who): string => partOf(who)
