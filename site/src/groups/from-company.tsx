import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import type { Ask } from '#ask/ask.ts'
import { answered, AskError } from '#ask/outcome.ts'
import { loadCompany } from '#companies/members.ts'
import { readKnownHere } from '#party/known-here.ts'
import { readerCompanies } from '#party/reader-companies.ts'
import { companyIdIn } from '#paths/lodestone.ts'
import { homeIn, homeText } from '#places/home.ts'
import { findCompanies } from '#search/companies.ts'
import { commonTexts } from '#texts/texts.ts'
import { BusyButton, QuietButton } from '#ui/busy-button.tsx'
import { groupFailure } from './failure-words.ts'
import { groupEditTexts } from './texts.ts'
import { SaidLine, useChange } from './use-change.tsx'
import type { EditFrame } from './edit-frame.ts'
import { PickList } from './pick-list.tsx'
import type { Adding, Candidate } from './use-adding.tsx'

const mostFound = 12

interface Company {
  name: string
  members: readonly Candidate[]
}

/** A free company that may be meant, and where it is, where that is known. */
interface Meant {
  id: string
  name: string
  place: string
}

/** The free companies of the reader's own characters; none where they cannot be had. */
const useOwnCompanies = (ask: Ask): readonly Meant[] => {
  const [own, setOwn] = useState<readonly Meant[]>([])
  useEffect(() => {
    let isOver = false
    const ids = readKnownHere().own.map(({ id }) => id)
    void readerCompanies(ids, ask)
      .catch(() => [])
      .then((companies) => {
        if (!isOver) setOwn(companies.map(({ id, name }) => ({ id, name, place: '' })))
      })
    return () => {
      isOver = true
    }
  }, [ask])
  return own
}

const outcomeOf = async <Value,>(value: Promise<Value>) => {
  try {
    return answered(await value)
  } catch (error) {
    if (error instanceof AskError) return { ok: false, code: error.code } as const
    throw error
  }
}

/** Shows the published members of a free company of the reader's, or of a name, to add some or all of them. */
export const FromCompany = ({ language, ask, adding }: EditFrame & { adding: Adding }) => {
  const texts = groupEditTexts(language)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const own = useOwnCompanies(ask)
  const [found, setFound] = useState<readonly Meant[]>([])
  const [company, setCompany] = useState<Company | null>(null)
  const { said, isBusy, run, refuse } = useChange(language)
  const show = (companyId: string) =>
    run(
      () => outcomeOf(Promise.all([loadCompany(ask, companyId), ask('places', {}, { once: true })])),
      ([shown, places]) => {
        if (shown === null) return texts.companyNone
        const homeOf = homeIn(places.ok ? places.value : null)
        const placeOf = (worldId: number) => homeText(homeOf(worldId), commonTexts(language).unknown)
        setCompany({
          name: shown.name,
          members: shown.members.map(({ id, name, worldId }) => ({ id, name, iconUrl: '', place: placeOf(worldId) })),
        })
        return shown.name
      },
    )
  const find = async (text: string) => {
    const outcome = await outcomeOf(findCompanies(ask, text, mostFound))
    if (!outcome.ok) return refuse(groupFailure(language, outcome.code))
    const [only, ...others] = outcome.value
    if (only === undefined) return refuse(texts.companyBad)
    if (others.length === 0) return show(only.id)
    setFound(outcome.value)
    await run(
      async () => outcome,
      () => texts.companyFound,
    )
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = field.current?.value ?? ''
    const companyId = companyIdIn(text)
    setCompany(null)
    setFound([])
    void (companyId === null ? find(text) : show(companyId))
  }
  const offered = (companies: readonly Meant[], title: string) =>
    companies.length > 0 && (
      <ul className="row" aria-label={title}>
        {companies.map((one) => (
          <li key={one.id}>
            <QuietButton isBusy={isBusy} onClick={() => void show(one.id)}>
              {one.name} {one.place !== '' && <small className="soft">{one.place}</small>}
            </QuietButton>
          </li>
        ))}
      </ul>
    )
  return (
    <form className="stack" onSubmit={submit}>
      {offered(own, texts.companyOwn)}
      <div className="long-field">
        <label htmlFor={id}>{texts.companyField}</label>
        <div className="asked">
          <input id={id} ref={field} required autoComplete="off" maxLength={200} aria-describedby={`${id}hint`} />
          <BusyButton isBusy={isBusy}>{texts.companyButton}</BusyButton>
        </div>
        <p className="small soft" id={`${id}hint`}>
          {texts.companyHint}
        </p>
      </div>
      <SaidLine said={said} />
      {offered(found, texts.companyFound)}
      {company !== null && (
        <PickList {...{ language, adding }} title={company.name} candidates={company.members} withAll />
      )}
    </form>
  )
}
