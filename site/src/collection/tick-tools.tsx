import { useEffect } from 'react'
import type { Language } from '@kupodex/data/game'
import { sumUp } from '@kupodex/data/rules'
import type { MarkTexts } from '#marks/texts.ts'
import { counted } from '#texts/fill.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import { ownCounts } from '#character/own-counts.ts'
import type { ShownRows } from '#list/controls/use-narrowed.ts'
import { keepProgress } from '#character/anonymous-progress.ts'
import { Icon } from '../ui/icon.tsx'
import type { ListedType } from './facts.ts'
import type { Thing } from './thing.ts'
import { KeptHere } from './kept-here.tsx'

interface AnonymousNoteProps {
  language: Language
  type: string
  things: readonly Thing[]
}

/** Says where ticks without a character are kept, and keeps how many they are for the menu. */
const AnonymousNote = ({ language, type, things }: AnonymousNoteProps) => {
  const { count, possible } = sumUp(things)
  useEffect(() => keepProgress(type, count, possible), [type, count, possible])
  return <KeptHere language={language} />
}

/** How the things of a list are ticked, and what that is called. */
export interface Ticking {
  texts: MarkTexts
  set: (ids: readonly number[], owned: boolean) => void
  /** Whether a picture ticks its thing; else it opens it. */
  isTicking: boolean
  setTicking: (isTicking: boolean) => void
}

interface Props {
  language: Language
  characterId: number
  type: ListedType
  /** Whether things are drawn as pictures, which have no checkbox of their own. */
  isPictured: boolean
  mark: Ticking
  things: readonly Thing[]
  shown: ShownRows<Thing>
}

const key = 'kupodex.ticking'

/** What a list offers to those who tick it: icons that tick instead of opening, and ticking all that is shown. */
export const TickTools = ({ language, characterId, type, isPictured, mark, things, shown }: Props) => {
  const { texts, isTicking, setTicking, set } = mark
  const missing = shown.rows.filter(({ isOwned }) => !isOwned).map(({ id }) => id)
  useEffect(() => {
    if (isPictured && safeStorage('localStorage').getItem(key) !== null) setTicking(true)
  }, [isPictured, setTicking])
  const { count } = sumUp(things)
  useEffect(() => {
    if (characterId !== 0) ownCounts.setKey(type, count)
  }, [characterId, type, count])
  const change = () => {
    setTicking(!isTicking)
    if (isTicking) safeStorage('localStorage').removeItem(key)
    else safeStorage('localStorage').setItem(key, 'on')
  }
  return (
    <div className="tick-tools small">
      {isPictured && shown.state.view !== 'list' && (
        <button className="button quiet" type="button" aria-pressed={isTicking} onClick={change}>
          <Icon name="check" />
          {texts.tickIcons}
        </button>
      )}
      <button
        className="button quiet"
        type="button"
        aria-disabled={missing.length === 0}
        onClick={() => missing.length > 0 && set(missing, true)}
      >
        {counted(texts.selectShown, missing.length, language)}
      </button>
      <details className="soft">
        <summary>{texts.several}</summary>
        {texts.hint}
      </details>
      {characterId === 0 && <AnonymousNote {...{ language, things, type }} />}
    </div>
  )
}
