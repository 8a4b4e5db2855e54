import { Suspense } from 'react'
import { ask } from '#ask/page.ts'
import { characterPagePath } from '#character/paths.ts'
import { characterIdIn, lodestoneAddress, lodestoneSettings } from '#paths/lodestone.ts'
import { Icon } from '../ui/icon.tsx'
import { refreshUser } from '../user/user.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { failureText } from '../user/failure-text.ts'
import { useFetched } from '../ui/use-fetched.ts'
import { Problem, Waiting } from '../ui/waiting.tsx'
import type { OwnerProps } from './owner-props.ts'
import { fetchCode, tryVerify, type VerifyView } from './verify.ts'
import { WithUser } from '../user/with-user.tsx'
import { Notice } from '../ui/notice.tsx'
import { anonymousTexts } from '#character/texts/anonymous.ts'
import type { ImportFacts } from './import-marks.ts'
import { laterPart } from '../ui/later-part.ts'
import { Guard } from '../ui/guard.tsx'

interface Props extends OwnerProps {
  /** What taking over ticks has to know of the game. */
  facts: ImportFacts
}

/** Only who has ticks to take over sees it. */
const takeOver = laterPart(() => import('./take-over.tsx').then(({ TakeOver }) => TakeOver))

const useVerification = (id: number) => {
  const [view, setView, again] = useFetched<VerifyView>(
    (of) => fetchCode(ask, of),
    ({ state }) => state === 'failed',
    { state: 'loading' },
    id,
  )
  const verify = (code: string) => {
    setView({ state: 'verifying', code, problem: null })
    void tryVerify(ask, id, code).then((next) => {
      setView(next)
      if (next.state === 'verified') void refreshUser()
    })
  }
  return { view, verify, again }
}

const Steps = ({ id, language, texts, view, verify }: Omit<OwnerProps, 'account'> & StepsProps) => {
  const { verify: text, failures } = texts
  const isBusy = view.state === 'verifying'
  return (
    <section className="panel pad stack">
      <ol className="steps">
        <li>
          {text.copy}
          <p className="code">
            <code>{view.code}</code> <CopyButton text={view.code} label={text.copyCode} done={text.copied} />
          </p>
        </li>
        <li>
          {text.paste}{' '}
          <a className="link" href={lodestoneSettings(language)} target="_blank" rel="noreferrer">
            {text.settings} <Icon name="external" className="icon in-line" />
          </a>
        </li>
        <li>{text.press}</li>
      </ol>
      <p>
        <button className="button" onClick={() => verify(view.code)} disabled={isBusy}>
          {isBusy ? text.verifying : text.button}
        </button>
      </p>
      <p role="status" className={view.problem === null ? 'soft small' : 'problem'}>
        {view.problem === null
          ? text.keep
          : view.problem === 'notFound'
            ? text.notFound
            : failureText(failures, view.problem)}
      </p>
      <p className="small">
        <a className="link" href={lodestoneAddress(id, language)} target="_blank" rel="noreferrer">
          {text.look} <Icon name="external" className="icon in-line" />
        </a>
      </p>
    </section>
  )
}

interface StepsProps {
  id: number
  view: Extract<VerifyView, { code: string; problem: unknown }>
  verify: (code: string) => void
}

const Verification = ({ id, language, texts, account, facts }: Props & { id: number }) => {
  const { view, verify, again } = useVerification(id)
  if (view.state === 'loading') return <Waiting text={texts.loading} />
  if (view.state === 'failed')
    return <Problem text={failureText(texts.failures, view.code)} retry={account.retry} again={again} />
  if (view.state !== 'verified') return <Steps {...{ id, language, texts, view, verify }} />
  return (
    <div className="stack">
      <section className="panel pad stack" role="status">
        <p>{texts.verify.verified}</p>
        <p>
          <a className="button" href={characterPagePath(language, id, 'settings')}>
            {texts.verify.next}
          </a>
        </p>
      </section>
      <Guard instead={null}>
        <Suspense>
          <takeOver.Part {...{ language, id, facts }} texts={texts.takeOver} failures={texts.failures} />
        </Suspense>
      </Guard>
    </div>
  )
}

/** The island on which a user verifies that a character is theirs. */
export const VerifyPage = ({ language, texts, account, facts }: Props) => (
  <WithUser language={language} texts={account}>
    {() => {
      const id = characterIdIn(location.pathname)
      return id === null ? (
        <Notice
          level={2}
          icon="person"
          title={anonymousTexts[language].name}
          text={anonymousTexts[language].needsCharacter}
        />
      ) : (
        <Verification {...{ id, language, texts, account, facts }} />
      )
    }}
  </WithUser>
)
