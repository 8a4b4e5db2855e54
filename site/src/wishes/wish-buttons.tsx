import { useState } from 'react'
import type { Language } from '@kupodex/data/game'
import { Icon } from '../ui/icon.tsx'
import { failureText } from '../user/failure-text.ts'
import { failureTexts } from '../user/texts.ts'
import { pageWishes, useWishes, type Wish } from './page-wishes.ts'
import { wishTexts } from './texts.ts'

interface Props {
  language: Language
  type: Wish['type']
  id: number
}

/** Puts a thing on the reader's list, or hides it from lists of what is missing. */
export const WishButtons = ({ language, type, id }: Props) => {
  const texts = wishTexts(language)
  const wishes = useWishes()
  const [said, setSaid] = useState('')
  const now = wishes?.find((one) => one.type === type && one.id === id)?.wish ?? null
  const change = async (wish: Wish['wish']) => {
    const failure = await pageWishes.set({ type, id }, now === wish ? null : wish)
    setSaid(
      failure === null
        ? ''
        : failure === 'tooManyWishes'
          ? texts.tooMany
          : failureText(failureTexts(language), failure),
    )
  }
  const button = (wish: Wish['wish'], icon: string) => (
    <button
      className="button quiet"
      type="button"
      aria-pressed={now === wish}
      disabled={wishes === null}
      onClick={() => void change(wish)}
    >
      <Icon name={icon} />
      {texts[wish]}
    </button>
  )
  return (
    <>
      <p className="row">
        {button('want', now === 'want' ? 'check' : 'star')}
        {button('hide', now === 'hide' ? 'check' : 'close')}
      </p>
      <p className="small" role="status">
        {said}
      </p>
    </>
  )
}
