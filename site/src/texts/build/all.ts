import type { Catalogue } from '../catalogue.ts'

const files = import.meta.glob<Record<string, unknown>>('../../**/texts.ts', { eager: true })

/** Every catalogue of the site by its name: each file `texts.ts` exports those of its room. */
export const catalogues: Readonly<Record<string, Catalogue<object>>> = Object.fromEntries(
  Object.values(files)
    .flatMap((file) => Object.entries(file))
    .filter((entry): entry is [string, Catalogue<object>] => /texts$/i.test(entry[0])),
)
