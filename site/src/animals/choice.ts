import type { SafeStorage } from '#storage/safe-storage.ts'

const key = 'kupodex.islands.hidden'
const param = 'animals'

const idsIn = (text: string): number[] =>
  text.split(',').flatMap((word) => (/^\d{1,4}$/.test(word) ? [Number(word)] : []))

/** The animals that a reader wants to see: those in the address, else all but those kept here as hidden, so that one of a later patch is shown. */
export const readChoice = (search: string, storage: SafeStorage, all: readonly number[]): Set<number> => {
  const asked = new URLSearchParams(search).get(param)
  if (asked !== null) {
    const ids = idsIn(asked)
    return new Set(all.filter((id) => ids.includes(id)))
  }
  const hidden = idsIn(storage.getItem(key) ?? '')
  return new Set(all.filter((id) => !hidden.includes(id)))
}

export const keepChoice = (storage: SafeStorage, all: readonly number[], chosen: ReadonlySet<number>): void => {
  const hidden = all.filter((id) => !chosen.has(id))
  if (hidden.length === 0) storage.removeItem(key)
  else storage.setItem(key, hidden.join(','))
}

/** The address with a choice in it; all animals need no word in it. */
export const choiceAddress = (href: string, all: readonly number[], chosen: ReadonlySet<number>): string => {
  const address = new URL(href)
  address.searchParams.delete(param)
  const others = address.searchParams.toString()
  const word = all.every((id) => chosen.has(id)) ? '' : `${param}=${all.filter((id) => chosen.has(id)).join(',')}`
  address.search = [others, word].filter((part) => part !== '').join('&')
  return address.href
}
