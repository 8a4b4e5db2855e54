import { startTransition, useDeferredValue, useEffect, useState } from 'react'
import { ListWithDetails } from '#list/list-with-details.tsx'
import { usePlace } from '#list/opened.ts'
import { useIsTheirs } from '#list/use-is-theirs.ts'
import { useOpenedName } from '#list/use-opened-name.ts'
import { onFirstScroll } from '../ui/first-scroll.ts'
import { Guard } from '../ui/guard.tsx'
import { laterPart } from '#ask/later-part.tsx'
import { Details, detailsAhead } from './details.tsx'
import { listPath } from './frame.ts'
import type { ListProps } from './list-props.ts'
import marksStyles from './marks.css?url'
import { openedIn } from './opened-in.ts'
import { ThingsColumn } from './things-column.tsx'
import { useListFrame } from './use-list-frame.ts'
import { useShown } from './use-shown.ts'
import { useIsVeiled } from './use-things.ts'

/** What others see who try to tick. */
const needsOwner = laterPart(() => import('./needs-owner.tsx').then(({ NeedsOwner }) => NeedsOwner), {
  styles: marksStyles,
})

export const List = (props: ListProps) => {
  const { facts, extras, language, texts, character, things, groups, marks } = props
  // What is open changes a moment later than the address: what is shown stays until the script of the details is there.
  const place = usePlace()
  const [open, asked] = [openedIn(useDeferredValue(place), groups), openedIn(place, groups)]
  const isVeiled = useIsVeiled()
  const isTheirs = useIsTheirs(character.id)
  const shown = useShown(props, open, isVeiled, isTheirs)
  const frame = useListFrame(props, shown, isVeiled, isTheirs)
  const [hasTried, setTried] = useState(false)
  const thing = things.find(({ key }) => key === open.key)
  const group = open.key === null ? groups.find(({ slug }) => slug === open.group) : undefined
  useOpenedName(thing && { name: thing.name, patch: thing.mainPatch }, group?.name)
  // Opening a thing draws only what that changes: the list marks it a moment later.
  const markedKey = useDeferredValue(open.key)
  // Who reads the list will open something of it.
  useEffect(() => onFirstScroll(() => detailsAhead(extras)), [extras])
  const pathTo = (slug: string | null) => listPath(frame, ...(slug === null ? [] : [slug]))
  return (
    <ListWithDetails
      className="collection with-details"
      openKey={open.key}
      closesTo={asked.key === null ? null : pathTo(asked.group)}
      group={open.group}
      onTouch={(target) => {
        if (marks === null && target.closest('.tick') !== null) startTransition(() => setTried(true))
      }}
      ahead={() => {
        detailsAhead(extras)
        extras.ahead?.()
      }}
    >
      <div className="things list-column">
        {open.isUnknown && <p className="panel pad soft">{texts.list.noCategory}</p>}
        <ThingsColumn {...{ frame, character, things, groups, shown }} group={open.group} openKey={markedKey} />
        {marks !== null && <marks.parts.MarksBar {...{ language, marks }} />}
        {marks === null && hasTried && (
          <Guard instead={null}>
            <needsOwner.Part frame={frame} path={facts.page.path} isAnswer />
          </Guard>
        )}
      </div>
      <Details {...{ frame, character, thing, groups }} openKey={open.key} backTo={pathTo(open.group)} />
    </ListWithDetails>
  )
}
