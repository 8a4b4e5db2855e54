import { facePath } from '@kupodex/data/game'

/** The address that a picture of the Lodestone's is loaded from: its path below `from`, which ends in a slash; null for other addresses, and where `from` is empty. */
export const faceFrom = (from: string | undefined, address: string): string | null => {
  const path = from ? facePath(address) : null
  return path === null ? null : `${from}${path}`
}

/** The same as this site is set. */
export const faceSrc = (address: string): string | null => faceFrom(import.meta.env.KUPODEX_FACES_ADDRESS, address)
