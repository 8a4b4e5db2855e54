import { memo, startTransition, useDeferredValue, useEffect, useState } from 'react'
import type { PageView } from '@kupodex/data/game'
import { Failed } from '#ask/failed.tsx'
import { Controls } from '#list/controls/controls.tsx'
import { Plus, useFirstRows } from '#list/first-rows.tsx'
import { checkPage } from '#tables/page.ts'
import { useIsPrinted } from '#ui/use-is-printed.ts'
import type { ListFrame } from './frame.ts'
import { GroupLinks } from './group-links.tsx'
import { namesOf, withoutIn } from './list-model.ts'
import type { ListProps } from './list-props.ts'
import { LaidOut } from './sections.tsx'
import { Summary } from './summary.tsx'
import type { ShownThings } from './use-shown.ts'

/** How many things are drawn at once: a window full, of rows in two columns too. */
const atOnce = 60

/** How many more each time after that: a browser makes their drawings all at once, which takes a phone some 20 ms. */
const step = 200

/** How many of so many things are drawn: the first at once, the rest by itself, so that a long list is seen early and the page answers meanwhile; on paper all. */
const useDrawn = (count: number): number => {
  const [most, setMost] = useState(atOnce)
  const isPrinted = useIsPrinted()
  useEffect(() => {
    // One more than there are: the focus goes to the first that is asked for behind them (`useFirstRows`).
    if (most <= count) startTransition(() => setMost(most + step))
  }, [most, count])
  return isPrinted ? count : Math.min(most, count)
}

interface AboveProps extends Pick<ListProps, 'character' | 'things' | 'groups'> {
  frame: ListFrame
  shown: ShownThings
  group: string | null
}

/** What is above the things of a list: how far the character is, the groups, the menu. */
const Above = memo(function Above({ frame, character, things, groups, group, shown }: AboveProps) {
  const { language, texts, facts, extras, isKnown } = frame
  const { list, rows, facets, isOverview } = shown
  return (
    <>
      <Summary frame={frame} things={things} shown={rows} />
      {groups.length > 0 && <GroupLinks frame={frame} groups={groups} things={things} chosen={group} />}
      {extras.above && <extras.above {...{ frame, character, things, groups, group, list }} />}
      <Controls
        {...{ language, list, facets }}
        shown={rows}
        texts={texts.controls}
        names={namesOf(frame, texts.controls)}
        isWaiting={isOverview}
        without={withoutIn(facts, list.state.view, isKnown)}
      />
    </>
  )
})

interface LaidProps extends Pick<AboveProps, 'frame' | 'shown' | 'group' | 'groups'> {
  /** The key of the thing that is marked as open. */
  openKey: number | null
}

/** What the focus goes to in a row of the list on the page. */
const rowAt = (at: number) =>
  document.querySelectorAll('.things .line')[at]?.querySelector<HTMLElement>('a[data-thing], .veil')

const noGroups: AboveProps['groups'] = []

const Laid = memo(function Laid({ frame: latest, shown, groups, group, openKey }: LaidProps) {
  const { rows, sectionOf } = shown
  // What changes all rows, such as how rare their things are, comes bit by bit, so that the page answers meanwhile.
  const frame = useDeferredValue(latest)
  const first = useFirstRows(rows.rows, frame.facts.page.rows, rowAt)
  const most = useDrawn(first.shown.length)
  return (
    <>
      <LaidOut
        {...{ frame, openKey, sectionOf }}
        view={rows.state.view as PageView}
        groups={group === null ? groups : noGroups}
        things={rows.rows}
        most={most}
      />
      <Plus {...{ first }} language={frame.language} texts={frame.texts.controls} />
    </>
  )
})

/** A collection's list: its menu and its things. Drawn again only where something of it changes, not with each thing that is opened. */
export const ThingsColumn = ({ openKey, ...props }: AboveProps & LaidProps) => {
  const { frame, shown, groups, group } = props
  const { forReader, inGroup, list, isListed, rows } = shown
  return (
    <>
      <Above {...props} />
      {forReader !== null && <forReader.Note things={inGroup} list={list} />}
      {frame.rarity?.failed === true && (
        <Failed className="stack" language={frame.language} name={frame.texts.tables.rarity} again={checkPage} />
      )}
      {isListed && <Laid {...{ frame, shown, groups, group, openKey }} />}
      {rows.rows.length === 0 && <p className="panel pad soft">{frame.texts.controls.nothing}</p>}
    </>
  )
}
