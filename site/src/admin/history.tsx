import { useMemo, useState } from 'react'
import type { AdminHistoryAnswer, AdminRow, AdminVersion } from '@kupodex/data/contract'
import { createResource } from '#ask/resource.ts'
import { useAgainFor, useResource } from '#ask/use-resource.ts'
import { formatMoment } from '#format/date.ts'
import { fill } from '#texts/fill.ts'
import { failureText } from '#user/failure-text.ts'
import { QuietButton } from '../ui/busy-button.tsx'
import { Failed } from '#ask/failed.tsx'
import { commonTexts } from '#texts/texts.ts'
import type { AdminFrame } from './frame.ts'
import { Said } from './said.tsx'

interface Props {
  frame: AdminFrame
  row: AdminRow
  /** Called with the row after a return to an earlier version. */
  reverted: (row: AdminRow) => void
}

const whatHappened = ({ texts }: AdminFrame, { kind, from, by, own }: AdminVersion): string => {
  const who = own ? texts.you : by
  if (kind === 'clear') return texts.cleared
  if (kind === 'save') return fill(texts.savedBy, { who })
  return from === 0 ? fill(texts.toTable, { who }) : fill(texts.toVersion, { who, version: String(from ?? '') })
}

/** Everything that editors said of a row, the newest first, and the ways back. */
export const History = ({ frame, row, reverted }: Props) => {
  const { language, ask, texts, failures, table, sourceTypes } = frame
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const version = row.override?.version ?? 0

  const history = useMemo(
    () => createResource<AdminHistoryAnswer>((asking) => ask('adminHistory', { type: table, id: row.id }, asking)),
    [ask, table, row.id],
  )
  const view = useResource(history)
  useAgainFor(history, version)

  const revert = async (to: number) => {
    setBusy(true)
    const outcome = await ask('revertAdminRow', { type: table, id: row.id, version: to }, { body: { version } })
    setBusy(false)
    setProblem(outcome.ok ? '' : outcome.code === 'rowChanged' ? texts.conflict : failureText(failures, outcome.code))
    if (outcome.ok) reverted(outcome.value.row)
  }

  if (view.value === null)
    return view.state === 'failed' ? (
      <Failed language={language} className="stack" text={failureText(failures, view.code)} again={history.again} />
    ) : (
      <p className="soft" aria-busy="true">
        {commonTexts(language).loading}
      </p>
    )
  const { versions } = view.value
  const back = (to: number, label: string) => (
    <QuietButton isBusy={isBusy} onClick={() => void revert(to)}>
      {label}
    </QuietButton>
  )
  const isEdited = Object.keys(row.override?.fields ?? {}).length > 0
  return (
    <div className="stack">
      {versions.length === 0 && <p className="soft">{texts.noHistory}</p>}
      <ol className="row-versions" reversed>
        {versions.map((one) => (
          <li key={one.version} value={one.version}>
            <p>
              {formatMoment(one.writtenAt, language)} · {whatHappened(frame, one)}
            </p>
            <Said fields={one.fields} texts={texts} sourceTypes={sourceTypes} />
            {one.version !== version && back(one.version, texts.revert)}
          </li>
        ))}
      </ol>
      {isEdited && back(0, texts.revertToTable)}
      <p role="status">{problem}</p>
    </div>
  )
}
