import { useMemo, useState } from 'react'
import type { Language } from '@kupodex/data/game'
import type { Ask } from '#ask/ask.ts'
import { ask as pageAsk } from '#ask/page.ts'
import { createResource } from '#ask/resource.ts'
import { useResource } from '#ask/use-resource.ts'
import { BringSection } from '#bring/bring-section.tsx'
import type { CollectionNames } from '#bring/collection-words.ts'
import { formatDay } from '#format/date.ts'
import { KeptSection } from '#offline/kept-section.tsx'
import { inLanguage, pathOf } from '#paths/paths.ts'
import { accountPage } from '#session/issuer.ts'
import { fill } from '#texts/fill.ts'
import { commonTexts } from '#texts/texts.ts'
import { useStore } from '../ui/use-store.ts'
import { DatabasesSection } from '#elsewhere/databases-section.tsx'
import { Failed } from '#ask/failed.tsx'
import { Waiting } from '../ui/waiting.tsx'
import { failureText } from '../user/failure-text.ts'
import type { KnownUser } from '../user/kept-user.ts'
import { failureTexts } from '../user/texts.ts'
import { account, refreshAccount, refreshUser } from '../user/user.ts'
import { WithUser } from '../user/with-user.tsx'
import { DataSection } from './data-section.tsx'
import { NicknameSection } from './nickname-section.tsx'
import { settingsTexts } from './texts.ts'
import { TokensSection } from './tokens-section.tsx'

interface Props {
  language: Language
  ask: Ask
}

interface PageProps {
  language: Language
  ask?: Ask
  names: CollectionNames
}

type Texts = ReturnType<typeof settingsTexts>

/** What the account says, null while it is being fetched; why it cannot be had, and a function that asks again. */
const useFacts = (ask: Ask) => {
  const facts = useStore(account)
  const asked = useMemo(() => createResource(() => refreshAccount(ask)), [ask])
  const view = useResource(facts === null ? asked : null)
  return { facts, failure: view.state === 'failed' ? view.code : null, again: asked.again }
}

const Characters = ({ language, ask, texts, user }: Props & { texts: Texts; user: KnownUser }) => {
  const unnamed = commonTexts(language).newCharacter
  const [said, setSaid] = useState('')
  const unlink = async (id: number, name: string) => {
    if (!confirm(fill(texts.unlinkSure, { name }))) return
    const outcome = await ask('unlinkChar', { id })
    setSaid(outcome.ok ? fill(texts.unlinked, { name }) : failureText(failureTexts(language), outcome.code))
    if (outcome.ok) await refreshUser(ask)
  }
  return (
    <section className="panel pad stack">
      <h2>{texts.characters}</h2>
      {user.own.length === 0 && <p className="soft">{texts.none}</p>}
      <ul className="asked-list">
        {user.own.map(({ id, name: given, worldName }) => {
          const name = given === '' ? unnamed : given
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
      {user.own.length > 1 && (
        <p>
          <a className="link" href={inLanguage(language, pathOf('alts'))}>
            {texts.together}
          </a>
        </p>
      )}
      {user.lost.map(({ id, name, at }) => (
        <p key={id} className="row">
          {fill(texts.lost, { name: name === '' ? unnamed : name, date: formatDay(at, language) })}{' '}
          <button className="button quiet" onClick={() => void ask('unlinkChar', { id }).then(() => refreshUser(ask))}>
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

const Password = ({ language, texts }: Pick<Props, 'language'> & { texts: Texts }) => {
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

export const Settings = ({ language, names, user, ask = pageAsk }: PageProps & { user: KnownUser }) => {
  const texts = settingsTexts(language)
  const { facts, failure, again } = useFacts(ask)
  if (failure !== null)
    return (
      <div className="stack">
        <Failed language={language} text={failureText(failureTexts(language), failure)} again={again} />
        <KeptSection language={language} />
      </div>
    )
  if (facts === null) return <Waiting language={language} />
  return (
    <div className="stack">
      <section className="panel pad stack">
        <h2>{texts.email}</h2>
        <p>{facts.email ?? texts.noEmail}</p>
        <p className="soft small">{texts.emailNote}</p>
      </section>
      <NicknameSection {...{ language, ask }} nickname={facts.nickname} />
      <Characters {...{ language, ask, texts, user }} />
      <Password language={language} texts={texts} />
      <section className="panel pad stack">
        <h2>{texts.patreon}</h2>
        <p className="soft small">{texts.patreonNote}</p>
      </section>
      <TokensSection {...{ language, ask }} />
      <DatabasesSection language={language} />
      <KeptSection language={language} />
      <BringSection {...{ language, names }} />
      <DataSection {...{ language, ask }} />
      {facts.createdAt !== null && (
        <p className="soft small">{fill(texts.since, { date: formatDay(facts.createdAt, language) })}</p>
      )}
    </div>
  )
}

/** What needs no account: what this browser keeps, and what nobody's character can bring along. */
export const SettingsOfBrowser = ({ language, names }: PageProps) => (
  <div className="stack">
    <KeptSection language={language} />
    <BringSection {...{ language, names }} />
  </div>
)

export const SettingsPage = ({ language, names }: PageProps) => (
  <WithUser language={language} below={<SettingsOfBrowser {...{ language, names }} />}>
    {(user) => <Settings key={user.subject} {...{ language, names, user }} />}
  </WithUser>
)
