import type { Language } from '@kupodex/data/game'
import { Suspense, useEffect, useMemo, useRef } from 'react'
import type { Ask, AskOptions } from '#ask/ask.ts'
import { type AskFailure, type Outcome, answered } from '#ask/outcome.ts'
import { ask as pageAsk } from '#ask/page.ts'
import { createResource } from '#ask/resource.ts'
import { useResource } from '#ask/use-resource.ts'
import { characterPagePath } from '#character/paths.ts'
import { anonymousTexts } from '#character/texts.ts'
import { gapOf } from '#format/punctuation.ts'
import { markTexts } from '#marks/texts.ts'
import { characterIdIn, lodestoneAddress, lodestoneSettings } from '#paths/lodestone.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Guard } from '../ui/guard.tsx'
import { Icon } from '../ui/icon.tsx'
import { laterPart } from '#ask/later-part.tsx'
import { Notice } from '../ui/notice.tsx'
import { Failed } from '#ask/failed.tsx'
import { Waiting } from '../ui/waiting.tsx'
import { failureText } from '../user/failure-text.ts'
import { refreshUser } from '../user/user.ts'
import { WithUser } from '../user/with-user.tsx'
import { type OwnerWords, ownerWords } from './owner-words.ts'

/** What the page of verification shows (spec: characters §4). */
type VerifyView =
  | {
      state: 'ready' | 'verifying'
      /** What the player puts into the introduction on the Lodestone. */
      code: string
      /** Why the last try failed: `notFound` where the code was not in the introduction. */
      problem: AskFailure | 'notFound' | null
    }
  | {
      state: 'verified'
      /** Whether it was verified on this page, by a button that is gone now. */
      isNew: boolean
    }

const fetchCode = async (ask: Ask, id: number, options: AskOptions): Promise<Outcome<VerifyView>> => {
  const outcome = await ask('verificationCode', { id }, options)
  if (!outcome.ok) return outcome
  const { verified, code } = outcome.value
  return answered(verified ? { state: 'verified', isNew: false } : { state: 'ready', code, problem: null })
}

/** Has the introduction read, and says what came of it. */
const tryVerify = async (ask: Ask, id: number, code: string): Promise<VerifyView> => {
  const outcome = await ask('verifyCode', { id })
  if (outcome.ok && outcome.value.verified) return { state: 'verified', isNew: true }
  return { state: 'ready', code, problem: outcome.ok ? 'notFound' : outcome.code }
}

interface Props {
  language: Language
}

/** Only who has ticks to take over sees it. */
const takeOver = laterPart(() => import('./take-over.tsx').then(({ TakeOver }) => TakeOver))

const useVerification = (id: number, ask: Ask) => {
  const verification = useMemo(() => createResource<VerifyView>((asking) => fetchCode(ask, id, asking)), [id, ask])
  const verify = (code: string) => {
    verification.take({ state: 'verifying', code, problem: null })
    void tryVerify(ask, id, code).then((next) => {
      verification.take(next)
      if (next.state === 'verified') void refreshUser()
    })
  }
  return { view: useResource(verification), verify, again: verification.again }
}

const Steps = ({ id, language, texts, view, verify }: { language: Language; texts: OwnerWords } & StepsProps) => {
  const { verify: text, failures } = texts
  const isBusy = view.state === 'verifying'
  return (
    <section className="panel pad stack">
      <ol className="steps">
        <li>
          {text.copy}
          <p className="code">
            <code>{view.code}</code>
            <CopyButton language={language} text={view.code} />
          </p>
        </li>
        <li>
          {text.paste}
          {gapOf(language)}
          <a className="link" href={lodestoneSettings(language)} target="_blank" rel="noreferrer">
            {text.settings}
            <Icon name="external" className="icon in-line after" />
          </a>
        </li>
        <li>{text.press}</li>
      </ol>
      <p>
        <BusyButton isBusy={isBusy} onClick={() => verify(view.code)}>
          {isBusy ? text.verifying : text.button}
        </BusyButton>
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
          {text.look}
          <Icon name="external" className="icon in-line after" />
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

const Verified = ({ id, language, text, isNew }: VerifiedProps) => {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isNew) place.current?.focus()
  }, [isNew])
  return (
    <section className="panel pad stack" role="status" tabIndex={-1} ref={place}>
      <p>{text.verified}</p>
      <p className="row">
        <a className="button" href={characterPagePath(language, id, 'orchestrions')}>
          {text.tick}
        </a>
        <a className="button quiet" href={characterPagePath(language, id, 'profile')}>
          {text.profile}
        </a>
        <a className="button quiet" href={characterPagePath(language, id, 'settings')}>
          {text.next}
        </a>
      </p>
    </section>
  )
}

interface VerifiedProps {
  id: number
  language: Language
  text: OwnerWords['verify']
  isNew: boolean
}

/** How a user verifies one character: the code, what to do with it, and what comes next. */
export const Verification = ({ id, language, ask = pageAsk }: Props & { id: number; ask?: Ask }) => {
  const texts = ownerWords(language)
  const { view, verify, again } = useVerification(id, ask)
  if (view.state === 'loading') return <Waiting language={language} />
  if (view.value === null)
    return <Failed language={language} text={failureText(texts.failures, view.code)} again={again} />
  if (view.value.state !== 'verified') return <Steps {...{ id, language, texts, verify }} view={view.value} />
  return (
    <div className="stack">
      <Verified {...{ id, language }} text={texts.verify} isNew={view.value.isNew} />
      <Guard instead={null}>
        <Suspense>
          <takeOver.Part {...{ language, id }} texts={texts.takeOver} failures={texts.failures} />
        </Suspense>
      </Guard>
    </div>
  )
}

export const VerifyPage = ({ language }: Props) => (
  <WithUser
    language={language}
    otherwise={
      <a className="link" href={characterPagePath(language, 0, 'profile')}>
        {markTexts(language).anonymous.begin}
      </a>
    }
  >
    {() => {
      const id = characterIdIn(location.pathname)
      return id === null ? (
        <Notice
          level={2}
          icon="person"
          title={anonymousTexts(language).name}
          text={anonymousTexts(language).needsCharacter}
        />
      ) : (
        <Verification {...{ id, language }} />
      )
    }}
  </WithUser>
)
