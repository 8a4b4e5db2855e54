/** The levels of the enemies that give a beast: one, or from which to which. */
export const levelText = ({ minLevel, maxLevel }: { minLevel: number; maxLevel: number }): string =>
  minLevel === maxLevel ? String(minLevel) : `${minLevel}–${maxLevel}`

/** The names of some enemies, each once: several enemies have one name. */
export const enemyNames = (ids: readonly number[], rows: readonly { id: number; name: string }[]): string[] => {
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return [...new Set(ids.flatMap((id) => names.get(id) ?? []))]
}
