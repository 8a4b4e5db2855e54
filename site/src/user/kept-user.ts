import { chosenCharacter } from '#recent/chosen.ts'
import { wordsIn, wordsOf } from '#storage/kept-json.ts'
import type { SafeStorage } from '#storage/safe-storage.ts'

export interface UserCharacter {
  id: number
  /** Empty until it was read from the Lodestone. */
  name: string
  worldName: string
  iconUrl: string
}

export interface KnownUser {
  /** The user's id at the issuer: what is kept of one user is never shown to another. */
  subject: string
  /** When it was asked for (epoch ms). */
  at: number
  /** Empty where the user gave none. */
  nickname: string
  isAdmin: boolean
  /** Whether pages show internal ids: with the role admin or debug (spec: characters §6). */
  seesIds: boolean
  own: readonly UserCharacter[]
  favorites: readonly UserCharacter[]
  /** Characters that another user verified since (`at`, epoch ms), until the user has seen it. */
  lost: readonly { id: number; name: string; at: number }[]
}

export const userKey = 'kupodex.user-lists'

const isCharacter = (value: unknown): value is UserCharacter => {
  const { id, name, worldName, iconUrl } = wordsOf(value)
  return typeof id === 'number' && [name, worldName, iconUrl].every((text) => typeof text === 'string')
}

const isList = (value: unknown): value is UserCharacter[] => Array.isArray(value) && value.every(isCharacter)

/** What this browser keeps of whichever user; null where that is nothing. */
export const keptUser = (storage: Pick<SafeStorage, 'getItem'>): KnownUser | null => {
  const { subject, at, nickname, isAdmin, seesIds, own, favorites, lost } = wordsIn(storage.getItem(userKey))
  const isWhole = typeof subject === 'string' && typeof at === 'number' && typeof nickname === 'string'
  return isWhole && isList(own) && isList(favorites) && Array.isArray(lost)
    ? { subject, at, nickname, isAdmin: isAdmin === true, seesIds: seesIds === true, own, favorites, lost }
    : null
}

/** What this browser keeps of a user; null where that is nothing, or of another one. */
export const readUser = (storage: Pick<SafeStorage, 'getItem'>, subject: string): KnownUser | null => {
  const kept = keptUser(storage)
  return kept?.subject === subject ? kept : null
}

/** The characters that the user whom this browser keeps has verified; none without one. */
export const ownOfUser = (storage: Pick<SafeStorage, 'getItem'>): readonly UserCharacter[] =>
  keptUser(storage)?.own ?? []

/** Whether the user whom this browser keeps owns a character or has it as a favorite, or whoever uses the browser chose it as theirs. */
export const isOfReader = (storage: Pick<SafeStorage, 'getItem'>, id: number): boolean => {
  const kept = keptUser(storage)
  const theirs = [...(kept?.own ?? []), ...(kept?.favorites ?? []), chosenCharacter(storage)]
  return theirs.some((character) => character?.id === id)
}

/** Keeps a user for the next page, or forgets the last one. */
export const keepUser = (storage: Pick<SafeStorage, 'setItem' | 'removeItem'>, user: KnownUser | null): void =>
  user === null ? storage.removeItem(userKey) : storage.setItem(userKey, JSON.stringify(user))
