import { memo, useMemo } from 'react'
import { type CharacterAnswer, knownOf } from '@kupodex/data/contract'
import { mostRows } from '@kupodex/data/game'
import { Controls } from '#list/controls/controls.tsx'
import { obtainabilityFacet, patchFacet } from '#list/controls/facets.ts'
import type { Facet, ListModel } from '#list/controls/narrow.ts'
import { type ListControl, useListState } from '#list/controls/use-list.ts'
import { useNarrowed } from '#list/controls/use-narrowed.ts'
import { Plus, useFirstRows } from '#list/first-rows.tsx'
import { searchTextOf } from '#list/page-words.ts'
import { formatNumber } from '#format/number.ts'
import { plainProse } from '#format/plain-prose.ts'
import { noShare, shareText } from '#rarity/share.ts'
import { knownDates, type OwnedDates, type OwnedView } from '#owned/owned.ts'
import { useOwned } from '#owned/use-owned.ts'
import { useIsHidden } from '#shield/use-is-hidden.ts'
import { Veil } from '#shield/veil.tsx'
import { Failed } from '#ask/failed.tsx'
import { checkPage } from '#tables/page.ts'
import type { Rarity } from '#tables/rarity.ts'
import { useRarity } from '#tables/use-rarity.ts'
import { fill } from '#texts/fill.ts'
import { Icon } from '../ui/icon.tsx'
import { type CompareFrame, type Pair, sharedScope, shortNames } from './frame.ts'
import type { ThingList } from '#things/lists.ts'
import { type Compared, compareThings, standings } from './sets.ts'
import { type AnyThingRow, type ListedThing, titlesFrom } from '#things/things.ts'
import { useThings } from '#things/use-things.ts'

type Row = Compared<ListedThing>

interface Props extends Pair {
  frame: CompareFrame
  list: ThingList
}

const Tick = ({ frame: { texts }, has }: { frame: CompareFrame; has: boolean }) => (
  <span role="cell" className={has ? 'owns has' : 'owns'}>
    {has ? <Icon name="check" /> : <span aria-hidden="true">–</span>}
    <span className="unseen">{has ? texts.compare.has : texts.compare.lacks}</span>
  </span>
)

interface RowProps {
  frame: CompareFrame
  row: Row
  rarity: Rarity | null
  /** Whether it has a line for how many own it, which comes later than the row. */
  hasShare: boolean
  /** Whether players check it off: then whoever was not counted may own it. */
  isTicked: boolean
}

const shareOf = ({ frame: { language, texts }, row, rarity, isTicked }: RowProps): string => {
  if (rarity?.failed === true) return '–'
  if (rarity === null || rarity.charCount === 0) return ''
  const entry = rarity.of(row.id)
  if (entry === undefined || entry.count === 0) {
    if (row.standing !== 'neither') return ''
    return isTicked ? noShare(language) : texts.rarity.nobody
  }
  return fill(texts.compare.share, { share: shareText(entry, rarity.charCount, language, texts.rarity) })
}

const ThingRow = memo((props: RowProps) => {
  const { frame, row, hasShare } = props
  const { name, hint, mainPatch, standing } = row
  return (
    <div role="row" className="thing-row">
      <span role="rowheader">
        <Veil patch={mainPatch} text={name} />
        {hint !== '' && (
          <small className="soft">
            <Veil patch={mainPatch} text={name} quiet>
              {plainProse(hint)}
            </Veil>
          </small>
        )}
        {hasShare && <small className="soft share">{shareOf(props)}</small>}
      </span>
      <Tick frame={frame} has={standing === 'both' || standing === 'onlyA'} />
      <Tick frame={frame} has={standing === 'both' || standing === 'onlyB'} />
    </div>
  )
})
ThingRow.displayName = 'ThingRow'

interface TableProps extends Props {
  rows: readonly Row[]
  rarity: Rarity | null
}

const Table = ({ frame, list, rows, rarity, ...pair }: TableProps) => {
  const { language, texts } = frame
  const names = shortNames(pair)
  const first = useFirstRows(rows, mostRows)
  return (
    <>
      <div
        role="table"
        className="panel who-has"
        aria-label={fill(texts.compare.table, { list: texts.lists[list.word] })}
      >
        <div role="row" className="thing-row heads">
          <span role="columnheader">{texts.compare.thing}</span>
          <span role="columnheader">{names.a}</span>
          <span role="columnheader">{names.b}</span>
        </div>
        {first.shown.map((row) => (
          <ThingRow key={row.id} {...{ frame, row, rarity }} hasShare={list.rarity !== null} isTicked={list.isTicked} />
        ))}
      </div>
      <Plus {...{ language, first }} texts={texts.controls} />
    </>
  )
}

const options = {
  sorts: ['inGame', 'name', 'rarest', 'mostCommon'],
  views: [],
  shows: ['all', ...standings],
  facets: ['kind', 'patch', 'obtainable'],
}

const withoutRarity = { ...options, sorts: ['inGame', 'name'] }

const kindFacet = (label: string, kinds: readonly AnyThingRow[]): Facet<Row> => {
  const bySlug = new Map(kinds.map((kind) => [String(kind.id), kind]))
  return {
    name: 'kind',
    label,
    valuesOf: ({ kindId }) => [String(kindId)],
    labelOf: (value) => bySlug.get(value)?.name ?? value,
    order: (a, b) => (bySlug.get(a)?.sort ?? 0) - (bySlug.get(b)?.sort ?? 0),
    form: 'select',
  }
}

