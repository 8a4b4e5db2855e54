import { fileIndexKeys } from '@kupodex/data/contract'

/** Calls a function once for each key. */
export const once = <Key extends string, T>(work: (key: Key) => Promise<T>): ((key: Key) => Promise<T>) => {
  const known = new Map<Key, Promise<T>>()
  return (key) => {
    const before = known.get(key) ?? work(key)
    known.set(key, before)
    return before
  }
}

/** An index that `npm run pictures` has published, by its key; null where it is not there or cannot be loaded. */
export const indexFile = async <Index>(key: string): Promise<Index | null> => {
  try {
    const response = await fetch(`/${key}`)
    return response.ok ? ((await response.json()) as Index) : null
  } catch {
    return null
  }
}

/** Which maps or samples `npm run pictures` has published, by the page's word on what there is; none where that cannot be loaded. */
export const publishedFiles = once(async (kind: keyof typeof fileIndexKeys): Promise<readonly number[]> => {
  const { pictures = '' } = document.documentElement.dataset
  if (!pictures.split(' ').includes(kind)) return []
  return (await indexFile<readonly number[]>(fileIndexKeys[kind])) ?? []
})
