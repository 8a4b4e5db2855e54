import type { ReactNode } from 'react'
import type { ListFrame } from './frame.ts'
import type { Thing } from './thing.ts'

interface Props {
  frame: ListFrame
  thing: Thing
  /** Whether the Tab key reaches it. */
  isReached?: boolean
  /** What else is clicked to tick it, where the checkbox is not in a row of its own. */
  children?: ReactNode
  isNamed?: boolean
}

/** Shows whether the character has a thing; its owner changes it here, or in ranges (`bindGestures`). */
export const Check = ({ frame: { mark }, thing, isReached = true, children, isNamed }: Props) => {
  const { id, key, name, isOwned, isPending, fixed } = thing
  return (
    <label className="tick" title={children && !isNamed ? name : undefined}>
      <input
        type="checkbox"
        // Not one of those that a browser keeps for the way back: it would look at every one whenever the address changes.
        autoComplete="off"
        data-tick={id}
        data-thing={key}
        checked={isOwned}
        disabled={mark === null}
        // It stays checked, and says why where it is pressed.
        aria-disabled={fixed !== undefined || undefined}
        aria-busy={isPending || undefined}
        // The box itself says whether it is checked; a name that says so too would be heard as both.
        aria-label={isNamed ? undefined : name}
        tabIndex={isReached ? 0 : -1}
        onChange={() => mark?.set([id], !isOwned)}
      />
      {children}
    </label>
  )
}
