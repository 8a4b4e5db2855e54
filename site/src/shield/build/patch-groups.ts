import { expansionOfPatch, type Language, mainPatch, nameIn, patches } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'

/** The main patches of an expansion, the newest first. */
export interface PatchGroup {
  name: string
  /** `patch` as players write it, `value` in tenths. */
  choices: { patch: string; value: number }[]
}

/** All main patches by expansion, the newest first. */
export const patchGroups = (language: Language): PatchGroup[] => {
  const choices = patches.map(({ patch }) => ({ patch, value: mainPatch(patch) ?? 0 }))
  return loadTable('expansions')
    .map(({ id, name }) => ({
      name: nameIn(name, language),
      choices: choices.filter(({ value }) => expansionOfPatch(value) === id).toReversed(),
    }))
    .toReversed()
}
