import { type Language, nameIn } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import { hueCount } from '#images/picture.ts'
import { expansionHue, firstExpansion } from '#rarity/expansion-hue.ts'

const expansions = loadTable('expansions').filter(({ deleted }) => !deleted)

/** Every expansion with its colour, in the order of release. */
export const expansionKey = (language: Language): { name: string; hue: number }[] =>
  expansions.map(({ id, name }) => ({
    name: nameIn(name, language),
    hue: expansionHue(String(id + firstExpansion)) ?? 0,
  }))

const kinds = loadTable('achievementKinds')
  .filter(({ deleted }) => !deleted)
  .toSorted((a, b) => a.sort - b.sort)
  .map(({ id }) => id)

/** The colour of achievements of a kind, in the order of the game's menu. */
export const kindHue = (kindId: unknown): number | undefined => {
  const at = kinds.indexOf(Number(kindId))
  return at === -1 ? undefined : at % hueCount
}
