import { Suspense, useMemo, useState } from 'react'
import type { ItemType } from '@kupodex/data/character'
import type { Language } from '@kupodex/data/game'
import { asked } from '#ask/asked.ts'
import { Failed } from '#ask/failed.tsx'
import { useResource } from '#ask/use-resource.ts'
import { Controls } from '#list/controls/controls.tsx'
import { useListState } from '#list/controls/use-list.ts'
import { useNarrowed } from '#list/controls/use-narrowed.ts'
import { ownedBy, type OwnedIds } from '#party/owned-by.ts'
import { memberName, type Party } from '#party/party.ts'
import { useOwnedBy } from '#party/use-owned-by.ts'
import { useIsHidden } from '#shield/use-is-hidden.ts'
import { checkPage } from '#tables/page.ts'
import type { Rarity } from '#tables/rarity.ts'
import { NotReady } from '#tables/not-ready.tsx'
import { useRarity } from '#tables/use-rarity.ts'
import { useTable } from '#tables/use-table.ts'
import { useThings } from '#things/use-things.ts'
import { fill } from '#texts/fill.ts'
import { download } from '#ui/download.ts'
import { useIdle } from '#ui/use-idle.ts'
import { replaceSearch, useSearch } from '#ui/use-search.ts'
import { laterPart } from '#ask/later-part.tsx'
import { hasPrices } from '#market/has-prices.ts'
import { missingCostTexts } from '#market/texts.ts'
import { commonTexts } from '#texts/texts.ts'
import { useIsRoomy } from '#ui/is-roomy.ts'
import { isWholeIn, wholeQuery } from './address.ts'
import { Counted } from './counted.tsx'
import { matrixCsv } from './csv.ts'
import { frameTexts, type MatrixFrame } from './frame.ts'
import { Grid } from './grid.tsx'
import { isCounted, matrixOf } from './matrix.ts'
import { modelOf, type Named, options } from './model.ts'
import { AgainstOthers } from './others.tsx'
import type { CostsProps } from './costs.tsx'

const costs = laterPart(() => import('./costs.tsx').then(({ Costs }) => Costs))

/** What the missing ones cost each member, of a collection of which some things can be sold; asked for when it is opened. */
const FoldedCosts = (props: CostsProps) => {
  const { language, list } = props.frame
  const [isOpen, setOpen] = useState(false)
  if (!hasPrices() || !list.isSold) return null
  return (
    <details className="panel pad" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{missingCostTexts(language).title}</summary>
      {isOpen && (
        <Suspense fallback={<p className="soft">{commonTexts(language).loading}</p>}>
          <costs.Part {...props} />
        </Suspense>
      )}
    </details>
  )
}

interface Props extends Pick<MatrixFrame, 'language' | 'list' | 'title' | 'member'> {
  party: Party
}

const hasWays = (type: ItemType) => type !== 'achievement' && type !== 'title'

/** What the things of a collection come from, once the browser has time for it; null until then. */
const useWays = (language: Language, type: ItemType) => {
  const isIdle = useIdle(true)
  return useResource(isIdle && hasWays(type) ? asked('wayLinks', { lang: language, type }) : null).value
}

const none: readonly never[] = []

const useRows = <Row,>(view: { state: 'ready'; rows: readonly Row[] } | { state: 'loading' | 'failed' }) =>
  view.state === 'ready' ? view.rows : none

interface ShownProps {
  frame: MatrixFrame
  things: Parameters<typeof matrixOf>[0]
  kinds: readonly Named[]
  rarity: Rarity | null
}

