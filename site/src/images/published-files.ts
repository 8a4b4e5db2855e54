import { fileIndexKeys } from '@kupodex/data/contract'
import { indexFile, once } from './index-file.ts'

/** Which maps or samples `npm run pictures` has published, by the page's word on what there is; none where that cannot be loaded. */
export const publishedFiles = once(async (kind: keyof typeof fileIndexKeys): Promise<readonly number[]> => {
  const { pictures = '' } = document.documentElement.dataset
  if (!pictures.split(' ').includes(kind)) return []
  return (await indexFile<readonly number[]>(fileIndexKeys[kind])) ?? []
})
