import { laterPart } from '#ask/later-part.tsx'

/** A collection added up; only who asks for it sees it. */
export const sumsTable = laterPart(() => import('./sums-table.tsx').then(({ SumsTable }) => SumsTable))

/** The same of a collection whose table the page has not. */
export const characterSums = laterPart(() => import('./character-sums.tsx').then(({ CharacterSums }) => CharacterSums))
