import type { OwnGroupAnswer } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import type { Ask } from '#ask/ask.ts'
import { ask as pageAsk } from '#ask/page.ts'
import { BusyButton } from '#ui/busy-button.tsx'
import { WithUser } from '#user/with-user.tsx'
import { invitedTexts } from './texts.ts'
import { SaidLine, useChange } from './use-change.tsx'

interface Props {
  language: Language
  slug: string
  code: string
  /** Called with the group, which the user may edit now. */
  accepted: (group: OwnGroupAnswer) => void
  ask?: Ask
}

export const Accept = ({ language, slug, code, accepted, ask = pageAsk }: Props) => {
  const texts = invitedTexts(language)
  const { said, isBusy, run } = useChange(language)
  const accept = () =>
    run(
      () => ask('acceptInvitation', { slug }, { body: { code } }),
      (group) => {
        accepted(group)
        return texts.accepted
      },
    )
  return (
    <>
      <p>
        <BusyButton type="button" isBusy={isBusy} onClick={() => void accept()}>
          {texts.accept}
        </BusyButton>
      </p>
      <SaidLine said={said} />
    </>
  )
}

/** Says that the reader is invited to edit a group, and lets who is logged in accept. */
export const Invited = (props: Props) => {
  const { title, text } = invitedTexts(props.language)
  return (
    <section className="panel pad stack">
      <h2>{title}</h2>
      <p className="small soft">{text}</p>
      <WithUser language={props.language}>{() => <Accept {...props} />}</WithUser>
    </section>
  )
}
