import {
  type KeyboardEvent,
  memo,
  type MouseEvent,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { memberName } from '#party/party.ts'
import { characterPath, inLanguage } from '#paths/paths.ts'
import { formatNumber } from '#format/number.ts'
import { plainProse } from '#format/plain-prose.ts'
import { counted, fill } from '#texts/fill.ts'
import { Veil } from '#shield/veil.tsx'
import { Face } from '../ui/face.tsx'
import { type MatrixFrame, thingAddress } from './frame.ts'
import { countsOf, isCounted, type MatrixRow, standingAt } from './matrix.ts'
import { moved, nearest, type Place } from './moves.ts'
import { drawnRows, scrolledTo, type Sight, sightOf } from './window.ts'

/** Columns before those of the members: the name of the thing, and how many have it. */
const before = 2

/** Up to how many members have room for their names in lines; names of more stand upright. */
const fewMembers = 4

/** How high a row is, in rem, as the style sheet has it. */
const rowRem = 3

const rowPixels = () => rowRem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

interface CellOfProps {
  /** What names the cells of this grid. */
  grid: string
  /** The column of the cell that the keys are at, where that is in this row; else null. */
  current: number | null
}

interface HeadsProps extends CellOfProps {
  frame: MatrixFrame
  /** What each member has of the rows that count, and how many these are. */
  counts: readonly (number | null)[]
  possible: number
}

/** The id of a cell; the row is the id of its thing, 0 for the heads, so that what stays drawn need not be drawn again. */
const cellId = (grid: string, row: number, column: number) => `${grid}-${row}-${column}`

const classOf = (isCurrent: boolean, more = '') => (isCurrent ? `${more} current`.trim() : more)

const Heads = memo(({ frame, counts, possible, grid, current }: HeadsProps) => {
  const { language, texts, members, member } = frame
  return (
    <div role="row" aria-rowindex={1} className="matrix-row heads">
      <span role="columnheader" id={cellId(grid, 0, 0)} className={classOf(current === 0, 'thing-name')}>
        {texts.matrix.thing}
      </span>
      <span role="columnheader" id={cellId(grid, 0, 1)} className={classOf(current === 1, 'how-many')}>
        {texts.matrix.count}
      </span>
      {members.map((one, at) => {
        const count = counts[at] ?? null
        const [name, said] = [memberName(one), count === null ? '?' : formatNumber(count, language)]
        const words = { n: said, of: formatNumber(possible, language) }
        return (
          <span
            key={one.id}
            role="columnheader"
            id={cellId(grid, 0, before + at)}
            className={classOf(current === before + at, at === member ? 'member chosen' : 'member')}
          >
            <a href={inLanguage(language, characterPath(one.id))} tabIndex={-1} title={name}>
              <Face id={one.id} iconUrl={one.iconUrl} />
              <span>{name}</span>
            </a>
            <small aria-hidden="true">{said}</small>
            <span className="unseen">{count === null ? texts.matrix.unknown : fill(texts.matrix.ofShown, words)}</span>
          </span>
        )
      })}
    </div>
  )
})
Heads.displayName = 'Heads'

interface LineProps extends CellOfProps {
  frame: MatrixFrame
  row: MatrixRow
}

/** How many of those of whom it is known have a thing, in short and in words. */
const howMany = ({ language, texts, members }: MatrixFrame, { owners, missing }: MatrixRow) => {
  if (owners + missing === 0) return { short: '–', words: texts.matrix.unknown }
  const [n, of] = [formatNumber(owners, language), formatNumber(owners + missing, language)]
  const left = members.length - owners - missing
  const words = [fill(texts.matrix.ofKnown, { n, of })]
  if (left > 0) words.push(counted(texts.matrix.notKnownOf, left, language))
  return { short: `${n}/${of}`, words: words.join(' · ') }
}

const Cells = memo(({ frame, row, grid, current }: LineProps) => {
  const { language, texts, list, members, member } = frame
  const { short, words } = howMany(frame, row)
  const hint = plainProse(row.hint)
  return (
    <>
      <span role="rowheader" id={cellId(grid, row.id, 0)} className={classOf(current === 0, 'thing-name')}>
        <Veil patch={row.mainPatch} text={row.name} tabIndex={-1}>
          <a href={thingAddress(language, list, row.id)} tabIndex={-1} title={row.name}>
            {row.name}
          </a>
        </Veil>
        {hint !== '' && (
          <Veil patch={row.mainPatch} text={row.name} quiet>
            <small className="soft" title={hint}>
              {hint}
            </small>
          </Veil>
        )}
      </span>
      <span role="gridcell" id={cellId(grid, row.id, 1)} className={classOf(current === 1, 'how-many')} title={words}>
        <span aria-hidden="true">{short}</span>
        <span className="unseen">{words}</span>
      </span>
      {members.map(({ id }, place) => {
        const standing = standingAt(row, place)
        return (
          <span
            key={id}
            role="gridcell"
            id={cellId(grid, row.id, before + place)}
            className={classOf(current === before + place, place === member ? `${standing} chosen` : standing)}
            aria-label={texts.matrix[standing]}
          />
        )
      })}
    </>
  )
})
Cells.displayName = 'Cells'

/** What a press of Enter does in a cell: it follows its link, or shows what the reader's shield hides. */
const open = (cell: Element | null) => cell?.querySelector<HTMLElement>('a, button')?.click()

const placeOf = (target: EventTarget): Place | null => {
  const cell = (target as Element).closest('[role=gridcell], [role=rowheader], [role=columnheader]')
  const row = cell?.closest('[role=row]')?.getAttribute('aria-rowindex')
  const column = cell?.id.split('-').at(-1)
  return row == null || column === undefined ? null : { row: Number(row) - 1, column: Number(column) }
}

/** The name of the first thing. */
const start: Place = { row: 1, column: 0 }

/** Things as rows, members as columns: heads and names stay in sight, far rows are not drawn. The Tab key reaches it once, the arrow keys all cells. */
export const Grid = ({ frame, rows }: { frame: MatrixFrame; rows: readonly MatrixRow[] }) => {
  const { texts, members, sets, title } = frame
  const [id, keys] = [useId(), useId()]
  const box = useRef<HTMLDivElement>(null)
  const heads = useRef<HTMLDivElement>(null)
  const [sight, setSight] = useState<Sight>({ steps: 0, fits: 20 })
  const { first, last } = drawnRows(sight, rows.length)
  // Another order or search begins at its first row; what the shield reveals stays where it is.
  const which = [rows.length, rows[0]?.id, rows.at(-1)?.id].join()
  const [at, setAt] = useState<{ which: string; place: Place }>({ which, place: start })
  const size = { rows: rows.length + 1, columns: members.length + before }
  const current = at.which === which ? nearest(at.place, size) : start
  const currentId = cellId(id, current.row === 0 ? 0 : (rows[current.row - 1]?.id ?? 0), current.column)
  const counts = useMemo(() => countsOf(rows, sets), [rows, sets])
  const possible = useMemo(() => rows.filter(isCounted).length, [rows])
  const roomBelowHeads = () => (box.current?.clientHeight ?? 0) - (heads.current?.offsetHeight ?? 0)
  const look = useCallback(() => {
    if (box.current === null) return
    const next = sightOf(box.current.scrollTop, box.current.clientHeight, rowPixels())
    setSight((last) => (last.steps === next.steps && last.fits === next.fits ? last : next))
  }, [])
  useEffect(() => {
    const watch = new ResizeObserver(look)
    if (box.current !== null) watch.observe(box.current)
    return () => watch.disconnect()
  }, [look])
  useEffect(() => {
    if (box.current !== null) box.current.scrollTop = 0
  }, [which])
  const show = (to: Place) => {
    setAt({ which, place: to })
    if (box.current === null) return
    if (to.row > 0) box.current.scrollTop = scrolledTo(to.row - 1, box.current.scrollTop, roomBelowHeads(), rowPixels())
    look()
  }
  // Columns are as wide as letters make them, so that the browser knows best whether one is in sight.
  useEffect(() => {
    if (document.activeElement === box.current)
      document.getElementById(currentId)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [currentId])
  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey) return
    if (event.key === 'Enter' && event.target === box.current) return open(document.getElementById(currentId))
    const to = moved(current, event.key, event.ctrlKey, {
      ...size,
      page: Math.max(1, Math.floor(roomBelowHeads() / rowPixels()) - 1),
    })
    if (to === null) return
    event.preventDefault()
    show(to)
  }
  const point = ({ target }: MouseEvent) => {
    const place = placeOf(target)
    if (place !== null) setAt({ which, place })
  }
  const currentIn = (row: number) => (row === current.row ? current.column : null)
  return (
    <>
      <p className="unseen" id={keys}>
        {texts.matrix.keys}
      </p>
      <div
        ref={box}
        role="grid"
        className={members.length <= fewMembers ? 'panel matrix few' : 'panel matrix'}
        tabIndex={0}
        aria-label={fill(texts.matrix.table, { list: title })}
        aria-describedby={keys}
        aria-rowcount={rows.length + 1}
        aria-colcount={members.length + before}
        aria-activedescendant={currentId}
        style={{ '--members': members.length } as object}
        onScroll={look}
        onKeyDown={press}
        onClick={point}
      >
        <div role="rowgroup" ref={heads} className="matrix-heads">
          <Heads {...{ frame }} grid={id} counts={counts} possible={possible} current={currentIn(0)} />
        </div>
        <div role="rowgroup" style={{ height: `${rows.length * rowRem}rem`, paddingTop: `${first * rowRem}rem` }}>
          {rows.slice(first, last).map((row, place) => (
            <div key={row.id} role="row" aria-rowindex={first + place + 2} className="matrix-row">
              <Cells {...{ frame, row }} grid={id} current={currentIn(first + place + 1)} />
            </div>
          ))}
        </div>
      </div>
    </>
  )
}
