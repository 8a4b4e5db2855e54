/** Data center and name of worlds by id, as `/places.json` has them. */
export type Places = Readonly<Record<string, readonly [dataCenter: string, world: string]>>
