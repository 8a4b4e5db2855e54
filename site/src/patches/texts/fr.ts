import type { PatchTexts } from './en.ts'

export const fr: PatchTexts = {
  title: 'Nouveautés par mise à jour',
  lead: 'Ce que chaque mise à jour a ajouté à toutes les collections, et ce qu’il vous en manque encore.',
  description: 'Ce que chaque mise à jour de FINAL FANTASY XIV a ajouté aux collections, depuis la 2.0.',
  patch: 'Mise à jour {patch}',
  pageTitle: 'Mise à jour {patch}\u00a0: nouveautés de toutes les collections',
  pageDescription:
    'Ce que la mise à jour {patch} de FINAL FANTASY XIV a ajouté ({date})\u00a0: {count}, avec les moyens de les obtenir.',
  released: 'Sortie le {date}',
  from: 'De la mise à jour {patch}',
  inferred: 'mise à jour estimée',
  note: 'La mise à jour de certains éléments n’est pas connue avec certitude. Elle est estimée d’après les numéros voisins et signalée.',
  achievements:
    'Celle des hauts faits, des titres, des portraits et des adversaires de Triple Triade est toujours estimée.',
  left: 'Les poissons et les mandats, dont la mise à jour n’est pas connue, ne figurent pas ici.',
  earlier: 'Mise à jour {patch}, la précédente',
  later: 'Mise à jour {patch}, la suivante',
}
