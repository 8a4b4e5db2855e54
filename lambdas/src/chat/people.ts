import { characterIdPattern } from '@kupodex/data/contract'
import { canLookUp, foldSearch, type IndexedName, lookUpNames, readNameSearch } from '@kupodex/data/names'
import { readPublished } from '../ground/read-published.ts'
import type { CommandDeps } from './deps.ts'
import type { Choice } from './reply.ts'

type PeopleDeps = Pick<CommandDeps, 'published' | 'places'>

type Meant = { kind: 'one'; id: number } | { kind: 'nobody' } | { kind: 'several'; found: readonly IndexedName[] }

/** A character's id, as it is or in the address of its page here or on the Lodestone. */
const idIn = (text: string): number | null => {
  const found = new RegExp(`^(?:https?://\\S+/(?:char|character)/)?(${characterIdPattern})(?:/\\S*)?$`).exec(text)
  const id = Number(found?.[1])
  return Number.isSafeInteger(id) ? id : null
}

const look = async ({ published, places }: PeopleDeps, text: string): Promise<IndexedName[]> => {
  if (!canLookUp(text)) return []
  return (await lookUpNames((prefix) => readPublished(published, 'names', { prefix }), text, { places })).found
}

/** The name of a character with its world, as it can be typed again. */
export const nameOf = ({ places }: Pick<CommandDeps, 'places'>, { name, worldId }: IndexedName): string => {
  const world = places.find(({ id }) => id === worldId)?.world
  return world === undefined ? name : `${name} (${world})`
}

const withWorld = (name: string, world: string): string => (world === '' ? name : `${name}@${world}`)

/** Whom a name or an id means, of the characters that the last night has published. Of several, those whose whole name it is go first. */
export const findCharacter = async (deps: PeopleDeps, name: string, world = ''): Promise<Meant> => {
  const id = idIn(name)
  if (id !== null) return { kind: 'one', id }
  const text = withWorld(name, world)
  const found = await look(deps, text)
  const whole = new Set(readNameSearch(text, deps.places).map((reading) => foldSearch(reading.name)))
  const exact = found.filter((one) => whole.has(foldSearch(one.name)))
  const meant = exact.length > 0 ? exact : found
  const [only] = meant
  if (only === undefined) return { kind: 'nobody' }
  return meant.length === 1 ? { kind: 'one', id: only.id } : { kind: 'several', found: meant }
}

export const suggestCharacters = async (deps: PeopleDeps, name: string, world = ''): Promise<Choice[]> => {
  const found = await look(deps, withWorld(name, world))
  return found.map((one) => ({ name: nameOf(deps, one), value: String(one.id) }))
}

export const suggestWorlds = ({ places }: Pick<CommandDeps, 'places'>, text: string): Choice[] => {
  const wanted = foldSearch(text)
  return places
    .filter(({ world, dataCenter }) => [world, dataCenter].some((name) => foldSearch(name).startsWith(wanted)))
    .map(({ world, dataCenter }) => ({ name: `${world} (${dataCenter})`, value: world }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}