const Shown = ({ frame, things, kinds, rarity }: ShownProps) => {
  const { language, texts, list, members, sets, member } = frame
  const isHidden = useIsHidden()
  const ways = useWays(language, list.type)
  const sources = useRows(useTable(language, 'sourceTypes', 'lean', kinds.length === 0))
  const expansions = useRows(useTable(language, 'expansions'))
  const all = useMemo(() => matrixOf(things, sets), [things, sets])
  const countedRows = useMemo(() => all.filter(isCounted), [all])
  const menu = useListState(`matrix.${list.word}`, options)
  const search = useSearch()
  // Who asks for a way in which things do not count sees those.
  const isWhole = isWholeIn(search) || (menu.state.facets['obtainable'] ?? []).length > 0
  const rows = isWhole ? all : countedRows
  const showWhole = (isShown: boolean) => {
    if (!isShown) menu.change({ ...menu.state, facets: { ...menu.state.facets, obtainable: [] } })
    replaceSearch(wholeQuery(isShown, search))
  }
  const model = useMemo(
    () => modelOf({ language, texts, member, rarity, kinds, sources, expansions, ways, isHidden }),
    [language, texts, member, rarity, kinds, sources, expansions, ways, isHidden],
  )
  const state = member === null && menu.state.show === 'missingMe' ? { ...menu.state, show: 'all' } : menu.state
  const shown = useNarrowed(rows, model, state)
  const isRoomy = useIsRoomy()
  const chosen = members[member ?? -1]
  const { shows, mostMissing } = texts.matrix
  const names = {
    ...shows,
    missingMe: fill(shows.missingMe, { name: chosen === undefined ? '' : memberName(chosen) }),
    mostMissing,
  }
  const save = () => download(`kupodex-${list.word}.csv`, 'text/csv', matrixCsv(shown.rows, members, texts.matrix))
  return (
    <>
      <Counted {...{ frame, things, isWhole }} uncounted={all.length - countedRows.length} show={showWhole} />
      <Controls
        {...{ language, shown, names }}
        texts={texts.controls}
        list={{ ...menu, state }}
        facets={model.facets}
        without={member === null ? ['missingMe'] : []}
      />
      {shown.rows.length === 0 ? (
        <p className="soft">{texts.matrix.empty}</p>
      ) : isRoomy ? (
        <Grid frame={frame} rows={shown.rows} />
      ) : (
        <AgainstOthers frame={frame} rows={shown.rows} member={member ?? 0} />
      )}
      <FoldedCosts {...{ frame, things }} />
      <div className="matrix-end">
        <ul className="matrix-signs small soft">
          <li>
            <span className="standing has">{texts.matrix.has}</span>
          </li>
          <li>
            <span className="standing lacks">{texts.matrix.lacks}</span>
          </li>
          <li>
            <span className="standing unknown">{texts.matrix.unknownNote}</span>
          </li>
        </ul>
        <button type="button" className="button quiet" onClick={save}>
          {texts.matrix.csv}
        </button>
      </div>
    </>
  )
}

const WithRarity = (props: Omit<ShownProps, 'rarity'>) => {
  const { list } = props.frame
  const rarity = useRarity(list.rarity ?? 'mount', 'global', list.rarity !== null)
  return <Shown {...props} rarity={rarity} />
}

/** Who of a party has what of a collection. */
export const MatrixList = ({ language, list, title, party, member }: Props) => {
  const things = useThings(language, list, false)
  const [types] = useState(() => [list.type])
  const owned = useOwnedBy(party, types)
  const { members } = party
  const known = owned.value
  const sets = useMemo(
    (): OwnedIds[] | null => known && members.map(({ id }) => known(list.type, id)),
    [known, members, list.type],
  )
  const texts = frameTexts(language)
  const frame = useMemo(
    () => sets && { language, texts, list, title, members, sets, member },
    [language, texts, list, title, members, sets, member],
  )
  if (frame === null && owned.state === 'failed')
    return <Failed language={language} again={ownedBy(party, types).again} />
  if (things.state === 'failed') return <Failed language={language} again={checkPage} />
  if (things.state !== 'ready' || frame === null) return <NotReady language={language} state="loading" />
  return <WithRarity frame={frame} things={things.things} kinds={things.kinds} />
}
