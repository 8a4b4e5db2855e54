import { type ChangeEvent, useState } from 'react'
import type { Language } from '@kupodex/data/game'
import { ask } from '#ask/page.ts'
import { fill } from '#texts/fill.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { download } from '../ui/download.ts'
import { failureText } from '../user/failure-text.ts'
import type { FailureTexts } from '../user/texts.ts'
import { type ImportFacts, importMarks } from './import-marks.ts'
import { markNames } from './mark-names.ts'
import { type FileMark, type FileProblem, readMarksFile, toCsv } from './marks-file.ts'
import type { OwnerTexts } from './texts.ts'

interface Props {
  language: Language
  id: number
  texts: OwnerTexts['file']
  failures: FailureTexts
  facts: ImportFacts
}

type Format = 'json' | 'csv'

const problemText = (texts: Props['texts'], { code, row, column, value }: FileProblem): string => {
  const what = fill(texts.problems[code], { column, value })
  // A thing that does not exist is named by its collection, which is no column of the file.
  if (code === 'unknown') return row === null ? what : `${fill(texts.onlyRow, { row: String(row) })} ${what}`
  return row === null ? what : `${fill(texts.row, { row: String(row), column })} ${what}`
}

/** What the reader has chosen to import, and what came of it. */
const useImport = ({ id, texts, failures, facts }: Props) => {
  const [chosen, setChosen] = useState<readonly FileMark[] | null>(null)
  const [said, setSaid] = useState('')
  const [isBusy, setBusy] = useState(false)
  const choose = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const [file] = input.files ?? []
    if (!file) return
    const read = readMarksFile(await file.text(), Object.keys(facts.tables))
    // The same file can be chosen again after it was mended.
    input.value = ''
    setChosen(read.ok ? read.marks : null)
    setSaid(read.ok ? '' : problemText(texts, read.problem))
  }
  const run = async () => {
    if (chosen === null) return
    setBusy(true)
    const outcome = await importMarks(ask, id, chosen, facts, Date.now() / 1000)
    setBusy(false)
    if (outcome.ok) setSaid(fill(texts.imported, { n: String(outcome.count) }))
    else setSaid('problem' in outcome ? problemText(texts, outcome.problem) : failureText(failures, outcome.code))
    if (outcome.ok) setChosen(null)
  }
  return { chosen, said, isBusy, choose, run, cancel: () => setChosen(null) }
}

const Export = ({ language, id, texts, failures, facts }: Props) => {
  const [said, setSaid] = useState('')
  const save = async (format: Format) => {
    const outcome = await ask('exportMarks', { id })
    if (!outcome.ok) return setSaid(failureText(failures, outcome.code))
    const { marks } = outcome.value
    const names = format === 'csv' ? await markNames(ask, language, Object.keys(marks), facts.tables) : {}
    setSaid(texts.exported)
    if (format === 'csv') download(`kupodex-${id}.csv`, 'text/csv', toCsv(marks, names))
    else download(`kupodex-${id}.json`, 'application/json', JSON.stringify(outcome.value, null, 2))
  }
  return (
    <>
      <p className="row">
        <button className="button quiet" onClick={() => void save('json')}>
          {texts.exportJson}
        </button>
        <button className="button quiet" onClick={() => void save('csv')}>
          {texts.exportCsv}
        </button>
      </p>
      <p role="status" className="small">
        {said}
      </p>
    </>
  )
}

const Import = (props: Props) => {
  const { texts } = props
  const { chosen, said, isBusy, choose, run, cancel } = useImport(props)
  return (
    <>
      <p>
        <label>
          {texts.choose}{' '}
          <input
            type="file"
            accept=".json,.csv,application/json,text/csv"
            disabled={isBusy}
            onChange={(event) => void choose(event)}
          />
        </label>
      </p>
      {chosen !== null && (
        <p className="row">
          <span>
            {fill(texts.found, {
              n: String(chosen.length),
              types: String(new Set(chosen.map(({ type }) => type)).size),
            })}
          </span>
          <BusyButton isBusy={isBusy} onClick={() => void run()}>
            {texts.run}
          </BusyButton>
          <BusyButton className="button quiet" isBusy={isBusy} onClick={cancel}>
            {texts.cancel}
          </BusyButton>
        </p>
      )}
      <p role="status" className="small">
        {isBusy ? texts.importing : said}
      </p>
    </>
  )
}

/** What a character's owner has checked off, as a file: to keep, and to read in again. */
export const MarksFile = (props: Props) => (
  <section className="panel pad stack">
    <h2>{props.texts.title}</h2>
    <p className="soft small">{props.texts.note}</p>
    <Export {...props} />
    <Import {...props} />
  </section>
)
