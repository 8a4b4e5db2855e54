import { type SubmitEvent, useState } from 'react'
import type { AnswerOf } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import type { Outcome } from '#ask/outcome.ts'
import { ask } from '#ask/page.ts'
import { formatDay } from '#format/date.ts'
import { inLanguage, pathOf } from '#paths/paths.ts'
import { accountPage } from '#session/issuer.ts'
import { fill } from '#texts/fill.ts'
import { useAsked } from '../ui/use-asked.ts'
import { useStore } from '../ui/use-store.ts'
import { Problem, Waiting } from '../ui/waiting.tsx'
import { failureText } from '../user/failure-text.ts'
import type { KnownUser } from '../user/kept-user.ts'
import type { UserTexts } from '../user/page-texts.ts'
import type { FailureTexts } from '../user/texts/index.ts'
import { account, refreshAccount, refreshUser } from '../user/user.ts'
import { WithUser } from '../user/with-user.tsx'
import { DataSection } from './data-section.tsx'
import type { AccountTexts } from './texts/index.ts'
import { TokensSection } from './tokens-section.tsx'

interface Props {
  language: Language
  texts: AccountTexts['settings']
  /** The texts of sections that are files of their own. */
  sections: Pick<AccountTexts, 'tokens' | 'data'>
  common: UserTexts & { unnamed: string }
  failures: FailureTexts
}

/** How long a nickname may be. */
const nicknameMax = 40

const askForAccount = () => refreshAccount()

const hasFailed = ({ ok }: Outcome<AnswerOf<'userSettings'>>) => !ok

/** What the account says, null while it is being fetched; why it cannot be had, and a function that asks again. */
const useFacts = () => {
  const facts = useStore(account)
  const [outcome, again] = useAsked(facts === null ? askForAccount : null, hasFailed)
  return { facts, failure: facts === null && outcome?.ok === false ? outcome.code : null, again }
}

const Nickname = ({ texts, nickname }: { texts: Props['texts']; nickname: string }) => {
  const [said, setSaid] = useState('')
  const [isSaving, setSaving] = useState(false)
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('nickname') ?? '').trim()
    if ([...text].length > nicknameMax) return setSaid(texts.tooLong)
    setSaving(true)
    void ask('saveUserSettings', {}, { body: { nickname: text } }).then(async (outcome) => {
      setSaid(outcome.ok ? texts.saved : texts.failed)
      setSaving(false)
      if (outcome.ok) await refreshUser()
    })
  }
  return (
    <section className="panel pad stack">
      <h2>{texts.nickname}</h2>
      <form className="asked" onSubmit={save}>
        <input
          name="nickname"
          aria-label={texts.nickname}
          defaultValue={nickname}
          maxLength={2 * nicknameMax}
          autoComplete="nickname"
        />
        <button className="button" disabled={isSaving}>
          {texts.save}
        </button>
      </form>
      <p className="soft small">{texts.nicknameNote}</p>
      <p role="status" className="small">
        {said}
      </p>
    </section>
  )
}

const Characters = ({ language, texts, common, user }: Props & { user: KnownUser }) => {
  const [said, setSaid] = useState('')
  const unlink = async (id: number, name: string) => {
    if (!confirm(fill(texts.unlinkSure, { name }))) return
    const outcome = await ask('unlinkChar', { id })
    setSaid(outcome.ok ? fill(texts.unlinked, { name }) : texts.failed)
    if (outcome.ok) await refreshUser()
  }
  return (
    <section className="panel pad stack">
      <h2>{texts.characters}</h2>
      {user.own.length === 0 && <p className="soft">{texts.none}</p>}
      <ul className="asked-list">
        {user.own.map(({ id, name: given, worldName }) => {
          const name = given === '' ? common.unnamed : given
          return (
            <li key={id}>
              <span>
                <a className="link" href={inLanguage(language, pathOf('char', id, 'settings'))}>
                  {name}
                </a>{' '}
                <small className="soft">{worldName}</small>
              </span>
              <button
                className="button quiet"
                aria-label={fill(texts.unlinkLabel, { name })}
                onClick={() => void unlink(id, name)}
              >
                {texts.unlink}
              </button>
            </li>
          )
        })}
      </ul>
      {user.lost.map(({ id, name, at }) => (
        <p key={id} className="row">
          {fill(texts.lost, { name: name === '' ? common.unnamed : name, date: formatDay(at, language) })}{' '}
          <button className="button quiet" onClick={() => void ask('unlinkChar', { id }).then(() => refreshUser())}>
            {texts.understood}
          </button>
        </p>
      ))}
      <p role="status" className="small">
        {said}
      </p>
    </section>
  )
}

const Password = ({ language, texts }: Pick<Props, 'language' | 'texts'>) => {
  const page = accountPage(language, location.origin)
  return (
    <section className="panel pad stack">
      <h2>{texts.password}</h2>
      <p className="soft small">{texts.passwordNote}</p>
      {page !== null && (
        <p>
          <a className="button quiet" href={page}>
            {texts.changePassword}
          </a>
        </p>
      )}
    </section>
  )
}

const Settings = (props: Props & { user: KnownUser }) => {
  const { language, texts, sections, common, failures } = props
  const { facts, failure, again } = useFacts()
  if (failure !== null) return <Problem text={failureText(failures, failure)} retry={common.retry} again={again} />
  if (facts === null) return <Waiting text={common.loading} />
  return (
    <div className="stack">
      <section className="panel pad stack">
        <h2>{texts.email}</h2>
        <p>{facts.email ?? texts.noEmail}</p>
        <p className="soft small">{texts.emailNote}</p>
      </section>
      <Nickname texts={texts} nickname={facts.nickname} />
      <Characters {...props} />
      <Password language={language} texts={texts} />
      <section className="panel pad stack">
        <h2>{texts.patreon}</h2>
        <p className="soft small">{texts.patreonNote}</p>
        <p>{texts.soon}</p>
      </section>
      <TokensSection language={language} texts={sections.tokens} common={common} failures={failures} />
      <DataSection language={language} texts={sections.data} />
      {facts.createdAt !== null && (
        <p className="soft small">{fill(texts.since, { date: formatDay(facts.createdAt, language) })}</p>
      )}
    </div>
  )
}

/** The island of a user's settings. */
export const SettingsPage = (props: Props) => (
  <WithUser language={props.language} texts={props.common}>
    {(user) => <Settings key={user.subject} {...props} user={user} />}
  </WithUser>
)
