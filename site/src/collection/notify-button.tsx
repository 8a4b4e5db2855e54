import { useState } from 'react'
import type { Language } from '@kupodex/data/game'
import { dropNotice, keepNotice, type Notice, readNotices } from '#notices/kept-notices.ts'
import { askPermission, permissionNow } from '#notices/permission.ts'
import { watchNotices } from '#notices/watch.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import { notifyTexts } from './texts.ts'

const storage = safeStorage('localStorage')

interface Props {
  notice: Notice & { language: Language }
  /** What the button says, of several also what it is read aloud as, and what is said once it is pressed. */
  words: { button: string; label?: string; on: string }
  /** Whether it is one of several: then it says why it cannot only once it is pressed. */
  isOneOfSeveral?: boolean
}

/** Offers a notice for when something that waits can be had; permission is asked for once that is clicked. The part that it is in brings its styles, `notify.css`. */
export const NotifyButton = ({ notice, words, isOneOfSeveral = false }: Props) => {
  const { id, language, title } = notice
  const { refused, unable } = notifyTexts(language)
  const [permission, setPermission] = useState(permissionNow)
  const [isSaid, setSaid] = useState(!isOneOfSeveral)
  const [isOn, setOn] = useState(() => readNotices(storage).some((kept) => kept.id === id))

  const turnOn = async () => {
    const answer = await askPermission(title, words.on)
    setPermission(answer)
    setSaid(true)
    if (answer !== 'granted') return
    keepNotice(storage, notice)
    watchNotices()
    setOn(true)
  }
  const turnOff = () => {
    dropNotice(storage, id)
    watchNotices()
    setOn(false)
  }
  const isActive = isOn && permission === 'granted'
  return (
    <div className="notify">
      <button
        type="button"
        className="button quiet"
        aria-label={words.label}
        aria-pressed={isActive}
        onClick={() => (isActive ? turnOff() : void turnOn())}
      >
        {words.button}
      </button>
      <p className="soft small" role="status">
        {isSaid && (permission === 'refused' ? refused : permission === 'unable' ? unable : isActive ? words.on : '')}
      </p>
    </div>
  )
}
