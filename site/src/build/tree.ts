import { onlyPeopled } from './peopled.ts'
import { places } from './places.ts'
import { openPublished } from './published.ts'

const tree = openPublished(import.meta.env.KUPODEX_PUBLISHED)

/** The published tree that this build reads, as far as there are pages of it. */
export const published = import.meta.env.KUPODEX_SCOPES === 'peopled' ? onlyPeopled(tree, places) : tree
