/** Where characters are compared: everywhere, in a data center, or on a world. */
export interface Scope {
  kind: 'global' | 'dataCenter' | 'world'
  /** Row id of the data center or world; 0 for global. */
  id: number
  /** The word for it in paths: `global`, or its name as written. */
  slug: string
  /** Row id of the data center that a world is in, or the data center itself; 0 for global. */
  dataCenterId: number
}

export interface ScopeWorld {
  id: number
  name: string
  dataCenterId: number
  active: boolean
  deleted: boolean
}

export interface ScopeDataCenter {
  id: number
  name: string
  beta: boolean
  deleted: boolean
}

export const globalScope: Scope = { kind: 'global', id: 0, slug: 'global', dataCenterId: 0 }

/** All public scopes: global, each data center except beta ones, and their active worlds; sorted by id. */
export const publicScopes = (
  worlds: readonly ScopeWorld[],
  dataCenters: readonly ScopeDataCenter[],
): readonly Scope[] => {
  const open = dataCenters.filter((row) => !row.beta && !row.deleted).sort((a, b) => a.id - b.id)
  const openIds = new Set(open.map((row) => row.id))
  return [
    globalScope,
    ...open.map(({ id, name }): Scope => ({ kind: 'dataCenter', id, slug: name, dataCenterId: id })),
    ...worlds
      .filter((row) => row.active && !row.deleted && openIds.has(row.dataCenterId))
      .sort((a, b) => a.id - b.id)
      .map(({ id, name, dataCenterId }): Scope => ({ kind: 'world', id, slug: name, dataCenterId })),
  ]
}
