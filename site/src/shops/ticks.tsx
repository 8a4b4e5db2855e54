import { Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { isLearnt, type Language, type Unlock, type UnlockedCollection, type UnlockKind } from '@kupodex/data/game'
import { type OwnMarks, useMarks } from '#collection/use-marks.ts'
import { Guard } from '#ui/guard.tsx'
import { laterPart } from '#ask/later-part.tsx'
import type { MarksView } from '#marks/page-marks.ts'
import { type HasUnlocked, unlockedOf } from './use-unlocked.ts'

/** Only owners see it. */
const marksBar = laterPart(() => import('#collection/marks-bar.tsx').then(({ MarksBar }) => MarksBar))

/** Whether players check off what items of a kind unlock; the Lodestone says it of all others. */
export const isTicked = (kind: UnlockKind): boolean => {
  const collection = unlockedOf.get(kind)
  return collection !== undefined && isLearnt('ticked', collection)
}

/** Ticking of what items unlock: the same ticks as in the lists of the collections. */
export interface Ticks {
  has: HasUnlocked
  /** How the reader ticks a kind; null for those who cannot, and for what the Lodestone says. */
  of: (kind: UnlockKind) => OwnMarks | null
  set: (unlock: Unlock, owned: boolean) => void
  /** What was ticked last; null before that. */
  last: UnlockKind | null
  /** Whether the reader can tick anything here. */
  isOpen: boolean
  tell: (kind: UnlockKind, marks: OwnMarks | null) => void
  /** Ends following the ticks of a kind: what they were last stays. */
  leave: (kind: UnlockKind) => void
}

interface Followed {
  marks: OwnMarks | null
  /** What was ticked when it was read last. */
  dates: MarksView['dates']
}

const none: ReadonlyMap<UnlockKind, Followed> = new Map()

/** Ticking of things of several collections, once `TickedKinds` follows them; `read` says what was read of the character. */
export const useTicks = (read: HasUnlocked): Ticks => {
  const [followed, setFollowed] = useState(none)
  const [last, setLast] = useState<UnlockKind | null>(null)
  const tell = useCallback((kind: UnlockKind, own: OwnMarks | null) => {
    setFollowed((old) => {
      if ((old.get(kind)?.marks ?? null) === own) return old
      const dates = own === null ? null : (own.view.dates ?? old.get(kind)?.dates ?? null)
      return new Map(old).set(kind, { marks: own, dates })
    })
  }, [])
  const leave = useCallback((kind: UnlockKind) => {
    setFollowed((old) => {
      const one = old.get(kind)
      return one === undefined ? old : new Map(old).set(kind, { ...one, marks: null })
    })
  }, [])
  return useMemo(
    () => ({
      ...{ last, tell, leave },
      isOpen: [...followed.values()].some(({ marks }) => marks !== null),
      of: (kind) => followed.get(kind)?.marks ?? null,
      has: (unlock) => followed.get(unlock.kind)?.dates?.has(unlock.id) ?? read(unlock),
      set: ({ kind, id }, owned) => {
        setLast(kind)
        void followed.get(kind)?.marks?.set([id], owned)
      },
    }),
    [followed, last, tell, leave, read],
  )
}

interface KindProps {
  language: Language
  characterId: number
  ticks: Ticks
}

const Kind = ({
  language,
  characterId,
  ticks: { tell, leave, last },
  collection: { unlock: kind, learnt, type },
}: KindProps & { collection: UnlockedCollection }) => {
  const marks = useMarks(language, characterId, { learnt, type })
  useEffect(() => tell(kind, marks), [tell, kind, marks])
  useEffect(() => () => leave(kind), [leave, kind])
  return (
    marks !== null &&
    last === kind && (
      <Guard instead={null}>
        <Suspense>
          <marksBar.Part {...{ language, marks }} />
        </Suspense>
      </Guard>
    )
  )
}

/** Follows the ticks of these kinds where the reader owns the character, and says what became of the last change. */
export const TickedKinds = ({ kinds, ...props }: KindProps & { kinds: readonly UnlockKind[] }) =>
  kinds.map((kind) => {
    const collection = unlockedOf.get(kind)
    return collection !== undefined && isTicked(kind) && <Kind key={kind} {...props} collection={collection} />
  })
