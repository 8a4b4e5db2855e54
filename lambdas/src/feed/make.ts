import type { SyncedPart } from '@kupodex/data/character'
import { callPaths, fill } from '@kupodex/data/contract'
import { inLanguage, type Language } from '@kupodex/data/game'
import { type AtomEntry, atomText } from '@kupodex/data/html'
import type { PublishedStore, Store } from '@kupodex/data/store'
import { isHidden } from '../character/several.ts'
import { shownOf } from '../character/shown.ts'
import type { Failure, Outcome } from '../http/failure.ts'

export interface FeedDeps {
  store: Pick<Store, 'readCharacter' | 'readCharacters'>
  published: PublishedStore
}

type FeedCall = 'charFeed' | 'companyFeed' | 'scopeFeed'

/** An entry as rooms make it: its word within its feed, and the path of a page in English. */
export interface NewEntry extends Omit<AtomEntry, 'id' | 'link'> {
  word: string
  path: string
}

/** Whom something is about, and the part of that character that it is from. */
interface AboutCharacter {
  character: number
  part: SyncedPart
}

interface NewFeed {
  call: FeedCall
  language: Language
  /** Which one it is, as addresses name it. */
  of: string
  title: string
  subtitle?: string
  /** The path of its page in English. */
  path: string
  /** When something of it was last known to change where it has no entries (epoch ms). */
  otherwise: number
  entries: readonly NewEntry[]
}

/** How many entries a feed has at most. */
export const mostEntries = 50

export const noSuchFeed = (message: string): Failure => ({ ok: false, code: 'noSuchFeed', message })

/**
 * A feed as Atom, the newest entries first. Ids are names of our own (RFC 4151), the same wherever the site is, and never change; a feed changes
 * only with its entries, so that who has it already is told so.
 */
export const makeFeed = (feed: NewFeed): Outcome<string> => {
  const { call, language, of, title, subtitle, path, otherwise } = feed
  const self = `${fill(callPaths[call].path, { lang: language, id: of, company: of, scope: of })}/`
  const id = `tag:kupodex,2026:${self.replace('/api/feed/', '').replace(/\/$/, '')}`
  const entries = feed.entries
    .toSorted((a, b) => b.updated - a.updated || (a.word < b.word ? -1 : 1))
    .slice(0, mostEntries)
    .map(({ word, path, ...entry }) => ({ ...entry, id: `${id}/${word}`, link: inLanguage(language, path) }))
  const value = atomText({
    ...{ language, id, title: `${title} · Kupodex`, subtitle, author: 'Kupodex', self, entries },
    page: inLanguage(language, path),
    updated: entries[0]?.updated ?? otherwise,
  })
  return { ok: true, value }
}

/** Which of the entries that a night published may still be shown: their character is stored and can be read, and it and the part are public. */
export const shownAmong = async <Entry extends AboutCharacter>(
  store: FeedDeps['store'],
  entries: readonly Entry[],
): Promise<Entry[]> => {
  const ids = new Set(entries.map(({ character }) => character))
  const characters = await store.readCharacters([...ids], { parts: [], marks: [] })
  return entries.filter(({ character: id, part }) => {
    const character = characters.get(id)
    return character !== undefined && !isHidden(character) && shownOf(character).isPublic(part)
  })
}
