import { useEffect, useState } from 'react'
import type { AdminHistoryAnswer, AdminRow, AdminVersion } from '@kupodex/data/contract'
import type { AskFailure } from '#ask/outcome.ts'
import { ask } from '#ask/page.ts'
import { formatMoment } from '#format/date.ts'
import { fill } from '#texts/fill.ts'
import { failureText } from '#user/failure-text.ts'
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
  const { language, texts, failures, table, sourceTypes } = frame
  const [answer, setAnswer] = useState<AdminHistoryAnswer | AskFailure | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const version = row.override?.version ?? 0

  useEffect(() => {
    let isWanted = true
    void ask('adminHistory', { type: table, id: row.id }).then((outcome) => {
      if (isWanted) setAnswer(outcome.ok ? outcome.value : outcome.code)
    })
    return () => void (isWanted = false)
  }, [table, row.id, version])

  const revert = async (to: number) => {
    setBusy(true)
    const outcome = await ask('revertAdminRow', { type: table, id: row.id, version: to }, { body: { version } })
    setBusy(false)
    setProblem(outcome.ok ? '' : outcome.code === 'rowChanged' ? texts.conflict : failureText(failures, outcome.code))
    if (outcome.ok) reverted(outcome.value.row)
  }

  if (answer === null)
    return (
      <p className="soft" aria-busy="true">
        {texts.loading}
      </p>
    )
  if (typeof answer === 'string') return <p role="alert">{failureText(failures, answer)}</p>
  const back = (to: number, label: string) => (
    <button className="button quiet" disabled={isBusy} onClick={() => void revert(to)}>
      {label}
    </button>
  )
  const isEdited = Object.keys(row.override?.fields ?? {}).length > 0
  return (
    <div className="stack">
      {answer.versions.length === 0 && <p className="soft">{texts.noHistory}</p>}
      <ol className="row-versions" reversed>
        {answer.versions.map((one) => (
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
