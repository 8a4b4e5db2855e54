import type { WishTexts } from './en.ts'

export const fr: WishTexts = {
  want: 'Souhaiter',
  hide: 'Masquer',
  tooMany: 'Vous pouvez souhaiter et masquer au plus 1\u00a0000 éléments au total.',
  facet: 'Votre liste',
  values: { want: 'Souhaités', hide: 'Masqués' },
  hidden: { one: '{n} masqué', other: '{n} masqués' },
  show: 'Afficher',
  title: 'Votre liste',
  lead: 'Les éléments que vous souhaitez, et comment les obtenir.',
  remove: 'Retirer {name} de la liste',
}
