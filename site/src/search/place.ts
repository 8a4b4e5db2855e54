import type { Places } from './places.ts'

/** Data center and world by the world's name, as results of the Lodestone have it; the name alone where it is not known. */
export const placeOfWorld = (places: Places, worldName: string): string =>
  Object.values(places)
    .find(([, world]) => world === worldName)
    ?.join(' / ') ?? worldName
