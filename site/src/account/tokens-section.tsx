import { type RefObject, type SubmitEvent, useMemo, useRef, useState } from 'react'
import { type AnswerOf, longestTokenName, tokenNameFault } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import type { Ask } from '#ask/ask.ts'
import { ask as pageAsk } from '#ask/page.ts'
import { createResource } from '#ask/resource.ts'
import { useResource } from '#ask/use-resource.ts'
import { formatDay } from '#format/date.ts'
import { gapOf, listed } from '#format/punctuation.ts'
import { inLanguage, pathOf } from '#paths/paths.ts'
import { fill } from '#texts/fill.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { useNextFocus } from '../ui/use-next-focus.ts'
import { Failed } from '#ask/failed.tsx'
import { failureText } from '../user/failure-text.ts'
import { failureTexts } from '../user/texts.ts'
import { namingTexts, tokensTexts } from './texts.ts'

interface Props {
  language: Language
  ask?: Ask
}

interface PartProps extends Required<Props> {
  texts: ReturnType<typeof tokensTexts>
}

type Token = AnswerOf<'tokens'>['tokens'][number]

const scopes = ['read', 'mark'] as const

/** For how many days a token may be valid; 0 for one without an end. */
const lifetimes = [30, 90, 365, 0] as const

const factsOf = (
  { start, scopes: given, createdAt, usedAt, expiresAt }: Token,
  { language, texts }: Pick<PartProps, 'language' | 'texts'>,
): string =>
  [
    `${start}…`,
    listed(language, ...given.map((scope) => texts.scopes[scope])),
    fill(texts.created, { date: formatDay(createdAt, language) }),
    usedAt === null ? texts.neverUsed : fill(texts.used, { date: formatDay(usedAt, language) }),
    expiresAt === null
      ? texts.noEnd
      : fill(expiresAt <= Date.now() ? texts.ended : texts.ends, { date: formatDay(expiresAt, language) }),
  ].join(' · ')

interface ListProps extends PartProps {
  tokens: readonly Token[]
  show: (tokens: readonly Token[]) => void
  title: RefObject<HTMLHeadingElement | null>
}

const List = (props: ListProps) => {
  const { language, texts, ask, tokens, show, title } = props
  const [said, setSaid] = useState('')
  const { list, goes } = useNextFocus(tokens, title)
  const revoke = async (token: Token) => {
    const { id, name } = token
    if (!confirm(fill(texts.revokeSure, { name }))) return
    const outcome = await ask('revokeToken', { tokenId: id })
    if (outcome.ok) goes(tokens.indexOf(token))
    setSaid(outcome.ok ? fill(texts.revoked, { name }) : failureText(failureTexts(language), outcome.code))
    if (outcome.ok) show(outcome.value.tokens)
  }
  return (
    <>
      {tokens.length === 0 && <p className="soft">{texts.none}</p>}
      <ul className="asked-list" ref={list}>
        {tokens.map((token) => (
          <li key={token.id}>
            <span>
              {token.name}
              <br />
              <small className="soft">{factsOf(token, props)}</small>
            </span>
            <button
              className="button quiet"
              aria-label={fill(texts.revokeLabel, { name: token.name })}
              onClick={() => void revoke(token)}
            >
              {texts.revoke}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="small">
        {said}
      </p>
    </>
  )
}

const Make = ({ language, texts, ask, show }: PartProps & { show: (tokens: readonly Token[]) => void }) => {
  const [made, setMade] = useState('')
  const [problem, setProblem] = useState('')
  const [isMaking, setMaking] = useState(false)
  const make = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    const chosen = scopes.filter((scope) => given.has(scope))
    const name = String(given.get('name') ?? '')
    const fault = tokenNameFault(name)
    if (fault !== null) return setProblem(fill(namingTexts(language)[fault], { n: String(longestTokenName) }))
    if (chosen.length === 0) return setProblem(texts.noScope)
    setMaking(true)
    const days = Number(given.get('days'))
    const outcome = await ask('createToken', {}, { body: { name, scopes: chosen, days: days === 0 ? null : days } })
    setMaking(false)
    if (!outcome.ok) {
      const { code } = outcome
      return setProblem(code === 'tooManyTokens' ? texts.tooMany : failureText(failureTexts(language), code))
    }
    setProblem('')
    setMade(outcome.value.token)
    show(outcome.value.tokens)
    form.reset()
  }
  return (
    <>
      <form className="stack" onSubmit={(event) => void make(event)}>
        <label className="field">
          {texts.name} <input name="name" required maxLength={longestTokenName} placeholder={texts.namePlaceholder} />
        </label>
        <fieldset className="may">
          <legend>{texts.may}</legend>
          {scopes.map((scope) => (
            <label key={scope} className="choice">
              <input type="checkbox" name={scope} defaultChecked={scope === 'read'} /> {texts.scopes[scope]}
            </label>
          ))}
        </fieldset>
        <label className="field">
          {texts.lifetime}{' '}
          <select name="days" defaultValue={90}>
            {lifetimes.map((days) => (
              <option key={days} value={days}>
                {days === 0 ? texts.noEnd : fill(texts.days, { n: String(days) })}
              </option>
            ))}
          </select>
        </label>
        <p>
          <BusyButton isBusy={isMaking}>{texts.make}</BusyButton>
        </p>
      </form>
      <div role="status">
        {problem !== '' && <p className="problem">{problem}</p>}
        {made !== '' && (
          <>
            <p>{texts.once}</p>
            <p className="asked">
              <code className="token">{made}</code> <CopyButton language={language} text={made} />
            </p>
          </>
        )}
      </div>
    </>
  )
}

/** The tokens that a user gives to programs: made, shown once, and revoked. */
export const TokensSection = ({ language, ask = pageAsk }: Props) => {
  const texts = tokensTexts(language)
  const asked = useMemo(
    () => createResource<Pick<AnswerOf<'tokens'>, 'tokens'>>((asking) => ask('tokens', {}, asking)),
    [ask],
  )
  const view = useResource(asked)
  const show = (tokens: readonly Token[]) => asked.take({ tokens: [...tokens] })
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <section className="panel pad stack" aria-busy={view.state === 'loading'}>
      <h2 ref={title} tabIndex={-1}>
        {texts.title}
      </h2>
      <p className="soft small">
        {texts.note}
        {gapOf(language)}
        <a className="link" href={`${inLanguage(language, pathOf('api'))}#programs`}>
          {texts.documentation}
        </a>
      </p>
      {view.state === 'failed' && view.value === null && (
        <Failed
          language={language}
          className="stack"
          text={failureText(failureTexts(language), view.code)}
          again={asked.again}
        />
      )}
      {view.value !== null && (
        <>
          <List {...{ language, texts, ask, show, title }} tokens={view.value.tokens} />
          <Make {...{ language, texts, ask }} show={show} />
        </>
      )}
    </section>
  )
}
