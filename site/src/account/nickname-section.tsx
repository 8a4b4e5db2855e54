import { type SubmitEvent, useRef, useState } from 'react'
import { longestNickname, nicknameFault } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import type { Ask } from '#ask/ask.ts'
import { ask as pageAsk } from '#ask/page.ts'
import { fill } from '#texts/fill.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { failureText } from '../user/failure-text.ts'
import { failureTexts } from '../user/texts.ts'
import { refreshUser } from '../user/user.ts'
import { namingTexts, settingsTexts } from './texts.ts'

interface Props {
  language: Language
  nickname: string
  ask?: Ask
}

/** Lets the user set a nickname, and take it away by leaving the field empty. */
export const NicknameSection = ({ language, nickname, ask = pageAsk }: Props) => {
  const texts = settingsTexts(language)
  const field = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState({ text: '', isProblem: false })
  const [isSaving, setSaving] = useState(false)
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = field.current?.value ?? ''
    const fault = nicknameFault(text)
    if (fault !== null) {
      return setSaid({ text: fill(namingTexts(language)[fault], { n: String(longestNickname) }), isProblem: true })
    }
    setSaving(true)
    void ask('saveUserSettings', {}, { body: { nickname: text } }).then(async (outcome) => {
      const failed = outcome.ok ? null : failureText(failureTexts(language), outcome.code)
      setSaid({ text: failed ?? texts.saved, isProblem: failed !== null })
      setSaving(false)
      if (outcome.ok) await refreshUser(ask)
    })
  }
  return (
    <section className="panel pad stack">
      <h2>{texts.nickname}</h2>
      <form className="asked" onSubmit={save}>
        <input
          name="nickname"
          aria-label={texts.nickname}
          aria-invalid={said.isProblem}
          aria-describedby="nickname-said"
          ref={field}
          defaultValue={nickname}
          maxLength={2 * longestNickname}
          autoComplete="nickname"
        />
        <BusyButton isBusy={isSaving}>{texts.save}</BusyButton>
      </form>
      <p className="soft small">{texts.nicknameNote}</p>
      <p id="nickname-said" role="status" className={said.isProblem ? 'problem small' : 'small'}>
        {said.text}
      </p>
    </section>
  )
}
