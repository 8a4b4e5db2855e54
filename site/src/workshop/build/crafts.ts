import { type Language, nameIn } from '@kupodex/data/game'
import { popularities } from '@kupodex/data/rules'
import { loadTable, loadTables } from '@kupodex/data/tables'
import type { Craft, WorkshopFacts } from '../ground/facts.ts'
import { workshopTexts } from '../ground/texts.ts'

const tables = loadTables(['islandCrafts', 'islandIngredients', 'islandThemes'])

/** The categories of ingredients that are limited, with the letter that a craft is tagged by (spec: site §2.6). */
const limited: Readonly<Record<number, string>> = { 5: 'L', 4: 'P', 2: 'G' }

export interface CraftLine extends Craft {
  tags: readonly string[]
  themes: readonly string[]
}

/** All crafts of the workshop, in the order of the game's list. */
export const craftsIn = (language: Language): CraftLine[] =>
  tables.islandCrafts
    .filter(({ deleted }) => !deleted)
    .toSorted((a, b) => a.id - b.id)
    .map(({ id, name, value, time, unlockRank, ingredients, themeIds }) => {
      const used = ingredients.flatMap(({ islandIngredientId, amount }) => {
        const category = tables.islandIngredients.find((ingredient) => ingredient.id === islandIngredientId)?.categoryId
        const letter = limited[category ?? 0]
        return letter === undefined ? [] : [{ letter, amount }]
      })
      return {
        ...{ id, name: nameIn(name, language), value, time, unlockRank },
        limitedMats: used.reduce((sum, { amount }) => sum + amount, 0),
        tags: [...new Set(used.map(({ letter }) => letter))].sort(),
        themes: themeIds.flatMap((theme) => {
          const names = tables.islandThemes.find((one) => one.id === theme)?.name
          return names === undefined ? [] : [nameIn(names, language)]
        }),
      }
    })

/** What the script of the calculator needs to know, without what only the page says. */
export const factsIn = (language: Language): WorkshopFacts => {
  const { popularities, supplies, shifts } = workshopTexts('en')
  return { language, english: { popularities, supplies, shifts } }
}

/** The patterns of popularity of the island's crafts: a string each, with the place in `popularities` of each craft by id. */
export const publishedPatterns = (): string[] =>
  loadTable('islandPopularity').map(({ percents }) =>
    percents.map((percent) => popularities.findIndex((one) => one === percent)).join(''),
  )
