import { type ReactNode, Suspense } from 'react'
import { Failed } from '#ask/failed.tsx'
import { companyTexts } from '#companies/texts.ts'
import { inLanguage, pathOf } from '#paths/paths.ts'
import { counted } from '#texts/fill.ts'
import { commonTexts, loginTexts } from '#texts/texts.ts'
import { Notice } from '../ui/notice.tsx'
import { Waiting } from '../ui/waiting.tsx'
import type { ChooserProps } from './chooser.tsx'
import { LaterChooser } from './later-chooser.ts'
import { type Party, partyOf } from './party.ts'
import { partyTexts } from './texts.ts'
import { useParty, useWho } from './use-party.ts'
import type { Who } from './who.ts'

interface Props extends Pick<ChooserProps, 'language' | 'path' | 'least'> {
  children: (party: Party) => ReactNode
}

const Choose = ({ children, ...props }: Omit<Props, 'children'> & { children?: ReactNode }) => (
  <div className="stack">
    {children}
    <section className="panel pad stack">
      <h2>{partyTexts(props.language).choose}</h2>
      <Suspense fallback={<p className="soft">{commonTexts(props.language).loading}</p>}>
        <LaterChooser {...props} />
      </Suspense>
    </section>
  </div>
)

/** Why there is no such party, for who comes by a link to it. */
const Missing = ({ language, who, ...props }: Omit<Props, 'children'> & { who: Who }) => {
  const [texts, company] = [partyTexts(language), companyTexts(language)]
  const [title, text] = who.by === 'company' ? [company.fewTitle, company.few] : [texts.noGroup, texts.noGroupHint]
  return (
    <Choose {...props} language={language}>
      <Notice level={2} icon="people" title={title} text={text} />
    </Choose>
  )
}

const LogIn = ({ language, ...props }: Omit<Props, 'children'>) => {
  const { required, login } = loginTexts(language)
  return (
    <Choose {...props} language={language}>
      <Notice level={2} icon="lock" title={required}>
        <a className="button" href={inLanguage(language, pathOf('login'))} data-login="">
          {login}
        </a>
      </Notice>
    </Choose>
  )
}

/** Why there is nobody to show of a party that there is. */
const Nobody = ({ language, party, ...props }: Omit<Props, 'children'> & { party: Party }) => {
  const { noneOwn, noneOwnHint, nobody, hidden } = partyTexts(language)
  const [title, text] =
    party.who.by === 'own'
      ? [noneOwn, noneOwnHint]
      : [nobody, party.hidden === 0 ? undefined : counted(hidden, party.hidden, language)]
  return (
    <Choose {...props} language={language}>
      <Notice level={2} icon="person" title={title} text={text} />
    </Choose>
  )
}

const Found = ({ who, children, ...props }: Props & { who: Who }) => {
  const view = useParty(who)
  const { language } = props
  if (view.state === 'failed' && view.value === null) {
    return view.code === 'loggedOut' ? <LogIn {...props} /> : <Failed language={language} again={partyOf(who).again} />
  }
  if (view.state === 'loading') return <Waiting language={language} />
  if (view.value === null) return <Missing {...props} who={who} />
  if (view.value.members.length === 0) return <Nobody {...props} party={view.value} />
  return children(view.value)
}

/** Draws what is for the party of the page's address; where it names none, or one that does not exist, another one can be chosen. */
export const WithParty = (props: Props) => {
  const who = useWho()
  const { language, path, least } = props
  if (who === undefined) return <Waiting language={language} />
  return who === null ? <Choose {...{ language, path, least }} /> : <Found {...props} who={who} />
}
