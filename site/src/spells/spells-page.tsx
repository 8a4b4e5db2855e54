import { CollectionPage, type CollectionPageProps } from '#collection/collection-page.tsx'
import type { ListExtras } from '#collection/frame.ts'
import { Carnivale } from './carnivale.tsx'

const extras: ListExtras = { above: Carnivale }

/** The island of blue magic: its spells, and the stages of the Masked Carnivale above them. */
export const SpellsPage = (props: CollectionPageProps) => <CollectionPage {...props} extras={extras} />
