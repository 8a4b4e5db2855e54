import { useStore } from '#ui/use-store.ts'
import { useMemo } from 'react'
import { ask } from '#ask/page.ts'
import { useAsked } from '#ui/use-asked.ts'
import { shield } from './shield-store.ts'

/** The main patch, in tenths, that brought each item that shops and the trove offer, by its id. */
export type ItemPatches = Readonly<Record<string, number>>

declare module '#ask/files.ts' {
  interface FileAnswers {
    itemPatches: ItemPatches
  }
}

/** The patches of items, as far as they are needed and known. */
export interface ItemPatchesView {
  /** None where the reader's shield hides nothing; null while they are being fetched, or cannot be. */
  patches: ItemPatches | null
  /** Whether they could not be fetched. */
  failed: boolean
  /** Asks for them again. */
  again: () => void
}

const none: ItemPatches = {}

/** The patches of items where the reader's shield hides anything. */
export const useItemPatches = (): ItemPatchesView => {
  const isOn = useStore(shield) !== null
  const askHere = useMemo(() => (isOn ? () => ask('itemPatches', {}, { once: true }) : null), [isOn])
  const [outcome, again] = useAsked(askHere, ({ ok }) => !ok)
  const patches = !isOn ? none : outcome?.ok === true ? outcome.value : null
  return { patches, failed: isOn && outcome?.ok === false, again }
}
