import type { ListFrame } from './frame.ts'
import type { Thing } from './thing.ts'

interface Props {
  frame: Pick<ListFrame, 'language' | 'signs'>
  thing: Pick<Thing, 'id' | 'isOwned'>
}

/** What the sign of a thing that the character lacks says; empty for all others. */
export const signOf = ({ signs }: Props['frame'], { id, isOwned }: Props['thing']): string =>
  isOwned ? '' : (signs?.labelOf(id) ?? '')

/** The sign of a thing that the reader wants, or has elsewhere; nothing for all others. */
export const ThingSign = ({ frame, thing }: Props) =>
  frame.signs !== null && signOf(frame, thing) !== '' && <frame.signs.Sign language={frame.language} id={thing.id} />
