import { type Language, nameIn } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import { hueCount } from '#images/picture.ts'

/** Expansions that have a colour, from 2.x on: every other one of the palette, so that neighbours differ. */
const firstExpansion = 2
const step = 2

/** The colour of what came with a patch: one for each expansion. */
export const expansionHue = (patch: string | undefined): number | undefined =>
  patch === undefined ? undefined : ((Number.parseInt(patch, 10) - firstExpansion) * step) % hueCount

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
