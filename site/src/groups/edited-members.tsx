import { type ReactNode, useMemo, useRef, useState } from 'react'
import type { OwnGroupAnswer } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import { fill } from '#texts/fill.ts'
import { commonTexts } from '#texts/texts.ts'
import { QuietButton } from '#ui/busy-button.tsx'
import { useNextFocus } from '#ui/use-next-focus.ts'
import { Member } from './member-list.tsx'
import { putBackMember, removeMember } from './members.ts'
import { groupEditTexts, groupTexts } from './texts.ts'
import { SaidLine, useChange } from './use-change.tsx'
import type { EditFrame } from './edit-frame.ts'

/** A member in a row, with what it is called where it is spoken of. */
interface Row {
  id: number
  name: string
  shown: ReactNode
}

const rowsOf = (language: Language, { members, hiddenIds }: OwnGroupAnswer): Row[] => [
  ...members.map((member) => ({
    id: member.id,
    name: member.name || commonTexts(language).newCharacter,
    shown: <Member language={language} member={member} />,
  })),
  ...hiddenIds.map((id) => {
    const name = fill(groupEditTexts(language).notShown, { id: String(id) })
    return { id, name, shown: <span className="member soft">{name}</span> }
  }),
]

/** Who was taken out, and the member before whom they stood; null for the last. */
interface Gone extends Pick<Row, 'id' | 'name'> {
  before: number | null
}

/** The members of a group, each with a button that takes it out; whoever went last comes back by another one. */
export const EditedMembers = ({ language, group, take, ask }: EditFrame) => {
  const { slug } = group
  const texts = groupEditTexts(language)
  const rows = useMemo(() => rowsOf(language, group), [language, group])
  const title = useRef<HTMLHeadingElement>(null)
  const { list, goes } = useNextFocus(rows, title)
  const { said, isBusy, run } = useChange(language)
  const [gone, setGone] = useState<Gone | null>(null)
  const remove = async ({ id, name }: Row, at: number) => {
    const isRemoved = await run(
      () => removeMember(ask, slug, id),
      (answer) => {
        goes(at)
        take(answer.group)
        return fill(texts.removed, { name })
      },
    )
    if (isRemoved) setGone({ id, name, before: rows[at + 1]?.id ?? null })
  }
  const putBack = async ({ id, name, before }: Gone) => {
    const isBack = await run(
      () => putBackMember(ask, slug, id, before),
      ({ group: next, refused: [refused] }) => {
        take(next)
        return refused === undefined ? fill(texts.undone, { name }) : fill(texts.refused[refused.why], { names: name })
      },
    )
    if (isBack) {
      setGone(null)
      title.current?.focus()
    }
  }
  return (
    <section className="stack">
      <h2 ref={title} tabIndex={-1}>
        {groupTexts(language).members}
      </h2>
      {rows.length === 0 && <p className="soft">{groupTexts(language).noMembers}</p>}
      <ul className="member-list" ref={list}>
        {rows.map((row, at) => (
          <li key={row.id}>
            {row.shown}
            <QuietButton
              isBusy={isBusy}
              aria-label={fill(texts.removeNamed, { name: row.name })}
              onClick={() => void remove(row, at)}
            >
              {texts.remove}
            </QuietButton>
          </li>
        ))}
      </ul>
      <div className="row undo-line">
        <SaidLine said={said} />
        {gone !== null && (
          <QuietButton isBusy={isBusy} onClick={() => void putBack(gone)}>
            {texts.undo}
          </QuietButton>
        )}
      </div>
    </section>
  )
}
