const byTime = (a: string, b: string): number => Number(a) - Number(b)

const known = (patches: readonly (string | null)[]): string[] =>
  patches.filter((patch) => patch !== null).toSorted(byTime)

/** The newest of some patches like `7.51`, which the game counts as decimals; null where none is known. */
export const newestPatch = (patches: readonly (string | null)[]): string | null => known(patches).at(-1) ?? null

/** The oldest of some patches; null where none is known. */
export const oldestPatch = (patches: readonly (string | null)[]): string | null => known(patches)[0] ?? null

/** A patch that is not before `from` and not after `until`; an unknown bound binds nothing. */
export const patchBetween = (patch: string, from: string | null, until: string | null): string => {
  if (from !== null && byTime(patch, from) < 0) return from
  return until !== null && byTime(patch, until) > 0 ? until : patch
}