const modelOf = (
  { language, texts }: CompareFrame,
  kinds: readonly AnyThingRow[],
  rarity: Rarity | null,
  isHidden: ReturnType<typeof useIsHidden>,
): ListModel<Row> => {
  const { compare } = new Intl.Collator(language)
  const owners = ({ id }: Row) => rarity?.of(id)?.count ?? 0
  return {
    textOf: searchTextOf<Row>(
      { search: ['name', 'note'] },
      { name: ({ name }) => name, note: ({ hint }) => hint },
      ({ mainPatch, name }) => isHidden(mainPatch, name),
    ),
    shows: {
      all: () => true,
      ...Object.fromEntries(standings.map((word) => [word, (row: Row) => row.standing === word])),
    },
    sorts: {
      name: (x, y) => compare(x.name, y.name),
      rarest: (x, y) => owners(x) - owners(y),
      mostCommon: (x, y) => owners(y) - owners(x),
    },
    facets:
      kinds.length > 0
        ? [kindFacet(texts.compare.kind, kinds)]
        : [patchFacet(texts.controls), obtainabilityFacet(language, texts.controls)],
  }
}

interface StandingsProps {
  frame: CompareFrame
  names: ReturnType<typeof shortNames>
  list: ListControl
  counts: Readonly<Record<string, number>>
}

/** Which things are shown by who has them, with how many there are of each. */
const Standings = ({ frame: { language, texts }, names, list, counts }: StandingsProps) => (
  <fieldset className="chips types">
    <legend className="unseen">{texts.compare.filter}</legend>
    {(['all', ...standings] as const).map((word) => (
      <button
        key={word}
        type="button"
        className="chip"
        aria-pressed={list.state.show === word}
        onClick={() => list.change({ ...list.state, show: word })}
      >
        {fill(texts.compare.lists[word], names)} <small>{formatNumber(counts[word] ?? 0, language)}</small>
      </button>
    ))}
  </fieldset>
)

const Rows = ({ rows, kinds, rarity, ...props }: TableProps & { kinds: readonly AnyThingRow[] }) => {
  const { frame, list, a, b } = props
  const { language, texts } = frame
  const state = useListState(`compare.${list.word}`, list.rarity === null ? withoutRarity : options)
  const isHidden = useIsHidden()
  const model = useMemo(() => modelOf(frame, kinds, rarity, isHidden), [frame, kinds, rarity, isHidden])
  const shown = useNarrowed(rows, model, state.state)
  const names = shortNames({ a, b })
  return (
    <>
      <Standings frame={frame} names={names} list={state} counts={shown.counts.shows} />
      <Controls
        {...{ language, shown, texts: texts.controls, list: state, facets: model.facets }}
        without={options.shows}
      />
      {shown.rows.length === 0 ? (
        <p className="soft">{texts.compare.empty}</p>
      ) : (
        <Table {...props} rows={shown.rows} rarity={rarity} />
      )}
    </>
  )
}

const RowsWithRarity = (
  props: Omit<Parameters<typeof Rows>[0], 'rarity'> & { word: NonNullable<ThingList['rarity']> },
) => {
  const rarity = useRarity(props.word, sharedScope(props))
  const { language, texts } = props.frame
  return (
    <>
      {rarity?.failed === true && <Failed language={language} name={texts.tables.rarity} again={checkPage} />}
      <Rows {...props} rarity={rarity} />
    </>
  )
}

/** Why what a character has cannot be compared; null where it can. */
const refusal = ({ texts }: CompareFrame, { name }: CharacterAnswer, owned: OwnedView): string | null => {
  if (owned.state === 'private') return fill(texts.compare.hidden, { name })
  return owned.state === 'unread' ? fill(texts.compare.notRead, { name }) : null
}

const Untouched = ({ frame, list, ...pair }: Props) =>
  [pair.a, pair.b]
    .filter((character) => knownOf(character, list.type) === 'untouched')
    .map((character) => (
      <p key={character.id} className="small soft">
        {fill(frame.texts.compare.nothingTicked, { name: character.name })}
      </p>
    ))

const none: readonly ListedThing[] = []

export const ComparedItems = (props: Props) => {
  const { frame, list, a, b } = props
  const { texts } = frame
  const view = useThings(frame.language, list, a.gender === 'female')
  const things = view.state === 'ready' ? view.things : none
  // Titles follow from achievements.
  const readType = list.type === 'title' ? 'achievement' : list.type
  const { owned: ownedA, again: againA } = useOwned(a, readType)
  const { owned: ownedB, again: againB } = useOwned(b, readType)
  const rows = useMemo(() => {
    const [datesA, datesB] = [knownDates(ownedA), knownDates(ownedB)]
    if (datesA === null || datesB === null) return null
    const idsOf = (dates: OwnedDates) => (list.type === 'title' ? titlesFrom(things, dates) : dates)
    return compareThings(things, idsOf(datesA), idsOf(datesB))
  }, [list.type, things, ownedA, ownedB])
  const refusals = [refusal(frame, a, ownedA), refusal(frame, b, ownedB)].filter((one) => one !== null)
  if (refusals.length > 0) {
    return [...new Set(refusals)].map((text) => (
      <p key={text} className="panel pad hint">
        <Icon name="lock" /> {text}
      </p>
    ))
  }
  if ([view, ownedA, ownedB].some(({ state }) => state === 'failed')) {
    const again = () => {
      againA()
      againB()
      checkPage()
    }
    return <Failed language={frame.language} again={again} />
  }
  if (view.state === 'loading' || rows === null) {
    return (
      <p className="panel pad soft" role="status">
        {texts.tables.loading}
      </p>
    )
  }
  const kinds = view.state === 'ready' ? view.kinds : []
  return (
    <>
      <Untouched {...props} />
      {list.rarity === null ? (
        <Rows {...props} rows={rows} kinds={kinds} rarity={null} />
      ) : (
        <RowsWithRarity {...props} rows={rows} kinds={kinds} word={list.rarity} />
      )}
    </>
  )
}
