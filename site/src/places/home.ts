import type { SearchPlace } from '@kupodex/data/names'

export interface Home {
  dataCenter: string
  world: string
}

/** Where a world is, by its id; null for one that is not known. */
export type HomeOf = (worldId: number) => Home | null

/** Data center and name of worlds by id, as they travel to the browser. */
export type Places = Readonly<Record<string, readonly [dataCenter: string, world: string]>>

/** Looks worlds up in what the browser has; none is known before it is there. */
export const homeIn =
  (places: Places | null): HomeOf =>
  (worldId) => {
    const place = places?.[worldId]
    return place === undefined ? null : { dataCenter: place[0], world: place[1] }
  }

/** Data center and world as every list shows them; `unknown` for a home that is not known. */
export const homeText = (home: Home | null, unknown: string): string =>
  home === null ? unknown : `${home.dataCenter} / ${home.world}`

/** The same by the world's name, as results of the Lodestone have it; the name alone where it is not known. */
export const homeTextOf = (places: Places, worldName: string): string =>
  Object.values(places)
    .find(([, world]) => world === worldName)
    ?.join(' / ') ?? worldName

export const searchPlaces = (places: Places): SearchPlace[] =>
  Object.entries(places).map(([id, [dataCenter, world]]) => ({ id: Number(id), world, dataCenter }))
