import { type Language, nameIn } from '@kupodex/data/game'
import { loadTables } from '@kupodex/data/tables'
import type { AgendaFile } from '../task.ts'

export const agendaFile = (language: Language): AgendaFile => {
  const { islandCrafts, islandIngredients } = loadTables(['islandCrafts', 'islandIngredients'])
  const crafts = islandCrafts.map(({ id, themeIds, ingredients }) => ({
    ...{ id, themes: themeIds },
    materials: ingredients.map(({ islandIngredientId, amount }) => ({ id: islandIngredientId, amount })),
  }))
  const used = new Set(crafts.flatMap(({ materials }) => materials.map(({ id }) => id)))
  const materials = islandIngredients
    .filter(({ id }) => used.has(id))
    .map(({ id, name }) => ({ id, name: nameIn(name, language), english: nameIn(name, 'en') }))
  return { crafts, materials }
}
