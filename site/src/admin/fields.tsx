import { useId } from 'react'
import type { AdminRow } from '@kupodex/data/contract'
import type { HowToProblem, Language } from '@kupodex/data/game'
import { languageNames } from '#texts/language-names.ts'
import { fill } from '#texts/fill.ts'
import { type Draft, textOrder } from './draft.ts'
import type { AdminFrame } from './frame.ts'

interface Props {
  frame: AdminFrame
  row: AdminRow
  name: string
  draft: Draft
  problems: Partial<Record<Language, HowToProblem>>
  isBusy: boolean
  change: (draft: Draft) => void
}

const Text = ({ frame, row, name, draft, problems, isBusy, change, language }: Props & { language: Language }) => {
  const id = useId()
  const problem = problems[language]
  const own = row.base.howTo[language]
  const isOwn = draft.howTo[language] === own || draft.howTo[language].trim() === ''
  return (
    <div className="text">
      <label htmlFor={id} aria-label={fill(frame.texts.textOf, { name, language: languageNames[language] })}>
        {languageNames[language]}
      </label>
      <textarea
        id={id}
        lang={language}
        rows={3}
        value={draft.howTo[language]}
        placeholder={own}
        readOnly={isBusy}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        onChange={({ target }) => change({ ...draft, howTo: { ...draft.howTo, [language]: target.value } })}
      />
      {problem !== undefined && (
        <small className="bad" id={`${id}-problem`}>
          {frame.texts.problems[problem]}
        </small>
      )}
      {!isOwn && (
        <button
          type="button"
          className="link small"
          aria-disabled={isBusy}
          onClick={() => change({ ...draft, howTo: { ...draft.howTo, [language]: own } })}
        >
          {frame.texts.reset}
        </button>
      )}
    </div>
  )
}

/** What an editor changes of a row: four texts side by side, whether it can be had, and its source. */
export const Fields = (props: Props) => {
  const { frame, draft, isBusy, change } = props
  const { texts, sourceTypes } = frame
  return (
    <>
      <div className="texts">
        {textOrder.map((language) => (
          <Text key={language} {...props} language={language} />
        ))}
      </div>
      <div className="row">
        <label className="choice">
          <input
            type="checkbox"
            checked={draft.obtainable}
            aria-disabled={isBusy}
            onChange={({ target }) => change({ ...draft, obtainable: target.checked })}
          />
          {texts.obtainable}
        </label>
        {draft.sourceTypeId !== undefined && (
          <label className="choice">
            {texts.source}
            <select
              value={draft.sourceTypeId}
              aria-disabled={isBusy}
              onChange={({ target }) => change({ ...draft, sourceTypeId: Number(target.value) })}
            >
              <option value={0}>{texts.noSource}</option>
              {sourceTypes.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
    </>
  )
}
