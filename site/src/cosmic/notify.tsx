import { useState } from 'react'
import { type ListFrame, thingPath } from '#collection/frame.ts'
import type { Thing } from '#collection/thing.ts'
import { dropNotice, keepNotice, readNotices } from '#notices/kept-notices.ts'
import { askPermission, permissionNow } from '#notices/permission.ts'
import { watchNotices } from '#notices/watch.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import { missionOf } from './mission.ts'
import { conditionOf } from './moment-at.ts'
import { usePlanets } from './planets.ts'
import { cosmicTexts } from './texts.ts'

const storage = safeStorage('localStorage')

/** Offers a notice for when a mission that waits for a time or a weather begins; asks for permission only once that is clicked. */
export const Notify = ({ frame, thing }: { frame: ListFrame; thing: Thing }) => {
  const { language } = frame
  const mission = missionOf(thing)
  const id = `cosmicMission ${mission.id}`
  const { notify, availableUntil } = cosmicTexts(language)
  const known = usePlanets(language)
  const [permission, setPermission] = useState(permissionNow)
  const [isOn, setOn] = useState(() => readNotices(storage).some((notice) => notice.id === id))
  const condition = conditionOf(mission)
  if (condition === null || known === null || known === 'failed') return null
  const rates = known.planets.find((planet) => planet.id === mission.planetId)?.rates
  if (rates === undefined) return null

  const turnOn = async () => {
    const answer = await askPermission(thing.name, notify.on)
    setPermission(answer)
    if (answer !== 'granted') return
    const path = thingPath(frame, thing)
    keepNotice(storage, { id, language, title: thing.name, text: availableUntil, path, condition, rates })
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
        {notify.button}
      </button>
      <p className="soft small" role="status">
        {permission === 'refused'
          ? notify.refused
          : permission === 'unable'
            ? notify.unable
            : isActive
              ? notify.on
              : ''}
      </p>
    </div>
  )
}
