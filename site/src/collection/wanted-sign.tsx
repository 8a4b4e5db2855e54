import type { ListFrame } from './frame.ts'
import type { Thing } from './thing.ts'

interface Props {
  frame: Pick<ListFrame, 'language' | 'wanted'>
  thing: Pick<Thing, 'id' | 'isOwned'>
}

/** Whether a thing that the character lacks is on the reader's wish list. */
export const isWanted = ({ wanted }: Props['frame'], { id, isOwned }: Props['thing']): boolean =>
  !isOwned && wanted?.ids.has(id) === true

/** The sign of a thing that is on the reader's wish list; nothing for all others. */
export const WantedSign = ({ frame, thing }: Props) =>
  frame.wanted !== null && isWanted(frame, thing) && <frame.wanted.Sign language={frame.language} />
