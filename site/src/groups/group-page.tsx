import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import type { GroupAnswer } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import { asked } from '#ask/asked.ts'
import { Failed } from '#ask/failed.tsx'
import { laterPart } from '#ask/later-part.tsx'
import { ask } from '#ask/page.ts'
import { useResource } from '#ask/use-resource.ts'
import { inLanguage, pathOf } from '#paths/paths.ts'
import { mayBeUser } from '#session/session-key.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import { commonTexts } from '#texts/texts.ts'
import { Notice } from '#ui/notice.tsx'
import { useIsAwake } from '#ui/use-is-awake.ts'
import { replaceSearch, useSearch } from '#ui/use-search.ts'
import styles from '#search/finder.css?url'
import { counted } from '#texts/fill.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { copyTexts } from '#ui/texts.ts'
import { groupAddress, groupInPath, invitationIn, ofGroup } from './address.ts'
import { MemberList } from './member-list.tsx'
import { ownGroupOf } from './own.ts'
import { groupEditTexts, groupTexts, invitedTexts } from './texts.ts'

interface GroupHeadProps {
  language: Language
  group: GroupAnswer
  /** What leads those who change it to where they do; null for all others. */
  edit: string | null
}

const GroupHead = ({ language, group, edit }: GroupHeadProps) => {
  const { slug, name, note, listed, size, hidden } = group
  const texts = groupTexts(language)
  return (
    <div className="stack">
      <h1>{name}</h1>
      {note !== '' && <p className="lead">{note}</p>}
      <p className="row small soft">
        <span>{counted(texts.size, size, language)}</span>
        <span>{listed ? texts.isListed : texts.isUnlisted}</span>
        <a className="link" href={inLanguage(language, pathOf('groups'))}>
          {texts.all}
        </a>
      </p>
      {hidden > 0 && <p className="small soft">{counted(texts.hidden, hidden, language)}</p>}
      <div className="row">
        <a className="button" href={ofGroup(language, 'matrix', slug)}>
          {texts.matrix}
        </a>
        <a className="button" href={ofGroup(language, 'tonight', slug)}>
          {texts.tonight}
        </a>
        <CopyButton
          language={language}
          text={groupAddress(location.origin, language, slug)}
          label={copyTexts(language).link}
        />
        {edit !== null && (
          <a className="button quiet" href="#add">
            {edit}
          </a>
        )}
      </div>
    </div>
  )
}

interface Props {
  language: Language
}

const editor = laterPart(() => import('./editor.tsx').then(({ Editor }) => Editor), { styles })
const invited = laterPart(() => import('./invited.tsx').then(({ Invited }) => Invited))
const report = laterPart(() => import('./report.tsx').then(({ Report }) => Report))

/** Codes of an address that no group has. */
const gone: readonly string[] = ['noSuchGroup', 'badGroup', 'notPublished']

const Missing = ({ language }: Props) => {
  const { missing, missingText, all } = groupTexts(language)
  return (
    <Notice icon="people" title={missing} text={missingText}>
      <a className="button quiet" href={inLanguage(language, pathOf('groups'))}>
        {all}
      </a>
    </Notice>
  )
}

const Members = ({ language, group }: Props & { group: GroupAnswer }) => {
  const { members, noMembers } = groupTexts(language)
  return (
    <section className="stack">
      <h2>{members}</h2>
      {group.members.length === 0 ? (
        <p className="soft">{noMembers}</p>
      ) : (
        <MemberList language={language} members={group.members} />
      )}
    </section>
  )
}

/** Something folded away, whose script comes once it is opened. */
const Folded = ({ title, children }: { title: string; children: ReactNode }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="soft small">{title}</summary>
      {isOpen && <Suspense fallback={null}>{children}</Suspense>}
    </details>
  )
}

const Group = ({ language, slug }: Props & { slug: string }) => {
  const texts = groupTexts(language)
  const open = asked('group', { slug })
  const view = useResource(open)
  const own = useMemo(() => (mayBeUser(safeStorage('localStorage')) ? ownGroupOf(ask, slug) : null), [slug])
  const { value: edited } = useResource(own)
  const code = invitationIn(useSearch())
  const [isAccepted, setAccepted] = useState(false)
  // What a change was answered with is newer than what everybody gets.
  const group = edited ?? view.value
  const name = group?.name
  useEffect(() => {
    if (name !== undefined) document.title = `${name} · Kupodex`
  }, [name])
  if (group === null) {
    if (view.state !== 'failed') return <h1 className="soft">{commonTexts(language).loading}</h1>
    return gone.includes(view.code) ? (
      <Missing language={language} />
    ) : (
      <>
        <h1>{texts.title}</h1>
        <Failed language={language} again={open.again} />
      </>
    )
  }
  return (
    <>
      <GroupHead {...{ language, group }} edit={edited === null ? null : groupEditTexts(language).add} />
      {code !== null && edited === null && (
        <Suspense fallback={null}>
          <invited.Part
            {...{ language, slug, code }}
            accepted={(mine) => {
              replaceSearch('')
              setAccepted(true)
              own?.take(mine)
            }}
          />
        </Suspense>
      )}
      {isAccepted && <p role="status">{invitedTexts(language).accepted}</p>}
      {edited === null ? (
        <Members language={language} group={group} />
      ) : (
        <Suspense fallback={<Members language={language} group={group} />}>
          <editor.Part language={language} group={edited} take={(next) => own?.take(next)} />
        </Suspense>
      )}
      {edited === null && (
        <Folded title={texts.report}>
          <report.Part language={language} slug={slug} />
        </Folded>
      )}
    </>
  )
}

export const GroupPage = ({ language }: Props) => {
  const isAwake = useIsAwake()
  const slug = isAwake ? groupInPath(location.pathname) : null
  return (
    <div className="stack group-page">
      {!isAwake ? (
        <h1 className="soft">{commonTexts(language).loading}</h1>
      ) : slug === null ? (
        <Missing language={language} />
      ) : (
        <Group language={language} slug={slug} />
      )}
    </div>
  )
}
