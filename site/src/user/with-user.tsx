import type { Language } from '@kupodex/data/game'
import { Fragment, type ReactNode, useSyncExternalStore } from 'react'
import { inLanguage, pathOf } from '#paths/paths.ts'
import { session } from '#session/session.ts'
import { Notice } from '../ui/notice.tsx'
import { Waiting } from '../ui/waiting.tsx'
import type { KnownUser } from './kept-user.ts'
import { loginTexts } from '#texts/texts.ts'
import { followUser, user } from './user.ts'

/** Whoever reads the page: nobody is logged in, not known yet, or a user. */
type Reader = { state: 'loading' | 'out' } | { state: 'in'; user: KnownUser }

const loading: Reader = { state: 'loading' }
const out: Reader = { state: 'out' }
let last: Reader = loading

const read = (): Reader => {
  if (session.get() === null) return out
  const known = user.get()
  if (known === null) return loading
  if (last.state !== 'in' || last.user !== known) last = { state: 'in', user: known }
  return last
}

const follow = (changed: () => void): (() => void) => {
  followUser()
  const stops = [session.listen(changed), user.listen(changed)]
  return () => stops.forEach((stop) => stop())
}

/** The reader of the page; loading while the page is built and at first in the browser, so that both draw the same. */
const useReader = (): Reader => useSyncExternalStore(follow, read, () => loading)

interface Props {
  language: Language
  children: (user: KnownUser) => ReactNode
  /** What can be done without logging in. */
  otherwise?: ReactNode
  /** What stands below that. */
  below?: ReactNode
}

/** What is drawn for a user, afresh for another: a page that the browser kept while somebody else logged in must not show what was there before. */
export const drawFor = (user: KnownUser, children: Props['children']): ReactNode => (
  <Fragment key={user.subject}>{children(user)}</Fragment>
)

/** Draws what is for users who are logged in; asks everybody else to log in. */
export const WithUser = ({ language, children, otherwise, below }: Props) => {
  const { required, login } = loginTexts(language)
  const reader = useReader()
  if (reader.state === 'loading') return <Waiting language={language} />
  if (reader.state === 'in') return drawFor(reader.user, children)
  const notice = (
    <Notice level={2} icon="lock" title={required}>
      <a className="button" href={inLanguage(language, pathOf('login'))} data-login="">
        {login}
      </a>
      {otherwise}
    </Notice>
  )
  return below === undefined ? (
    notice
  ) : (
    <div className="stack">
      {notice}
      {below}
    </div>
  )
}
