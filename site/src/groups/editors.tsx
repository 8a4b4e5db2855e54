import { useRef } from 'react'
import type { OwnGroupAnswer } from '@kupodex/data/contract'
import type { Outcome } from '#ask/outcome.ts'
import { formatDay } from '#format/date.ts'
import { titled } from '#format/punctuation.ts'
import { fill } from '#texts/fill.ts'
import { QuietButton } from '#ui/busy-button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { copyTexts } from '#ui/texts.ts'
import { useNextFocus } from '#ui/use-next-focus.ts'
import { invitationAddress } from './address.ts'
import { groupEditTexts, groupListTexts } from './texts.ts'
import { SaidLine, useChange } from './use-change.tsx'
import type { EditFrame } from './edit-frame.ts'

type Person = OwnGroupAnswer['editors'][number]

type InvitationProps = Pick<EditFrame, 'language'> & {
  slug: string
  invitation: NonNullable<OwnGroupAnswer['invitation']>
}

const Invitation = ({ language, slug, invitation }: InvitationProps) => {
  const texts = groupEditTexts(language)
  const address = invitationAddress(location.origin, language, slug, invitation.code)
  return (
    <>
      <p className="small soft">{texts.inviteNote}</p>
      <p className="asked">
        <code className="group-address">{address}</code>{' '}
        <CopyButton language={language} text={address} label={copyTexts(language).link} />
      </p>
      <p className="small">{fill(texts.until, { date: formatDay(invitation.until, language) })}</p>
    </>
  )
}

/** Who changes a group, for all of them; for its owner also how others come to, and go. */
export const Editors = ({ language, group, take, ask }: EditFrame) => {
  const texts = groupEditTexts(language)
  const { roles } = groupListTexts(language)
  const { slug, role, editors, invitation } = group
  const isOwner = role === 'owner'
  const title = useRef<HTMLHeadingElement>(null)
  const { list, goes } = useNextFocus(editors, title)
  const { said, isBusy, run } = useChange(language)
  const nameOf = ({ nickname }: Person) => nickname || texts.nameless
  const change = (send: () => Promise<Outcome<OwnGroupAnswer>>, done = '') =>
    void run(send, (next) => {
      take(next)
      return done
    })
  const remove = (person: Person) => {
    if (!confirm(fill(texts.removeEditorSure, { name: nameOf(person) }))) return
    void run(
      () => ask('removeEditor', { slug, editor: person.id }),
      (answer) => {
        // Each of the others has two buttons.
        goes(2 * editors.filter(({ self }) => !self).indexOf(person))
        if (answer.group !== null) take(answer.group)
        return ''
      },
    )
  }
  const handOver = (person: Person) => {
    const name = nameOf(person)
    if (confirm(fill(texts.handOverSure, { name })))
      change(() => ask('handOver', { slug, editor: person.id }), fill(texts.handedOver, { name }))
  }
  return (
    <section className="panel pad stack">
      <h2 ref={title} tabIndex={-1}>
        {texts.editors}
      </h2>
      <p className="small soft">{texts.editorsNote}</p>
      <ul className="asked-list" ref={list}>
        {editors.map((person) => (
          <li key={person.id}>
            <span>
              {nameOf(person)}
              <br />
              <small className="soft">
                {[
                  roles[person.role],
                  ...(person.self ? [texts.you] : []),
                  fill(texts.since, { date: formatDay(person.since, language) }),
                ].join(' · ')}
              </small>
            </span>
            {isOwner && !person.self && (
              <span className="row">
                <QuietButton
                  isBusy={isBusy}
                  aria-label={fill(texts.removeNamed, { name: nameOf(person) })}
                  onClick={() => remove(person)}
                >
                  {texts.remove}
                </QuietButton>
                <QuietButton
                  isBusy={isBusy}
                  aria-label={titled(language, texts.handOver, nameOf(person))}
                  onClick={() => handOver(person)}
                >
                  {texts.handOver}
                </QuietButton>
              </span>
            )}
          </li>
        ))}
      </ul>
      {isOwner && invitation !== null && <Invitation {...{ language, slug, invitation }} />}
      {isOwner && (
        <div className="row">
          <QuietButton isBusy={isBusy} onClick={() => change(() => ask('inviteEditor', { slug }))}>
            {texts.invite}
          </QuietButton>
          {invitation !== null && (
            <QuietButton
              isBusy={isBusy}
              onClick={() => change(() => ask('withdrawInvitation', { slug }), texts.withdrawn)}
            >
              {texts.withdraw}
            </QuietButton>
          )}
        </div>
      )}
      <SaidLine said={said} />
    </section>
  )
}
