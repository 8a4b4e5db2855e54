import type { SubmitEvent } from 'react'
import { ask as pageAsk } from '#ask/page.ts'
import { BusyButton } from '#ui/busy-button.tsx'
import { AddMembers } from './add-members.tsx'
import { Editors } from './editors.tsx'
import { End } from './end.tsx'
import type { EditFrame } from './edit-frame.ts'
import { EditedMembers } from './edited-members.tsx'
import { fieldsFault, NameFields, readFields } from './name-fields.tsx'
import { groupEditTexts } from './texts.ts'
import { SaidLine, useChange } from './use-change.tsx'

/** The form that changes what a group is called and says about itself, and, for its owner, whether it is listed. */
const About = ({ language, group, take, ask }: EditFrame) => {
  const texts = groupEditTexts(language)
  const { said, isBusy, run, refuse } = useChange(language)
  const { slug, role } = group
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = readFields(event.currentTarget)
    const { name, note, listed } = fields
    const fault = fieldsFault(language, fields)
    if (fault !== null) return refuse(fault)
    const body = role === 'owner' ? { name, note, listed } : { name, note }
    void run(
      () => ask('saveGroup', { slug }, { body }),
      (saved) => {
        take(saved)
        return texts.saved
      },
    )
  }
  return (
    <form className="panel pad stack" onSubmit={send}>
      <h2>{texts.about}</h2>
      <NameFields language={language} first={group} maySayListed={role === 'owner'} />
      <p>
        <BusyButton isBusy={isBusy}>{texts.save}</BusyButton>
      </p>
      <SaidLine said={said} />
    </form>
  )
}

/** What those see of a group who may change it: its members, more of them, what it is called, and who changes it. */
export const Editor = ({ ask = pageAsk, ...rest }: Omit<EditFrame, 'ask'> & Partial<Pick<EditFrame, 'ask'>>) => {
  const frame = { ...rest, ask }
  return (
    <>
      <EditedMembers {...frame} />
      <AddMembers {...frame} />
      <About {...frame} />
      <Editors {...frame} />
      <End {...frame} />
    </>
  )
}
