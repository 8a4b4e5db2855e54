import type { RarityType } from '@kupodex/data/game'
import { Veil } from '#shield/veil.tsx'

export interface Thing {
  type: RarityType
  id: number
  name: string
  /** The patch that brought it; null where it is not known. */
  patch: string | null
  path: string
}

/** The name of a thing, which leads to it; a reader's shield may hide it. */
export const ThingLink = ({
  thing: { name, patch, path },
}: {
  thing: Pick<Thing, 'name' | 'path'> & { patch: string | number | null }
}) => (
  <Veil patch={patch} text={name}>
    <a className="link" href={path}>
      {name}
    </a>
  </Veil>
)
