import { listPage } from '#collection/collection-page.tsx'
import { Carnivale } from './carnivale.tsx'

/** The island of blue magic: its spells, and the stages of the Masked Carnivale above them. */
export const SpellsPage = listPage({ above: Carnivale })
