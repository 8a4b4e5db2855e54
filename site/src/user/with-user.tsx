import { Fragment, type ReactNode } from 'react'
import type { Language } from '@kupodex/data/game'
import { inLanguage, pathOf } from '#paths/paths.ts'
import type { KnownUser } from './kept-user.ts'
import type { UserTexts } from './page-texts.ts'
import { useReader } from './use-user.ts'
import { Notice } from '../ui/notice.tsx'
import { Waiting } from '../ui/waiting.tsx'

interface Props {
  language: Language
  texts: UserTexts
  children: (user: KnownUser) => ReactNode
}

/**
 * What is drawn for a user, which starts afresh for another one: a page that the browser kept while somebody else logged in must not go
 * on showing what was fetched, or typed, before.
 */
export const drawFor = (user: KnownUser, children: Props['children']): ReactNode => (
  <Fragment key={user.subject}>{children(user)}</Fragment>
)

/** Draws what is for users who are logged in; asks everybody else to log in. */
export const WithUser = ({ language, texts, children }: Props) => {
  const reader = useReader()
  if (reader.state === 'loading') return <Waiting text={texts.loading} />
  if (reader.state === 'in') return drawFor(reader.user, children)
  return (
    <Notice level={2} icon="lock" title={texts.required}>
      <a className="button" href={inLanguage(language, pathOf('login'))} data-login="">
        {texts.login}
      </a>
    </Notice>
  )
}
