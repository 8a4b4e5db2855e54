const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** A duration for people, from seconds: one number, or two below three days. */
export const durationWords = (seconds: number): string => {
  if (seconds < 1) return 'less than a second'
  if (seconds < 2 * minute) return `${Math.round(seconds)} s`
  if (seconds < 2 * hour) return `${Math.round(seconds / minute)} min`
  if (seconds < 3 * day) return `${(seconds / hour).toFixed(1)} hours`
  return `${Math.round(seconds / day)} days`
}

/** A moment (epoch ms) to the minute, in UTC. */
export const timeWords = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`
