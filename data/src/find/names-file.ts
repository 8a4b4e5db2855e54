/** Things of one kind whose pages have addresses of one pattern. */
interface NamedShelf {
  kind: string
  /** The path of a thing's page, without language; `{id}` is its id. */
  path: string
  /** What follows a character in the address of its own page of a thing, before the id; empty for nothing, missing where it has none. */
  own?: string
  /** What else things are called, by id: they are found by that and shown with their name. */
  also?: Readonly<Record<string, readonly string[]>>
  /** What differs from thing to thing: a number is how much the id is above the one before. */
  ids: readonly (number | string)[]
  /** How many things in a row are of a main patch, in tenths; null where nothing is known. */
  patches: readonly (readonly [patch: number | null, count: number])[]
}

/** A kind of what is found: a collection, duties, patches, pages. */
export interface NamedKind {
  name: string
  /** Whether its things are called after others, which are then meant sooner: the achievement of a duty, the portrait of a mount. */
  borrows?: true
}

/** The parts that names are published in, each a file: what is looked for most, and collections of thousands. */
export const nameParts = ['main', 'long'] as const

export type NamePart = (typeof nameParts)[number]

/** Where a part of the names in a language is published, as the path of a file of the site's build. */
export const namesPath = '/find-names/{lang}/{part}.json'

/** Names that the search of the site finds in a language, but for those of characters. */
export interface NamesFile {
  /** By their words, in the order in which equally good finds are shown. */
  kinds: Readonly<Record<string, NamedKind>>
  shelves: readonly NamedShelf[]
  /** The names of each shelf in the order of its ids, a line each: beside each other they compress best. */
  names: readonly string[]
  /** What is said of a thing that the character opened last has, and of one that the reader wants. */
  marks: { own: string; wanted: string }
}

export interface Named {
  kind: string
  id: string
  name: string
  /** In tenths. */
  patch: number | null
  shelf: NamedShelf
}

export interface NameToPack {
  id: string
  name: string
  patch: number | null
}

const byNumber = (a: NameToPack, b: NameToPack) => Number(a.id) - Number(b.id)

const isNumber = ({ id }: NameToPack) => /^(0|[1-9]\d{0,14})$/.test(id)

/** Packs things of one kind with their names: those with numbers by these, then the others as they come. */
export const packShelf = (
  shelf: Pick<NamedShelf, 'kind' | 'path' | 'own' | 'also'>,
  things: readonly NameToPack[],
): { shelf: NamedShelf; names: string } => {
  const numbered = things.filter(isNumber).toSorted(byNumber)
  const all = [...numbered, ...things.filter((thing) => !isNumber(thing))]
  const patches: [number | null, number][] = []
  for (const { patch } of all) {
    const last = patches.at(-1)
    if (last?.[0] === patch) last[1] += 1
    else patches.push([patch, 1])
  }
  const ids = all.map(({ id }, at) => (at < numbered.length ? Number(id) - Number(numbered[at - 1]?.id ?? 0) : id))
  return { shelf: { ...shelf, ids, patches }, names: all.map(({ name }) => name.replaceAll('\n', ' ')).join('\n') }
}

const unpackShelf = (shelf: NamedShelf, names: string): Named[] => {
  const patches = shelf.patches.flatMap(([patch, count]) => Array.from({ length: count }, () => patch))
  let last = 0
  return names.split('\n').map((name, at) => {
    const id = shelf.ids[at] ?? 0
    if (typeof id === 'number') last += id
    return { kind: shelf.kind, id: String(typeof id === 'number' ? last : id), name, patch: patches[at] ?? null, shelf }
  })
}

export const unpackNames = ({ shelves, names }: Pick<NamesFile, 'shelves' | 'names'>): Named[] =>
  shelves.flatMap((shelf, at) => unpackShelf(shelf, names[at] ?? ''))
