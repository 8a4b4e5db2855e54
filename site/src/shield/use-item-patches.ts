import { useStore } from '#ui/use-store.ts'
import { asked } from '#ask/asked.ts'
import { useResource } from '#ask/use-resource.ts'
import { shield } from './shield-store.ts'

/** The main patch, in tenths, that brought each item that shops and the trove offer, by its id. */
export type ItemPatches = Readonly<Record<string, number>>

declare module '#ask/files.ts' {
  interface FileAnswers {
    itemPatches: ItemPatches
  }
}

export interface ItemPatchesView {
  /** None where the reader's shield hides nothing; null while they are being fetched, or cannot be. */
  patches: ItemPatches | null
  failed: boolean
  again: () => void
}

const none: ItemPatches = {}

/** The patches of items where the reader's shield hides anything. */
export const useItemPatches = (): ItemPatchesView => {
  const isOn = useStore(shield) !== null
  const file = asked('itemPatches', {})
  const { state, value } = useResource(isOn ? file : null)
  return { patches: isOn ? value : none, failed: state === 'failed' && value === null, again: file.again }
}
