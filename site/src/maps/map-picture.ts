import { mapKey } from '@kupodex/data/contract'
import { publishedFiles } from '#images/published-files.ts'

/** The address of a map's picture: below a base address, or among what is published (`''`); null where there is none. */
export const mapPicture = async (images: string | null, mapId: number): Promise<string | null> => {
  if (images === null) return null
  if (images !== '') return `${images}map_webp/${mapId}.webp`
  return (await publishedFiles('map')).includes(mapId) ? `/${mapKey(mapId)}` : null
}
