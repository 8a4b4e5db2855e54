import { fileIndexKeys } from '@kupodex/data/contract'

const known = new Map<string, Promise<readonly number[]>>()

const load = async (kind: keyof typeof fileIndexKeys): Promise<readonly number[]> => {
  const { pictures = '' } = document.documentElement.dataset
  if (!pictures.split(' ').includes(kind)) return []
  try {
    const response = await fetch(`/${fileIndexKeys[kind]}`)
    return response.ok ? ((await response.json()) as number[]) : []
  } catch {
    return []
  }
}

/**
 * Which maps or samples `npm run pictures` has published, by the page's word on what there is; none where that cannot be loaded.
 */
export const publishedFiles = (kind: keyof typeof fileIndexKeys): Promise<readonly number[]> => {
  const before = known.get(kind) ?? load(kind)
  known.set(kind, before)
  return before
}
