export type SaidOfChange =
  | { state: 'changed'; owned: boolean; ids: readonly number[] }
  /** Whether an earlier change can be taken back, too. */
  | { state: 'undone'; ids: readonly number[]; isMore: boolean }

type Change = (ids: readonly number[], owned: boolean, said: SaidOfChange) => Promise<void>

/** Changes that are taken back one after another, the last one first. */
export const undoable = (change: Change) => {
  /** The newest last. */
  const past: { ids: readonly number[]; owned: boolean }[] = []
  return {
    make: (ids: readonly number[], owned: boolean): Promise<void> => {
      past.push({ ids, owned })
      return change(ids, owned, { state: 'changed', owned, ids })
    },
    undo: async (): Promise<void> => {
      const last = past.pop()
      if (last) await change(last.ids, !last.owned, { state: 'undone', ids: last.ids, isMore: past.length > 0 })
    },
  }
}
