import { rarityTypes, type RarityType } from '../game/boards.ts'

/** Collections without a rarity list, and things of tools, that have pictures too. */
const otherFamilies = ['fish', 'bozjaNote', 'portraitCondition', 'animal'] as const

/** What a picture is of; each is a folder of its own. */
export type ThingFamily = Exclude<RarityType, 'title'> | (typeof otherFamilies)[number]

export const thingFamilies: readonly ThingFamily[] = [
  ...rarityTypes.filter((type): type is Exclude<RarityType, 'title'> => type !== 'title'),
  ...otherFamilies,
]
