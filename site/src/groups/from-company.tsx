import { type SubmitEvent, useId, useRef, useState } from 'react'
import { answered, AskError } from '#ask/outcome.ts'
import { loadCompany } from '#companies/members.ts'
import { companyIdIn } from '#paths/lodestone.ts'
import { homeIn, homeText } from '#places/home.ts'
import { commonTexts } from '#texts/texts.ts'
import { BusyButton } from '#ui/busy-button.tsx'
import { groupEditTexts } from './texts.ts'
import { SaidLine, useChange } from './use-change.tsx'
import type { EditFrame } from './edit-frame.ts'
import { PickList } from './pick-list.tsx'
import type { Adding, Candidate } from './use-adding.tsx'

interface Company {
  name: string
  members: readonly Candidate[]
}

/** Shows the published members of a free company, to add some or all of them. */
export const FromCompany = ({ language, ask, adding }: EditFrame & { adding: Adding }) => {
  const texts = groupEditTexts(language)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [company, setCompany] = useState<Company | null>(null)
  const { said, isBusy, run, refuse } = useChange(language)
  const load = async (companyId: string) => {
    try {
      const [found, places] = await Promise.all([loadCompany(ask, companyId), ask('places', {}, { once: true })])
      return answered({ found, homeOf: homeIn(places.ok ? places.value : null) })
    } catch (error) {
      if (error instanceof AskError) return { ok: false, code: error.code } as const
      throw error
    }
  }
  const show = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const companyId = companyIdIn(field.current?.value ?? '')
    setCompany(null)
    if (companyId === null) return refuse(texts.companyBad)
    void run(
      () => load(companyId),
      ({ found, homeOf }) => {
        if (found === null) return texts.companyNone
        const placeOf = (worldId: number) => homeText(homeOf(worldId), commonTexts(language).unknown)
        setCompany({
          name: found.name,
          members: found.members.map(({ id, name, worldId }) => ({ id, name, iconUrl: '', place: placeOf(worldId) })),
        })
        return found.name
      },
    )
  }
  return (
    <form className="stack" onSubmit={show}>
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
      {company !== null && (
        <PickList {...{ language, adding }} title={company.name} candidates={company.members} withAll />
      )}
    </form>
  )
}
