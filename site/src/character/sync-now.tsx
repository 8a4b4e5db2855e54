import type { ReadableAtom } from 'nanostores'
import { useEffect, useState } from 'react'
import type { Language } from '@kupodex/data/game'
import { formatMoment } from '#format/date.ts'
import { formatNumber } from '#format/number.ts'
import { sentences } from '#format/punctuation.ts'
import type { Texts } from '#texts/en.ts'
import { fill } from '#texts/fill.ts'
import { BusyButton } from '#ui/busy-button.tsx'
import { useStore } from '#ui/use-store.ts'
import { sync as pageSync, type SyncView } from './character-store.ts'
import type { CharacterTexts } from './texts.ts'
import { waitText } from './wait.ts'

interface Props {
  language: Language
  text: Pick<Texts['character'], 'updating'>
  own: Pick<CharacterTexts, 'sync'>
  /** Whether it is being read already. */
  updating: boolean
  /** Whether it was read so long ago that it is said. */
  isOld?: boolean
  /** What is said while there is nothing to say of a sync. */
  otherwise?: string
  /** The sync that is meant, where that is not the one of this page's character. */
  sync?: ReadableAtom<SyncView>
  syncNow: () => void
}

/** How it stands with a sync, in a sentence; empty where there is nothing to say. */
const syncText = (shown: SyncView, { sync: own }: Pick<CharacterTexts, 'sync'>, language: Language): string => {
  switch (shown.state) {
    case 'idle':
      return ''
    case 'queued': {
      if (shown.queue === null) return own.queued
      const { place, wait } = shown.queue
      const where = { place: formatNumber(place, language), wait: waitText(wait, own, language) }
      return sentences(language, own.queued, fill(own.place, where))
    }
    case 'cooldown':
    case 'failed':
      return fill(own[shown.state], { time: formatMoment(shown.again, language) })
    default:
      return own[shown.state]
  }
}

const isBusy = ({ state }: SyncView): boolean => state === 'asking' || state === 'queued'

/** How long after its turn (ms) a sync is late. */
const lateAfter = 60_000

/** Whether a sync should have come to its turn some while ago, as when the Lodestone is down. */
const useIsLate = (shown: SyncView): boolean => {
  const [late, setLate] = useState<SyncView | null>(null)
  useEffect(() => {
    if (shown.state !== 'queued') return
    const timer = setTimeout(() => setLate(shown), (shown.queue?.wait ?? 0) * 1000 + lateAfter)
    return () => clearTimeout(timer)
  }, [shown])
  return late === shown
}

export const SyncSays = ({
  language,
  own,
  otherwise = '',
  sync = pageSync,
}: Pick<Props, 'language' | 'own' | 'otherwise' | 'sync'>) => {
  const shown = useStore(sync)
  const isLate = useIsLate(shown)
  return (
    <p className="small soft" role="status">
      {isLate ? own.sync.late : syncText(shown, own, language) || otherwise}
    </p>
  )
}

/** The button that asks for a character to be read again, and how far that is. */
export const SyncNow = (props: Props) => {
  const { language, text, own, updating, isOld = false, otherwise = own.sync.hint, sync, syncNow } = props
  const shown = useStore(sync ?? pageSync)
  return (
    <div className="sync">
      <BusyButton type="button" isBusy={isBusy(shown)} onClick={syncNow}>
        {own.sync.button}
      </BusyButton>
      <SyncSays
        {...{ language, own }}
        {...(sync && { sync })}
        otherwise={updating ? text.updating : isOld ? own.sync.old : otherwise}
      />
    </div>
  )
}
