import { mostCharacters, severalItemsParams } from '@kupodex/data/contract'
import type { Ask } from '#ask/ask.ts'
import { answered, needed } from '#ask/outcome.ts'
import { ask as pageAsk } from '#ask/page.ts'
import { createResource, type Resource, type ResourceOptions } from '#ask/resource.ts'
import { loadCompany, sortedMembers } from '#companies/members.ts'
import { companyPath, pathOf } from '#paths/paths.ts'
import type { Places } from '#places/home.ts'
import type { RecentCharacter } from '#recent/recent.ts'
import { knownHere } from './known-here.ts'
import { type Who, whoKey } from './who.ts'

/** A character of a party. The name is empty where it is not known, and so is the world (0). */
export interface Member {
  id: number
  name: string
  worldId: number
  /** Empty where it is not known. */
  iconUrl: string
}

export interface Party {
  who: Who
  /** The name of a group or free company; null for characters that have none together. */
  title: string | null
  /** The page that it is from, without a language; null without one. */
  path: string | null
  members: readonly Member[]
  /** How many are meant, too, and may not be shown or cannot be found. */
  hidden: number
  /** How many members it has beyond those that can be shown together. */
  left: number
}

export interface PartyDeps extends Pick<ResourceOptions, 'waits' | 'now'> {
  ask: Ask
  /** The characters whose names this browser has. */
  knownHere: () => readonly RecentCharacter[]
}

type Read = Pick<Party, 'title' | 'path' | 'members' | 'hidden'>

const readCompany = async (ask: Ask, id: string): Promise<Read | null> => {
  const company = await loadCompany(ask, id)
  if (company === null) return null
  const members = sortedMembers(company.members, 0).map(({ id, name, worldId }) => ({ id, name, worldId, iconUrl: '' }))
  return { title: company.name, path: companyPath(id), members, hidden: 0 }
}

const readOwn = async (ask: Ask): Promise<Read> => {
  const { chars } = needed(await ask('ownChars', {}))
  return { title: null, path: null, members: chars, hidden: 0 }
}

const worldIn = (places: Places | null, worldName: string): number =>
  Number(Object.entries(places ?? {}).find(([, [, world]]) => world === worldName)?.[0] ?? 0)

/** Who characters are by what is answered of them; null where that could not be had. Of the types any one serves: the matrix asks for mounts, too. */
const askWho = async (ask: Ask, ids: readonly number[]) => {
  const answer = await ask('charsitems', severalItemsParams(['mount'], ids), { once: true })
  return answer.ok ? new Map(answer.value.ids.map((id, at) => [id, answer.value.characters[at] ?? null])) : null
}

/** Those whom this browser knows are named as it knows them; of all others it is asked who they are. */
const readCharacters = async ({ ask, knownHere }: PartyDeps, ids: readonly number[]): Promise<Read> => {
  const known = new Map(knownHere().map((character) => [character.id, character]))
  const [places, who] = await Promise.all([
    ask('places', {}, { once: true }),
    ids.every((id) => known.has(id)) ? null : askWho(ask, ids),
  ])
  const members = ids.flatMap((id): Member[] => {
    const { name = '', worldName = '', iconUrl = '' } = known.get(id) ?? {}
    if (name !== '' || who === null)
      return [{ id, name, worldId: worldIn(places.ok ? places.value : null, worldName), iconUrl }]
    const found = who.get(id)
    return found == null ? [] : [{ id, ...found }]
  })
  return { title: null, path: null, members, hidden: ids.length - members.length }
}

const readGroup = async (ask: Ask, slug: string): Promise<Read | null> => {
  const outcome = await ask('group', { slug })
  if (!outcome.ok && outcome.code === 'noSuchGroup') return null
  const { name, members, hidden } = needed(outcome)
  return { title: name, path: pathOf('group', slug), members, hidden }
}

const read = (deps: PartyDeps, who: Who): Promise<Read | null> => {
  switch (who.by) {
    case 'group':
      return readGroup(deps.ask, who.slug)
    case 'company':
      return readCompany(deps.ask, who.id)
    case 'characters':
      return readCharacters(deps, who.ids)
    case 'own':
      return readOwn(deps.ask)
  }
}

/** Gives the resource of each party: null where a group or free company does not exist, or may not be seen. */
export const createParties = (deps: PartyDeps): ((who: Who) => Resource<Party | null>) => {
  const { waits, now } = deps
  const options = { freshFor: 60_000, ...(waits && { waits }), ...(now && { now }) }
  const parties = new Map<string, Resource<Party | null>>()
  return (who) => {
    const known = parties.get(whoKey(who))
    if (known !== undefined) return known
    const party = createResource(async () => {
      const found = await read(deps, who)
      if (found === null) return answered(null)
      const members = found.members.slice(0, mostCharacters).map(({ id, name, worldId, iconUrl }) => {
        return { id, name, worldId, iconUrl }
      })
      return answered<Party>({ ...found, who, members, left: found.members.length - members.length })
    }, options)
    parties.set(whoKey(who), party)
    return party
  }
}

export const partyOf = createParties({ ask: pageAsk, knownHere: () => knownHere() })

/** The name of a member; the id where it is not known. */
export const memberName = ({ id, name }: Pick<Member, 'id' | 'name'>): string => (name === '' ? `#${id}` : name)
