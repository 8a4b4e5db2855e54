import type { AdminRow, AdminRowsAnswer } from '@kupodex/data/contract'
import { type EditedTable, type Language, editedTables, isEdited } from '@kupodex/data/game'
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { Ask } from '#ask/ask.ts'
import { ask as pageAsk } from '#ask/page.ts'
import { type ResourceView, createResource } from '#ask/resource.ts'
import { useResource } from '#ask/use-resource.ts'
import { memo } from '#format/memo.ts'
import { renewTable } from '#tables/renew.ts'
import { useTable } from '#tables/use-table.ts'
import { counted, fill } from '#texts/fill.ts'
import { failureText } from '#user/failure-text.ts'
import { failureTexts } from '#user/texts.ts'
import { replaceSearch, useSearch } from '../ui/use-search.ts'
import { Failed } from '#ask/failed.tsx'
import { Waiting } from '../ui/waiting.tsx'
import { type Drafts, createDrafts, guardDrafts } from './drafts.ts'
import type { AdminFrame } from './frame.ts'
import { List } from './list.tsx'
import { type NamedRow, isListed, listRows } from './listed.ts'
import { adminTexts } from './texts.ts'

const replaced = ({ rows, ...rest }: AdminRowsAnswer, row: AdminRow): AdminRowsAnswer => ({
  ...rest,
  rows: rows.map((known) => (known.id === row.id ? row : known)),
})

/** The rows of a table as editors have them, how to put one in the place of what was there, and how to ask again. */
const useRows = (
  ask: Ask,
  table: EditedTable,
): [ResourceView<AdminRowsAnswer>, take: (row: AdminRow) => void, again: () => void] => {
  const rows = useMemo(
    () => createResource<AdminRowsAnswer>((asking) => ask('adminRows', { type: table }, asking)),
    [ask, table],
  )
  const take = useCallback(
    (row: AdminRow) => {
      const { value } = rows.get()
      if (value !== null) rows.take(replaced(value, row))
    },
    [rows],
  )
  return [useResource(rows), take, rows.again]
}

export interface EditorProps {
  language: Language
  images: string | null
  ask?: Ask
}

/** The table that is shown first (spec: site §2.9). */
const firstTable: EditedTable = 'bardings'

/** Functions use what editors said for some seconds before they read it again (ms). */
const renewAgain = 6000

/** Fetches the table that was changed into this browser, at once and when every function knows it. */
const renew = (table: EditedTable): void => {
  const now = () => void renewTable(table)
  now()
  setTimeout(now, renewAgain)
}

const useTableChoice = (): EditedTable => {
  const asked = new URLSearchParams(useSearch()).get('table') ?? ''
  return isEdited(asked) ? asked : firstTable
}

interface TableProps extends Required<EditorProps> {
  table: EditedTable
  drafts: Drafts
}

/** What is said of calls that failed; some codes mean something of their own here. */
const failuresIn = memo((language: Language) => ({ ...failureTexts(language), ...adminTexts(language).failures }))

const Table = ({ language, images, ask, table, drafts }: TableProps) => {
  const texts = adminTexts(language)
  const failures = failuresIn(language)
  const [rows, take, again] = useRows(ask, table)
  const named = useTable(language, table)
  const types = useTable(language, 'sourceTypes')
  const [search, setSearch] = useState('')
  const [withoutSource, setWithoutSource] = useState(false)
  const wanted = useDeferredValue(search)

  const answer = rows.value
  const isReady = answer !== null && named.state === 'ready' && types.state === 'ready'
  const frame = useMemo<AdminFrame | null>(
    () =>
      types.state === 'ready'
        ? {
            ...{ language, ask, texts, failures, images, table, drafts, take },
            sourceTypes: types.rows.toSorted((a, b) => a.sort - b.sort).map(({ id, name }) => ({ id, name })),
            saved: () => renew(table),
          }
        : null,
    [language, ask, texts, failures, images, table, drafts, take, types],
  )
  const all = useMemo(
    () => (isReady ? listRows(answer.rows, named.rows as readonly NamedRow[]) : []),
    [isReady, answer, named],
  )
  const shown = useMemo(
    () => all.filter((one) => isListed(one, { search: wanted, withoutSource }, language)),
    [all, wanted, withoutSource, language],
  )

  if ((rows.state === 'failed' && answer === null) || named.state === 'failed' || types.state === 'failed')
    return (
      <Failed {...{ language, again }} text={failureText(failures, rows.state === 'failed' ? rows.code : 'offline')} />
    )
  if (!isReady || frame === null) return <Waiting language={language} />
  const { unknown, damaged } = answer
  const odd = [...unknown.map(({ id }) => id), ...damaged]
  return (
    <>
      <div className="row narrowing">
        <input
          type="search"
          aria-label={texts.search}
          placeholder={texts.search}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <label className="choice">
          <input type="checkbox" checked={withoutSource} onChange={({ target }) => setWithoutSource(target.checked)} />
          {texts.withoutSource}
        </label>
        <p role="status" className="soft small">
          {counted(texts.found, shown.length, language)}
        </p>
      </div>
      {odd.length > 0 && <p className="panel pad">{fill(texts.odd, { ids: odd.join(', ') })}</p>}
      <List frame={frame} rows={shown} />
    </>
  )
}

export const Editor = ({ language, images, ask = pageAsk }: EditorProps) => {
  const texts = adminTexts(language)
  const table = useTableChoice()
  const [unsaved, setUnsaved] = useState(0)
  const drafts = useMemo(() => ({ table, drafts: createDrafts(setUnsaved) }), [table]).drafts
  useEffect(() => guardDrafts(window, drafts), [drafts])

  const choose = (next: EditedTable) => {
    if (next === table || (drafts.count > 0 && !confirm(texts.leave))) return
    setUnsaved(0)
    replaceSearch(next === firstTable ? '' : `?table=${next}`)
  }
  return (
    <div className="stack editors">
      <div className="chips types" role="group" aria-label={texts.tables}>
        {editedTables.map((one) => (
          <button key={one} type="button" className="chip" aria-pressed={one === table} onClick={() => choose(one)}>
            {texts.tableNames[one]}
          </button>
        ))}
      </div>
      <p role="status" className="soft small unsaved">
        {unsaved > 0 && counted(texts.unsaved, unsaved, language)}
      </p>
      <Table key={table} {...{ language, images, ask, table, drafts }} />
    </div>
  )
}
