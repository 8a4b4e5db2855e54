import type { SubmitEvent } from 'react'
import type { Language } from '@kupodex/data/game'
import type { Ask } from '#ask/ask.ts'
import { groupPath, inLanguage } from '#paths/paths.ts'
import { BusyButton } from '#ui/busy-button.tsx'
import { fieldsFault, NameFields, readFields } from './name-fields.tsx'
import { groupListTexts } from './texts.ts'
import { SaidLine, useChange } from './use-change.tsx'

interface Props {
  language: Language
  ask: Ask
}

/** The form that makes a group, and goes on to its page. */
export const MakeGroup = ({ language, ask }: Props) => {
  const { makeButton } = groupListTexts(language)
  const { said, isBusy, run, refuse } = useChange(language)
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = readFields(event.currentTarget)
    const fault = fieldsFault(language, fields)
    if (fault !== null) return refuse(fault)
    void run(
      () => ask('createGroup', {}, { body: fields }),
      ({ slug }) => {
        location.assign(inLanguage(language, groupPath(slug)))
        return ''
      },
    )
  }
  return (
    <form className="stack" onSubmit={send}>
      <NameFields language={language} first={{ name: '', note: '', listed: false }} maySayListed />
      <p>
        <BusyButton isBusy={isBusy}>{makeButton}</BusyButton>
      </p>
      <SaidLine said={said} />
    </form>
  )
}
