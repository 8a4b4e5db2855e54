import { useState } from 'react'
import type { Condition, Rates } from '@kupodex/data/eorzea'
import { dropNotice, keepNotice, readNotices } from '#notices/kept-notices.ts'
import { askPermission, permissionNow } from '#notices/permission.ts'
import { watchNotices } from '#notices/watch.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import { type ListFrame, thingPath } from './frame.ts'
import { notifyTexts } from './texts.ts'
import type { Thing } from './thing.ts'

const storage = safeStorage('localStorage')

interface Props {
  frame: ListFrame
  thing: Thing
  condition: Condition
  rates: Rates
  /** What the button says, what is said once it is pressed, and what the notice says, with `{time}` for when the period ends. */
  words: { button: string; on: string; until: string }
}

/**
 * Offers a notice for when a thing that waits for a time or a weather can be had; asks for permission only once that is clicked. The part that it
 * is in brings its styles, `notify.css`.
 */
export const Notify = ({ frame, thing, condition, rates, words }: Props) => {
  const { language, facts } = frame
  const id = `${facts.type} ${thing.id}`
  const { refused, unable } = notifyTexts(language)
  const [permission, setPermission] = useState(permissionNow)
  const [isOn, setOn] = useState(() => readNotices(storage).some((notice) => notice.id === id))

  const turnOn = async () => {
    const answer = await askPermission(thing.name, words.on)
    setPermission(answer)
    if (answer !== 'granted') return
    const path = thingPath(frame, thing)
    keepNotice(storage, { id, language, title: thing.name, text: words.until, path, condition, rates })
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
        aria-pressed={isActive}
        onClick={() => (isActive ? turnOff() : void turnOn())}
      >
        {words.button}
      </button>
      <p className="soft small" role="status">
        {permission === 'refused' ? refused : permission === 'unable' ? unable : isActive ? words.on : ''}
      </p>
    </div>
  )
}
