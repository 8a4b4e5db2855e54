import type { CharacterAnswer } from '@kupodex/data/contract'
import type { LeanRow } from '@kupodex/data/game'

/** Sums over the kinds of achievements and their categories, by id. */
export type KindSums = CharacterAnswer['achievementKinds']

/** Sums over a kind or category: points, titles and items given, and number, each for what counts and what does not. */
export type Sums = Omit<KindSums[string], 'categories'>

export interface GroupTables {
  kinds: readonly LeanRow<'achievementKinds'>[]
  categories: readonly LeanRow<'achievementCategories'>[]
}

export interface Group {
  id: number
  name: string
  slug: string
  sums: Sums
}

export interface Kind extends Group {
  categories: readonly Group[]
}

const bySort = (a: { sort: number }, b: { sort: number }) => a.sort - b.sort

/** Kinds and categories in the game's order with a character's sums; those without any achievement are left out. */
export const kindsOf = (kinds: GroupTables['kinds'], categories: GroupTables['categories'], sums: KindSums): Kind[] =>
  kinds.toSorted(bySort).flatMap((kind) => {
    const found = sums[kind.id]
    if (found === undefined) return []
    const { categories: within, ...own } = found
    const those = categories
      .filter(({ kindId }) => kindId === kind.id)
      .toSorted(bySort)
      .flatMap(({ id, name, slug }) => {
        const of = within[id]
        return of === undefined ? [] : [{ id, name, slug, sums: of }]
      })
    return [{ id: kind.id, name: kind.name, slug: kind.slug, sums: own, categories: those }]
  })

/** What an address below the page of achievements leads to. */
export interface Found {
  kind: Kind | null
  category: Group | null
  achievementId: number | null
  /** False for an address with a kind or category that does not exist. */
  exists: boolean
}

export const findGroup = (kinds: readonly Kind[], [kindSlug, categorySlug, id]: readonly string[]): Found => {
  const kind = kinds.find(({ slug }) => slug === kindSlug) ?? null
  const category = kind?.categories.find(({ slug }) => slug === categorySlug) ?? null
  return {
    kind,
    category,
    achievementId: id === undefined ? null : Number(id),
    exists: (kindSlug === undefined || kind !== null) && (categorySlug === undefined || category !== null),
  }
}

/** The sums of all kinds together. Titles are left out: one that several kinds give would be in it several times. */
export const totalOf = (kinds: readonly Kind[]): Sums => {
  const [first] = kinds
  const fields = Object.keys(first?.sums ?? {}) as (keyof Sums)[]
  const sum = (field: keyof Sums) =>
    field.startsWith('titles') ? 0 : kinds.reduce((total, { sums }) => total + sums[field], 0)
  return Object.fromEntries(fields.map((field) => [field, sum(field)])) as Sums
}

declare module '#ask/files.ts' {
  interface FileAnswers {
    /** What there is of each kind and category, of which nobody has anything. */
    achievementSums: { kinds: KindSums }
  }
}
