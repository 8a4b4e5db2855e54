import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import type { Language } from '@kupodex/data/game'
import type { Ask } from '#ask/ask.ts'
import { characterIdIn } from '#paths/lodestone.ts'
import { homeIn, homeText } from '#places/home.ts'
import { counted } from '#texts/fill.ts'
import { commonTexts } from '#texts/texts.ts'
import { BusyButton } from '#ui/busy-button.tsx'
import { foundBase } from './found-base.ts'
import { NameField } from './name-field.tsx'
import { isLongEnough, searchProduct } from './search-store.ts'
import type { Suggestion } from './suggest.ts'
import { pickerTexts } from './texts.ts'

/** Characters that are listed at most once a name is searched for. */
const mostFound = 20

interface Props {
  language: Language
  ask: Ask
  /** Takes whom the reader has chosen; of an ID or link nothing else is known, and the name is empty. */
  choose: (character: Suggestion) => void
  /** Draws who was found by Enter. */
  children: (found: readonly Suggestion[]) => ReactNode
}

/** Those who have a name, of all of the product's characters; null where that could not be had. */
const search = async (ask: Ask, text: string): Promise<Suggestion[] | null> => {
  const places = await ask('places', {}, { once: true })
  const results = await searchProduct(ask, text, places.ok ? places.value : {})
  if (!results.ok) return null
  const homeOf = homeIn(places.ok ? places.value : null)
  return results.value.slice(0, mostFound).map((one) => ({ ...one, place: homeText(homeOf(one.worldId), '') }))
}

/** Takes characters one after another: suggestions while a name is typed, all of the product's by Enter, those of an ID or a link at once. */
export const CharacterPicker = ({ language, ask, choose, children }: Props) => {
  const texts = pickerTexts(language)
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [found, setFound] = useState<readonly Suggestion[]>([])
  const [said, setSaid] = useState('')
  const [isBusy, setBusy] = useState(false)
  // What came for an older text is not shown for a newer one.
  const turn = useRef(0)
  const forget = () => {
    turn.current += 1
    setFound([])
    setSaid('')
    setBusy(false)
  }
  const latest = useRef(choose)
  useEffect(() => {
    latest.current = choose
  })
  const take = (character: Suggestion) => {
    forget()
    latest.current(character)
  }
  const bound = useRef(false)
  const bind = async () => {
    if (bound.current || form.current === null) return
    bound.current = true
    try {
      const { bindCombobox } = await import('./combobox.ts')
      bindCombobox(form.current, { char: foundBase(language, null), ask, choose: take })
    } catch {
      // Without suggestions there is still the button; the next visit of the field tries again.
      bound.current = false
    }
  }
  const find = async (text: string) => {
    const mine = turn.current
    setBusy(true)
    const results = await search(ask, text).catch(() => null)
    if (mine !== turn.current) return
    setBusy(false)
    setFound(results ?? [])
    const count = results?.length ?? 0
    const none = results === null ? texts.failed : texts.none
    setSaid(count === 0 ? none : counted(commonTexts(language).characters, count, language))
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.querySelector('input')
    const text = field?.value.trim() ?? ''
    const character = characterIdIn(text)
    forget()
    if (field !== null && character !== null) {
      field.value = ''
      take({ id: character, name: '', worldId: 0, place: '' })
    } else if (isLongEnough(text)) void find(text)
    else setSaid(texts.short)
  }
  return (
    <>
      <form className="finder" role="search" ref={form} onSubmit={submit} onFocus={() => void bind()} onInput={forget}>
        <label htmlFor={id}>{texts.label}</label>
        <NameField language={language} id={id}>
          <BusyButton isBusy={isBusy}>{texts.button}</BusyButton>
        </NameField>
        <p className="small soft" id={`${id}-hint`}>
          {texts.hint}
        </p>
        <p className="unseen" role="status" data-status />
        <p className="small" role="status">
          {said}
        </p>
      </form>
      {found.length > 0 && children(found)}
    </>
  )
}
