import { useEffect, useMemo, useState } from 'react'
import type { CharacterAnswer } from '@kupodex/data/contract'
import { counts } from '@kupodex/data/rules'
import { safeStorage } from '#storage/safe-storage.ts'
import { view } from '../character/character-store.ts'
import { readSeen, writeSeen } from './seen-store.ts'
import { isFresh, isNewer, type News, newestPatch, newsOf, seenOf } from './seen.ts'
import { seenTypes, type SyncedType } from './things.ts'
import type { Creature } from './use-creatures.ts'
import type { Things } from './use-things.ts'

/** A thing that the game has since. */
export interface Released extends Creature {
  type: SyncedType
}

export interface NewsView extends News {
  released: Released[]
  /** When it was shown last (epoch ms). */
  since: number
  /** Says whether all of it is shown, which is remembered. */
  setOpen: (isOpen: boolean) => void
}

const releasedIn = (tables: Things['tables'], patch: string | null): Released[] =>
  patch === null
    ? []
    : seenTypes.flatMap((type) =>
        tables[type].rows
          .filter((row) => counts(row) && row.patch !== null && isNewer(row.patch, patch))
          .map((row) => ({ ...row, type })),
      )

const storage = safeStorage('localStorage')

/**
 * What is new for a character since this browser showed it; null where that is nothing, or it was never shown. It is remembered
 * as it is now while its news are open, and at once where it has none; never from a copy of before, nor of what only its owner sees.
 */
export const useNews = (character: CharacterAnswer | null, tables: Things['tables']): NewsView | null => {
  const id = character?.id ?? null
  const seen = useMemo(() => (id === null ? null : readSeen(storage, id)), [id])
  const [isOpen, setOpen] = useState(false)
  const known = seenTypes.map((type) => newestPatch(tables[type].rows.map(({ patch }) => patch)))
  const patch = seenTypes.every((type) => tables[type].state === 'ready') ? newestPatch(known) : (seen?.patch ?? null)
  const news = character !== null && seen !== null ? newsOf(character, seen) : { gained: [], ranks: [] }
  const released = releasedIn(tables, seen?.patch ?? null)
  const isNothing = [news.gained, news.ranks, released].every(({ length }) => length === 0)
  useEffect(() => {
    const shown = view.get()
    if (character === null || !('character' in shown) || shown.character !== character || shown.isOwn) return
    if ((isNothing || isOpen) && isFresh(shown, performance.timeOrigin))
      writeSeen(storage, character.id, seenOf(character, Date.now(), patch, seen?.owned))
  }, [character, isNothing, isOpen, patch, seen])
  const shown = view.get()
  const isHidden = 'character' in shown && shown.isOwn === true
  return isNothing || isHidden || seen === null ? null : { ...news, released, since: seen.at, setOpen }
}
