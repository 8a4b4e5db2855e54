import { nextPeriods, type Period } from '@kupodex/data/eorzea'
import { type SafeStorage, safeStorage } from '#storage/safe-storage.ts'
import { type Notice, readNotices } from './kept-notices.ts'
import { noticesKey } from '#storage/keys.ts'
import { showNotice } from './permission.ts'

export interface WatchPage {
  storage: Pick<SafeStorage, 'getItem'>
  now: () => number
  /** Calls `run` after `ms` milliseconds; returns how to call it off. */
  later: (run: () => void, ms: number) => () => void
  show: (notice: Notice, period: Period) => void
}

/** Timers of browsers cannot wait for longer than 24 days; a machine that slept makes them late. */
const longest = 10 * 60_000

/** How late a notice may be (ms): a period that began while nobody watched is no news. */
const lateBy = 120_000

/** Shows each notice when a period of it begins; returns how to read the notices again, after they were changed. */
export const watch = ({ storage, now, later, show }: WatchPage): (() => void) => {
  let callOff = () => {}
  let last = now()
  const follow = () => {
    callOff()
    const at = now()
    const begun = (period: Period | undefined) =>
      period !== undefined && period.start > last && period.start <= at && at - period.start < lateBy
    let next = at + longest
    for (const notice of readNotices(storage)) {
      const [first, second] = nextPeriods(notice.condition, notice.rates, at, 2)
      if (first && begun(first)) show(notice, first)
      const coming = first && first.start > at ? first : second
      next = Math.min(next, coming?.start ?? next)
    }
    last = at
    callOff = later(follow, Math.max(0, next - at))
  }
  follow()
  return follow
}

const showNow = ({ id, language, title, text, path }: Notice, { start, end }: Period): void => {
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(end)
  // One for all tabs that are open.
  const tag = `${id}:${start}`
  const shown = showNotice(title, { body: text.replace('{time}', time), tag, lang: language })
  if (shown === null) return
  shown.onclick = () => {
    window.focus()
    location.assign(path)
  }
}

let again: (() => void) | null = null

/** Watches the notices of this browser for as long as the page is open; called again after they were changed. */
export const watchNotices = (): void => {
  if (again !== null) return again()
  again = watch({
    storage: safeStorage('localStorage'),
    now: Date.now,
    later: (run, ms) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
    show: showNow,
  })
  addEventListener('storage', ({ key }) => {
    if (key === null || key === noticesKey) again?.()
  })
}
