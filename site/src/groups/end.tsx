import { useState } from 'react'
import { inLanguage, pathOf } from '#paths/paths.ts'
import { QuietButton } from '#ui/busy-button.tsx'
import { ConfirmWord } from '#ui/confirm-word.tsx'
import { groupFailure } from './failure-words.ts'
import { groupEditTexts } from './texts.ts'
import { SaidLine, useChange } from './use-change.tsx'
import type { EditFrame } from './edit-frame.ts'

const Delete = ({ language, group: { slug }, ask }: EditFrame) => {
  const texts = groupEditTexts(language)
  const [isAsked, setAsked] = useState(false)
  const remove = async () => {
    const outcome = await ask('deleteGroup', { slug })
    if (!outcome.ok) return groupFailure(language, outcome.code)
    location.assign(inLanguage(language, pathOf('groups')))
    return null
  }
  return (
    <section className="panel pad stack">
      <h2>{texts.delete}</h2>
      <p className="soft small">{texts.deleteNote}</p>
      {isAsked ? (
        <ConfirmWord language={language} run={remove} cancel={() => setAsked(false)} />
      ) : (
        <p>
          <button type="button" className="button quiet" onClick={() => setAsked(true)}>
            {texts.deleteButton}
          </button>
        </p>
      )}
    </section>
  )
}

const Leave = ({ language, group: { slug, editors }, ask }: EditFrame) => {
  const texts = groupEditTexts(language)
  const { said, isBusy, run } = useChange(language)
  const self = editors.find((person) => person.self)
  const leave = () => {
    if (self === undefined || !confirm(texts.leaveSure)) return
    void run(
      () => ask('removeEditor', { slug, editor: self.id }),
      () => {
        location.assign(inLanguage(language, pathOf('groups')))
        return ''
      },
    )
  }
  return (
    <section className="stack">
      <p>
        <QuietButton isBusy={isBusy} onClick={leave}>
          {texts.leave}
        </QuietButton>
      </p>
      <SaidLine said={said} />
    </section>
  )
}

/** How it ends: its owner deletes a group, an editor stops changing it. */
export const End = (frame: EditFrame) => (frame.group.role === 'owner' ? <Delete {...frame} /> : <Leave {...frame} />)
