/** The expansion (row id of `expansions`) of a main patch, counted in tenths. */
export const expansionOfPatch = (mainPatch: number): number => Math.floor(mainPatch / 10) - 2

/** The main patch of a patch, in tenths: `7.35` and `7.3` are 73; null for an unknown one. */
export const mainPatch = (patch: string | null | undefined): number | null => {
  const [, whole, tenth] = /^(\d+)\.(\d)/.exec(patch ?? '') ?? []
  return whole === undefined ? null : Number(whole) * 10 + Number(tenth)
}

/** How players write a main patch: `7.3` for 73. */
export const patchText = (mainPatch: number): string => (mainPatch / 10).toFixed(1)
