import { fileIndexKeys, pictureIndexKey, thingFamilies } from '@kupodex/data/contract'
import { folderTarget, headersOf, type Target } from '../publish/index.ts'

const keys: readonly string[] = [...thingFamilies.map(pictureIndexKey), ...Object.values(fileIndexKeys)]

/**
 * Brings what the bucket says of published pictures into the folder that pages are built from, and takes away what it says no more.
 * Without any, pages are built as if there were no pictures.
 */
export const bringPictureIndexes = async (bucket: Pick<Target, 'read'>, published: string): Promise<void> => {
  const folder = folderTarget(published)
  for (const key of keys) {
    const bytes = await bucket.read(key)
    if (bytes === null) await folder.remove([key])
    else await folder.write(key, bytes, headersOf(key))
  }
}
