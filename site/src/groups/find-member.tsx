import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { characterIdIn } from '#paths/lodestone.ts'
import { homeIn, homeText } from '#places/home.ts'
import { isEnough } from '#search/enough.ts'
import { isLongEnough, searchProduct } from '#search/search-store.ts'
import { suggest } from '#search/suggest.ts'
import { typingPause } from '#search/typing-pause.ts'
import { counted } from '#texts/fill.ts'
import { commonTexts } from '#texts/texts.ts'
import { BusyButton } from '#ui/busy-button.tsx'
import { groupEditTexts } from './texts.ts'
import { SaidLine, useChange } from './use-change.tsx'
import type { EditFrame } from './edit-frame.ts'
import { PickList } from './pick-list.tsx'
import type { Adding, Candidate } from './use-adding.tsx'

/** Characters that are offered at most while a name is typed, and once it is searched for. */
const [mostOffered, mostFound] = [6, 20]

/** Finds characters by a name while it is typed, then all of the product's by Enter; an ID or the address of a profile is added at once. */
export const FindMember = ({ language, ask, adding }: EditFrame & { adding: Adding }) => {
  const texts = groupEditTexts(language)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [found, setFound] = useState<readonly Candidate[]>([])
  const { said, isBusy, run } = useChange(language)
  // What came for an older text is not shown for a newer one.
  const turn = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const offer = async (text: string, mine: number) => {
    const offered = await suggest(ask, text, mostOffered).catch(() => [])
    if (mine === turn.current) setFound(offered.map((one) => ({ ...one, iconUrl: one.iconUrl ?? '' })))
  }
  const type = (text: string) => {
    const mine = ++turn.current
    clearTimeout(timer.current)
    if (!isEnough(text)) return setFound([])
    timer.current = setTimeout(() => void offer(text.trim(), mine), typingPause)
  }
  const search = async (text: string) => {
    const mine = ++turn.current
    clearTimeout(timer.current)
    const places = await ask('places', {}, { once: true })
    const homeOf = homeIn(places.ok ? places.value : null)
    await run(
      () => searchProduct(ask, text, places.ok ? places.value : {}),
      (results) => {
        if (mine === turn.current)
          setFound(
            results.slice(0, mostFound).map(({ id, name, worldId, iconUrl = '' }) => ({
              ...{ id, name, iconUrl },
              place: homeText(homeOf(worldId), commonTexts(language).unknown),
            })),
          )
        const count = Math.min(results.length, mostFound)
        return count === 0 ? texts.none : counted(commonTexts(language).characters, count, language)
      },
    )
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = field.current?.value.trim() ?? ''
    const character = characterIdIn(text)
    if (character !== null) return void adding.add([character])
    if (isLongEnough(text)) void search(text)
    else type(text)
  }
  return (
    <form className="stack" role="search" onSubmit={submit}>
      <div className="long-field">
        <label htmlFor={id}>{texts.find}</label>
        <div className="asked">
          <input
            id={id}
            ref={field}
            type="search"
            autoComplete="off"
            maxLength={200}
            aria-describedby={`${id}hint`}
            onChange={({ currentTarget }) => type(currentTarget.value)}
          />
          <BusyButton isBusy={isBusy}>{texts.findButton}</BusyButton>
        </div>
        <p className="small soft" id={`${id}hint`}>
          {texts.findHint}
        </p>
      </div>
      <SaidLine said={said} />
      {found.length > 0 && <PickList {...{ language, adding }} title={texts.found} candidates={found} />}
    </form>
  )
}
