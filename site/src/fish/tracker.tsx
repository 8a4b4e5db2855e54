import { useId, useMemo, useState } from 'react'
import { useTable } from '#tables/use-table.ts'
import { counted } from '#texts/fill.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import type { ListFrame } from '#collection/frame.ts'
import type { Thing } from '#collection/thing.ts'
import { type CodedFish, codeOf, planImport, readCode } from '#bring/tracker-code.ts'
import { fishTexts } from './texts.ts'

interface CodeProps {
  frame: ListFrame
  fish: readonly CodedFish[]
  owned: ReadonlySet<number>
}

const Export = ({ frame: { language }, fish, owned }: CodeProps) => {
  const { code } = fishTexts(language).tracker
  const text = useMemo(() => codeOf(fish, owned), [fish, owned])
  return (
    <p className="tracker-code">
      <label>
        {code} <input readOnly value={text} onFocus={({ target }) => target.select()} />
      </label>{' '}
      <CopyButton key={text} {...{ language, text }} />
    </p>
  )
}

const Import = ({ frame: { language, mark }, fish, owned }: CodeProps) => {
  const texts = fishTexts(language).tracker
  const [text, setText] = useState('')
  const said = useId()
  const read = useMemo(() => (text.trim() === '' ? null : readCode(text)), [text])
  const plan = useMemo(() => (read?.ok === true ? planImport(read.itemIds, fish, owned) : null), [read, fish, owned])
  const sayings = [
    ...(read?.ok === false ? [texts.problems[read.problem]] : []),
    ...(plan === null ? [] : [plan.add.length === 0 ? texts.nothing : counted(texts.add, plan.add.length, language)]),
    ...(plan === null || plan.unknown === 0 ? [] : [counted(texts.unknown, plan.unknown, language)]),
  ]
  return (
    <>
      <label>
        {texts.paste}
        <textarea
          rows={3}
          value={text}
          spellCheck={false}
          aria-describedby={said}
          aria-invalid={read?.ok === false || undefined}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <p id={said} role="status">
        {sayings.join(' ')}
      </p>
      {plan !== null && plan.add.length > 0 && (
        <button
          type="button"
          className="button"
          onClick={() => {
            mark?.set(plan.add, true)
            setText('')
          }}
        >
          {texts.run}
        </button>
      )}
    </>
  )
}

/** The owner's code for an external fish tracker, and the import of one. */
export const Tracker = ({ frame, things }: { frame: ListFrame; things: readonly Thing[] }) => {
  const { title, note } = fishTexts(frame.language).tracker
  const table = useTable(frame.language, 'fish')
  const owned = useMemo(() => new Set(things.flatMap(({ id, isOwned }) => (isOwned ? [id] : []))), [things])
  if (table.state !== 'ready') return null
  return (
    <details className="panel pad tracker on-screen">
      <summary>{title}</summary>
      <p className="soft small">{note}</p>
      <Export frame={frame} fish={table.rows} owned={owned} />
      <Import frame={frame} fish={table.rows} owned={owned} />
    </details>
  )
}
