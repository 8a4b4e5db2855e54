import { type ComponentProps, memo, useState } from 'react'
import type { AdminRow } from '@kupodex/data/contract'
import { failureText } from '#user/failure-text.ts'
import { type Draft, draftOf, isChanged, overrideOf, problemsOf } from './draft.ts'
import { Fields } from './fields.tsx'
import type { AdminFrame } from './frame.ts'
import { History } from './history.tsx'
import type { ListedRow } from './listed.ts'
import { Preview } from './preview.tsx'
import { RowPicture } from './row-picture.tsx'
import { Said } from './said.tsx'

/** What became of the last save: nothing yet, saved, refused because another editor was first, or failed with a sentence. */
type Saving = 'none' | 'busy' | 'saved' | 'conflict' | { problem: string }

const useDraft = ({ ask, drafts, take, saved, table, failures, texts }: AdminFrame, row: AdminRow) => {
  const [draft, setDraft] = useState(() => drafts.get(row.id) ?? draftOf(row))
  const [saving, setSaving] = useState<Saving>('none')

  const change = (next: Draft) => {
    setDraft(next)
    setSaving((before) => (before === 'conflict' ? before : 'none'))
    if (isChanged(next, row)) drafts.set(row.id, next)
    else drafts.drop(row.id)
  }
  const put = (next: AdminRow) => {
    drafts.drop(row.id)
    setDraft(draftOf(next))
    take(next)
    saved()
  }
  /** What another editor has saved is shown beside the draft, which stays. */
  const meet = async (): Promise<Saving> => {
    const now = await ask('adminHistory', { type: table, id: row.id })
    if (!now.ok) return { problem: texts.conflict }
    take(now.value.row)
    return 'conflict'
  }
  const save = async () => {
    setSaving('busy')
    const body = { version: row.override?.version ?? 0, ...overrideOf(draft, row) }
    const outcome = await ask('saveAdminRow', { type: table, id: row.id }, { body })
    if (outcome.ok) {
      put(outcome.value.row)
      setSaving('saved')
    } else {
      setSaving(outcome.code === 'rowChanged' ? await meet() : { problem: failureText(failures, outcome.code) })
    }
  }
  return { draft, saving, change, put, save }
}

type Shown = ComponentProps<typeof Preview>

const Status = ({ frame, row, saving }: Pick<Shown, 'frame' | 'row'> & { saving: Saving }) => {
  const { texts, sourceTypes } = frame
  if (typeof saving === 'object') return <p className="bad">{saving.problem}</p>
  if (saving === 'saved') return <p>{texts.saved}</p>
  if (saving !== 'conflict') return null
  return (
    <div>
      <p className="bad">{texts.conflict}</p>
      <Said fields={row.override?.fields ?? {}} texts={texts} sourceTypes={sourceTypes} />
    </div>
  )
}

const Parts = ({ put, ...shown }: Shown & { put: (row: AdminRow) => void }) => {
  const { frame, row } = shown
  const [open, setOpen] = useState({ preview: false, history: false })
  const toggle = (part: 'preview' | 'history') => (
    <button
      type="button"
      className="button quiet"
      aria-expanded={open[part]}
      onClick={() => setOpen((before) => ({ ...before, [part]: !before[part] }))}
    >
      {frame.texts[part]}
    </button>
  )
  return (
    <>
      {toggle('preview')}
      {toggle('history')}
      {open.preview && <Preview {...shown} />}
      {open.history && (
        <div className="past">
          <History frame={frame} row={row} reverted={put} />
        </div>
      )}
    </>
  )
}

const ignore = () => {}

const EditedRow = ({ frame, listed: { row, name, number } }: { frame: AdminFrame; listed: ListedRow }) => {
  const { draft, saving, change, put, save } = useDraft(frame, row)
  const problems = problemsOf(draft, row)
  const isBusy = saving === 'busy'
  const isReady = !isBusy && isChanged(draft, row) && Object.keys(problems).length === 0
  const isEdited = Object.keys(row.override?.fields ?? {}).length > 0
  return (
    <li className="edited" data-row={row.id}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady) void save()
        }}
      >
        <h2>
          <RowPicture table={frame.table} id={row.id} images={frame.images} />
          <span>
            {number !== null && `${number}. `}
            {name} <small className="soft">{row.id}</small>
          </span>
          {isEdited && <small className="soft">{frame.texts.edited}</small>}
        </h2>
        <Fields {...{ frame, row, name, draft, problems, isBusy }} change={isBusy ? ignore : change} />
        <div className="row">
          <button className="button" aria-disabled={!isReady} aria-busy={isBusy || undefined}>
            {isBusy ? frame.texts.saving : frame.texts.save}
          </button>
          <Parts {...{ frame, row, name, draft, put }} />
        </div>
        <div role="status" className="small">
          <Status {...{ frame, row, saving }} />
        </div>
      </form>
    </li>
  )
}

/** The same, drawn again only where the row itself has changed. */
export const Row = memo(
  EditedRow,
  (a, b) => a.frame === b.frame && a.listed.row === b.listed.row && a.listed.name === b.listed.name,
)
