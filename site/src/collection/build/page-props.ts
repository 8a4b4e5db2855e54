import type { Language } from '@kupodex/data/game'
import { pictured } from '#images/configured.ts'
import { familyOf } from '#images/picture.ts'
import type { CollectionPageProps } from '../collection-page.tsx'
import { factsOf, type ListedType } from '../facts.ts'
import { proofNames } from './proof-names.ts'
import { talliesOf } from './tallies.ts'

/** What the island of a collection's page is given; `images` is where pictures of things are, null without any. */
export const listPageProps = (
  language: Language,
  type: ListedType,
  images: string | null,
  families = images === null ? [] : pictured(),
): CollectionPageProps => {
  const facts = factsOf(type)
  const isPictured = families.includes(familyOf(facts.list ?? type))
  return {
    ...{ language, facts, images, isPictured },
    proofNames: proofNames(language, type),
    tallies: talliesOf(language, type),
  }
}
